import type { Post, PostDraftContent } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import { unschedulePost } from '@wayfare/contracts/calls/post-publishing';
import type { ReactNode, RefObject } from 'react';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import type { Field } from '#app/editing/edited-text.ts';
import type { FrameDialog } from '#app/editing/frame/frame.tsx';
import { TextDialog } from '#app/editing/text-dialog.tsx';
import type { TextHandle } from '#app/editing/view/text-editor.tsx';
import { useMember } from '#app/member/member.tsx';
import { PostView } from '#app/reading/post-view.tsx';
import { endWithPeriod, formatSchedule } from '#app/reading/scheduled-time.tsx';
import { longDate } from '#ui/long-date.ts';
import { parseInertHtml } from '#ui/trusted-html.ts';
import { toPlainText } from './plain-text.ts';
import { type PostFields, postFields } from './post-fields.ts';
import { PostPreview } from './post-preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { PublishedPost } from './published-post.tsx';
import type { PostEditing } from './use-post-editing.ts';
import type { WordlessPicture } from './wordless-pictures.ts';

export type PostDialogName = FrameDialog | 'publish' | 'schedule' | 'unschedule' | 'take-off';

interface PostDialogProps {
  name: PostDialogName | 'published';
  editing: PostEditing;
  wordless: readonly WordlessPicture[];
  content: RefObject<TextHandle | null>;
  onOpen: (dialog: PostDialogName) => void;
  onTakeOff: () => void;
  onClose: () => void;
}

export function PostDialog({ name, editing, onOpen, onTakeOff, onClose, ...others }: PostDialogProps) {
  const { postId, fields, copy, session, sessionState, restore } = editing;
  switch (name) {
    case 'preview':
      return <PostPreview post={fields} status={copy?.status ?? 'DRAFT'} onClose={onClose} />;
    case 'publish':
    case 'schedule':
      return <PublishDialog editing={editing} {...others} isLater={name === 'schedule'} onClose={onClose} />;
    case 'published':
      return copy && <PublishedPost copy={copy} onOpen={onOpen} onClose={onClose} />;
    case 'unschedule':
      return copy && <UnscheduleDialog editing={editing} copy={copy} onClose={onClose} />;
    case 'history':
    case 'compare':
    case 'drop':
    case 'take-off':
      return (
        <TextDialog
          name={name}
          text={{
            kind: 'post',
            ref: postId,
            session,
            state: sessionState,
            calls: postCalls,
            listFields: (content) => listPostFields(postFields.parse(content)),
            draw: drawPost,
            restore,
          }}
          onTakeOff={onTakeOff}
          onClose={onClose}
        />
      );
  }
}

interface UnscheduleDialogProps {
  editing: PostEditing;
  copy: Post;
  onClose: () => void;
}

function UnscheduleDialog({ editing: { session, onScheduled }, copy, onClose }: UnscheduleDialogProps) {
  const { callApi } = useMember();
  return (
    <Confirm
      title="Take it off the schedule?"
      verb="Unschedule"
      act={async () => {
        const query = { token: session.getLock().token };
        onScheduled(await callApi(unschedulePost, { params: { postId: copy.id }, query }));
        return null;
      }}
      onClose={onClose}
    >
      <p>
        {endWithPeriod(`It will not open on ${formatSchedule(copy) ?? 'its day'}`)} It stays here as a draft.
      </p>
    </Confirm>
  );
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
