import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import type { ReactNode } from 'react';
import { Compare } from '#app/editing/history/compare.tsx';
import { History } from '#app/editing/history/history.tsx';
import type { Field, HistoryKind } from '#app/editing/history/history-kind.ts';
import { useMember } from '#app/member/member.tsx';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { PostView } from '#app/reading/post-view.tsx';
import { longDate } from '#ui/long-date.ts';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { toPlainText } from './plain-text.ts';
import { fieldsOfDraft, type PostFields, postFields } from './post-fields.ts';
import type { PostEditing } from './use-post-editing.ts';

interface PostHistoryProps {
  editing: PostEditing;
  isComparing: boolean;
  onClose: () => void;
}

/** The history of a post, or the comparison with the text of another editor. */
export function PostHistory({ editing, isComparing, onClose }: PostHistoryProps) {
  const { callApi, config } = useMember();
  const ref = editing.postId;
  const kind: HistoryKind<PostDraftContent> = {
    name: 'post',
    session: editing.session,
    state: editing.sessionState,
    list: () => callApi(postCalls.listRevisions, { params: { ref } }),
    open: async (number) => {
      const { content } = await callApi(postCalls.getRevision, { params: { ref, number: `${number}` } });
      return fieldsOfDraft(content, (src) => isOwnPicture(config, src));
    },
    listFields: (content) => listPostFields(postFields.parse(content)),
    draw: drawPost,
    restore: editing.restore,
  };
  return isComparing ? <Compare kind={kind} onClose={onClose} /> : <History kind={kind} onClose={onClose} />;
}

const drawPost = (content: PostDraftContent, isDraft: boolean): ReactNode => (
  <PostView
    post={{ ...postFields.parse(content), status: isDraft ? 'DRAFT' : 'PUBLISHED' }}
    heading={<p className="essay-title">{content.title || 'Untitled'}</p>}
  />
);

/** The fields as texts, to compare versions of a post. Its links and pictures stand apart from the words. */
function listPostFields(fields: PostFields): readonly Field[] {
  const body = parseInertHtml(fields.content);
  const links = Array.from(
    body.querySelectorAll('a:not([role])'),
    (link) => `“${link.textContent}”, to ${link.getAttribute('href')}`,
  );
  const pictures = Array.from(
    body.querySelectorAll('img'),
    ({ alt, src }) => `${alt || 'A picture without a description'} (${src})`,
  );
  if (fields.heroImageUrl !== '') pictures.unshift(`${fields.heroImageAlt} (${fields.heroImageUrl})`);
  const texts = {
    Title: fields.title,
    Slug: fields.slug,
    Excerpt: fields.excerpt,
    Category: fields.category,
    'Written by': fields.author,
    'Search title': fields.searchTitle,
    'Search description': fields.searchDescription,
    'Words beside a shared link': fields.shareText,
    'Picture of a shared link': fields.sharePicture === 'hero' ? 'The hero image' : '',
    'Where it first appeared': fields.canonicalUrl,
    'Search engines': fields.noindex ? 'Asked to leave it out' : '',
    Date: fields.date === '' ? '' : longDate(fields.date),
    Text: toPlainText(fields.content),
    Links: links.join('\n'),
    Pictures: pictures.join('\n'),
  };
  return Object.entries(texts).map(([name, text]) => ({ name, text }));
}
