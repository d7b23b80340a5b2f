import { getPostRevision, listPostRevisions } from '@wayfare/contracts/calls/blog';
import { type ReactNode, useMemo } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { History } from '#app/editing/history.tsx';
import type { HistoryKind, ListedRevision } from '#app/editing/history-kind.ts';
import { useMember } from '#app/member/member.tsx';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { PostView } from '#app/reading/post-view.tsx';
import { comparablePost } from './comparable-post.ts';
import { fieldsOf, type PostFields } from './post-fields.ts';

interface PostHistoryProps {
  postId: string;
  /** A post that was never saved has no revisions. */
  isSaved: boolean;
  now: PostFields;
  onRestore: (fields: PostFields) => void;
  onClose: () => void;
}

/** Every save of a post. */
export function PostHistory({ postId, isSaved, now, onRestore, onClose }: PostHistoryProps) {
  const { config } = useMember();
  const isOwnImage = useMemo(() => (src: string) => isOwnPicture(config, src), [config]);
  const kind: HistoryKind<PostFields> = {
    now,
    list: async () => {
      if (!isSaved) return [];
      const revisions = await withToken(config, (token) =>
        call(listPostRevisions, { params: { postId } }, { config, token }),
      );
      return revisions.map(({ number, savedAt, savedBy, status, title, wordCount: words }) => ({
        number,
        savedAt,
        savedBy,
        state: status === 'DRAFT' ? 'draft' : 'published',
        title,
        words: words ?? null,
      }));
    },
    open: async (number) => {
      const { post } = await withToken(config, (token) =>
        call(getPostRevision, { params: { postId, number: String(number) } }, { config, token }),
      );
      return fieldsOf(post, isOwnImage);
    },
    draw,
    comparable: (fields) => comparablePost(fields, isOwnImage),
    restore: onRestore,
    restoring:
      'It is put into the fields, and what stands there now is set aside. Nothing changes for readers until you save.',
  };
  return <History kind={kind} onClose={onClose} />;
}

const draw = (fields: PostFields, state: ListedRevision['state']): ReactNode => (
  <PostView
    post={{ ...fields, status: state === 'draft' ? 'DRAFT' : 'PUBLISHED' }}
    heading={<p className="essay-title">{fields.title || 'Untitled'}</p>}
  />
);
