import {
  type CommentTarget,
  maxComments,
  type NewComment,
  type ReviewComment,
} from '@wayfare/contracts/calls/comments';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Clock } from '#clock.ts';
import { getActor } from '#features/activity/activity-queries.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { TextRef } from './kind.ts';
import { isReviewEnabled } from './review-queries.ts';

export interface CommentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'findBySub'>;
}

/** A text of which something is said, and who says it. */
interface CommentScope extends TextRef {
  readonly sub: string;
}

interface Comments {
  readonly comments: ReviewComment[];
}

interface CommentRow {
  readonly id: string;
  readonly by: string;
  readonly isOwn: boolean;
  readonly at: Date;
  readonly body: string;
  readonly part: CommentTarget['part'] | null;
  readonly anchor: CommentTarget['anchor'] | null;
  readonly replyTo: string | null;
  readonly resolvedBy: string;
}

/** What was said of it, as one of those who write sees it. */
export async function listComments(
  { db, clock }: Pick<CommentDeps, 'db' | 'clock'>,
  text: CommentScope,
): Promise<Comments> {
  return { comments: await findComments(db, text, await getOrCreatePerson(db, text.sub, clock.now())) };
}

async function findComments(
  db: Db,
  { kind, ref }: TextRef,
  personId: string | null,
): Promise<ReviewComment[]> {
  const { rows } = await db.query<CommentRow>(
    `select comment_id as id, author_name as by, author_id is not distinct from $3 as "isOwn", created_at as at, body, part, anchor, parent_id as "replyTo",
            resolved_by as "resolvedBy"
     from review_comment where kind = $1 and ref = $2 order by created_at, comment_id`,
    [kind, ref, personId],
  );
  return rows.map(({ at, part, anchor, ...row }) => ({
    ...row,
    at: at.toISOString(),
    target: part === null || anchor === null ? null : { part, anchor },
  }));
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
    // One answers what was said first, and not an answer: so there is one row of answers below each.
    if (said.replyTo !== null && known.find(({ id }) => id === said.replyTo)?.replyTo !== null)
      throw problem('comment_not_found');
    await tx.query(
      `insert into review_comment (comment_id, kind, ref, parent_id, part, anchor, body, author_id, author_name,
                                   created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (comment_id) do nothing`,
      [
        said.id,
        text.kind,
        text.ref,
        said.replyTo,
        said.target?.part ?? null,
        said.target === null ? null : JSON.stringify(said.target.anchor),
        said.body,
        by.personId,
        by.name,
        clock.now(),
      ],
    );
  });
  return listComments(deps, text);
}

/** Anybody who writes may settle what was said, and open it again. */
export async function resolveComment(
  deps: CommentDeps,
  text: CommentScope,
  id: string,
  isResolved: boolean,
): Promise<Comments> {
  const { name } = await getActor(deps, text.sub);
  const { rowCount } = await deps.db.query(
    `update review_comment
     set resolved_by = case when $4 then coalesce(nullif($5, ''), 'Somebody') else '' end,
         resolved_at = case when $4 then $6::timestamptz end
     where comment_id = $1 and kind = $2 and ref = $3`,
    [id, text.kind, text.ref, isResolved, name, deps.clock.now()],
  );
  if (rowCount === 0) throw problem('comment_not_found');
  return listComments(deps, text);
}

/** One's own; of anybody else's nothing is done. */
export async function deleteComment(deps: CommentDeps, text: CommentScope, id: string): Promise<Comments> {
  const { db, clock } = deps;
  await db.query(
    'delete from review_comment where comment_id = $1 and kind = $2 and ref = $3 and author_id = $4',
    [id, text.kind, text.ref, await getOrCreatePerson(db, text.sub, clock.now())],
  );
  return listComments(deps, text);
}

const keptSettledMs = days(90);

export const deleteResolvedComments = ({ db, clock }: Pick<CommentDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'delete-resolved-comments',
  nextRun: (now) => addTime(now, hours(12)),
  async run() {
    await db.query('delete from review_comment where resolved_at < $1', [
      subtractTime(clock.now(), keptSettledMs),
    ]);
  },
});
