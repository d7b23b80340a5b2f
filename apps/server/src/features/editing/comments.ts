import { maxComments, type NewComment } from '@wayfare/contracts/calls/comments';
import type { Database } from '#adapters/db/database.ts';
import { problem } from '#http/responses/problems.ts';
import { insertComment, listComments } from './comment-queries.ts';
import type { Saver } from './kind.ts';
import { isReviewEnabled } from './review-queries.ts';
import type { TextEditor } from './text-editor.ts';

export async function addComment<Content>(
  db: Database,
  { kind: { kind }, lockDraft }: TextEditor<Content>,
  ref: string,
  comment: NewComment,
  { by, now }: Saver,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isReviewEnabled(tx))) throw problem('review_off');
    await lockDraft(tx, ref);
    const existing = await listComments(tx, { kind, ref }, by.personId);
    if (existing.some(({ id }) => id === comment.id)) return;
    if (existing.length >= maxComments) throw problem('comments_full');
    // Replies have no replies.
    if (comment.replyTo !== null && existing.find(({ id }) => id === comment.replyTo)?.replyTo !== null)
      throw problem('comment_not_found');
    await insertComment(tx, { kind, ref }, comment, { by, now });
  });
}
