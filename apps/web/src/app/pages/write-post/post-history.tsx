import { type ListedTextRevision, postCalls } from '@wayfare/contracts/calls/editing';
import { type ReactNode, useMemo } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { History } from '#app/editing/history.tsx';
import type { HistoryKind, ListedRevision } from '#app/editing/history-kind.ts';
import { useMember } from '#app/member/member.tsx';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { PostView } from '#app/reading/post-view.tsx';
import { comparablePost } from './comparable-post.ts';
import { fieldsOfDraft, type PostFields } from './post-fields.ts';

interface PostHistoryProps {
  postId: string;
  now: PostFields;
  onRestore: (fields: PostFields) => void;
  onClose: () => void;
}

/** Every saved version of a post. */
export function PostHistory({ postId, now, onRestore, onClose }: PostHistoryProps) {
  const { config } = useMember();
  const isOwnImage = useMemo(() => (src: string) => isOwnPicture(config, src), [config]);
  const kind: HistoryKind<PostFields> = {
    now,
    list: async () => {
      const { revisions } = await withToken(config, (token) =>
        call(postCalls.listRevisions, { params: { ref: postId } }, { config, token }),
      );
      return revisions.map((revision) => ({
        number: revision.number,
        savedAt: revision.savedAt,
        savedBy: revision.savedBy ?? '',
        state: toState(revision),
        title: revision.title,
        words: revision.wordCount,
      }));
    },
    open: async (number) => {
      const params = { ref: postId, number: String(number) };
      const { content } = await withToken(config, (token) =>
        call(postCalls.getRevision, { params }, { config, token }),
      );
      return fieldsOfDraft(content, isOwnImage);
    },
    draw,
    comparable: (fields) => comparablePost(fields, isOwnImage),
    restore: onRestore,
    restoring:
      'It replaces what stands in the fields now, and you can undo that in the text. Nothing changes for readers until you publish.',
  };
  return <History kind={kind} onClose={onClose} />;
}

function toState({ publishedAt, origin }: ListedTextRevision): ListedRevision['state'] {
  if (publishedAt !== null) return 'published';
  return origin === 'import' ? 'imported' : 'draft';
}

const draw = (fields: PostFields, state: ListedRevision['state']): ReactNode => (
  <PostView
    post={{ ...fields, status: state === 'draft' ? 'DRAFT' : 'PUBLISHED' }}
    heading={<p className="essay-title">{fields.title || 'Untitled'}</p>}
  />
);
