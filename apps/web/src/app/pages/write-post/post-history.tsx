import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import type { ReactNode } from 'react';
import { Compare } from '#app/editing/history/compare.tsx';
import { History } from '#app/editing/history/history.tsx';
import type { HistoryKind } from '#app/editing/history/history-kind.ts';
import { useMember } from '#app/member/member.tsx';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { PostView } from '#app/reading/post-view.tsx';
import { listPostFields } from './list-fields.ts';
import { fieldsOfDraft, postFields } from './post-fields.ts';
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
