import { maxComments, type NewComment, type ReviewComment } from '@wayfare/contracts/calls/comments';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Clock } from '#clock.ts';
import { getActor } from '#features/activity/activity-queries.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import {
  deleteCommentsResolvedBefore,
  deleteOwnComment,
  findComments,
  insertComment,
  setCommentResolved,
} from './comment-queries.ts';
import type { TextRef } from './kind.ts';
import { isReviewEnabled } from './review-queries.ts';

export interface CommentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'findBySub'>;
}

/** A text, and the caller. */
interface CommentScope extends TextRef {
  readonly sub: string;
}

interface Comments {
  readonly comments: ReviewComment[];
}

/** The comments on a text, as the caller sees them. */
export async function listComments(
  { db, clock }: Pick<CommentDeps, 'db' | 'clock'>,
  text: CommentScope,
): Promise<Comments> {
  return { comments: await findComments(db, text, await getOrCreatePerson(db, text.sub, clock.now())) };
}

/** `lockText` locks the text until the transaction ends, and throws if there is none. */
export async function addComment(
  deps: CommentDeps,
  text: CommentScope,
  said: NewComment,
  lockText: (tx: Db) => Promise<unknown>,
): Promise<Comments> {
  const { db, clock } = deps;
  const by = await getActor(deps, text.sub);
  await db.transaction(async (tx) => {
    if (!(await isReviewEnabled(tx))) throw problem('review_off');
    await lockText(tx);
    const known = await findComments(tx, text, by.personId);
    if (known.some(({ id }) => id === said.id)) return;
    if (known.length >= maxComments) throw problem('comments_full');
    // Replies have no replies.
    if (said.replyTo !== null && known.find(({ id }) => id === said.replyTo)?.replyTo !== null)
      throw problem('comment_not_found');
    await insertComment(tx, text, said, { by, now: clock.now() });
  });
  return listComments(deps, text);
}

/** Every editor may resolve a comment, and open it again. */
export async function resolveComment(
  deps: CommentDeps,
  text: CommentScope,
  id: string,
  isResolved: boolean,
): Promise<Comments> {
  const resolution = { isResolved, by: await getActor(deps, text.sub), now: deps.clock.now() };
  if (!(await setCommentResolved(deps.db, text, id, resolution))) throw problem('comment_not_found');
  return listComments(deps, text);
}

/** Ignores a comment of somebody else. */
export async function deleteComment(deps: CommentDeps, text: CommentScope, id: string): Promise<Comments> {
  const { db, clock } = deps;
  await deleteOwnComment(db, text, id, await getOrCreatePerson(db, text.sub, clock.now()));
  return listComments(deps, text);
}

const keptSettledMs = days(90);

export const deleteResolvedComments = ({ db, clock }: Pick<CommentDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'delete-resolved-comments',
  nextRun: (now) => addTime(now, hours(12)),
  async run() {
    await deleteCommentsResolvedBefore(db, subtractTime(clock.now(), keptSettledMs));
  },
});
