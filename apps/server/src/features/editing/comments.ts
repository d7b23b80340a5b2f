import { maxComments, type NewComment, type ReviewComment } from '@wayfare/contracts/calls/comments';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { deleteCommentsResolvedBefore, findComments, insertComment } from './comment-queries.ts';
import type { EditingDeps, Saver, TextRef } from './kind.ts';
import { isReviewEnabled } from './review-queries.ts';

/** The comments on a text, as the caller sees them. */
export async function listComments(
  { db, clock }: Pick<EditingDeps, 'db' | 'clock'>,
  text: TextRef,
  sub: string,
): Promise<{ comments: ReviewComment[] }> {
  return { comments: await findComments(db, text, await getOrCreatePerson(db, sub, clock.now())) };
}

/** `lockText` locks the text until the transaction ends, and throws if there is none. */
export async function addComment(
  { db }: Pick<EditingDeps, 'db'>,
  text: TextRef,
  comment: NewComment,
  { by, now }: Saver,
  lockText: (tx: Db) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isReviewEnabled(tx))) throw problem('review_off');
    await lockText(tx);
    const existing = await findComments(tx, text, by.personId);
    if (existing.some(({ id }) => id === comment.id)) return;
    if (existing.length >= maxComments) throw problem('comments_full');
    // Replies have no replies.
    if (comment.replyTo !== null && existing.find(({ id }) => id === comment.replyTo)?.replyTo !== null)
      throw problem('comment_not_found');
    await insertComment(tx, text, comment, { by, now });
  });
}

const keptMs = days(90);

export const deleteResolvedComments = ({ db, clock }: Pick<EditingDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'delete-resolved-comments',
  nextRun: (now) => addTime(now, hours(12)),
  async run() {
    await deleteCommentsResolvedBefore(db, subtractTime(clock.now(), keptMs));
  },
});
