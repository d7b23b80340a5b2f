import type { homilyComments, NewComment } from '@wayfare/contracts/calls/comments';
import type { ResponseInput } from '@wayfare/contracts/calls/contract';
import { type Db, hasRow, listRows } from '#adapters/db/database.ts';
import type { Saver, TextRef } from './kind.ts';

type Comment = ResponseInput<typeof homilyComments.list>['comments'][number];

/** Oldest first, as this person sees them. */
export const listComments = (db: Db, { kind, ref }: TextRef, personId: string | null): Promise<Comment[]> =>
  listRows<Comment>(
    db,
    `select comment_id as id, author_name as by, author_id is not distinct from $3 as "isOwn", created_at as at, body,
            case when part is not null then jsonb_build_object('part', part, 'anchor', anchor) end as target,
            parent_id as "replyTo", resolved_by as "resolvedBy"
     from review_comment where kind = $1 and ref = $2 order by created_at, comment_id`,
    [kind, ref, personId],
  );

/** Does nothing if the comment exists. */
export async function insertComment(
  db: Db,
  { kind, ref }: TextRef,
  { id, replyTo, target, body }: NewComment,
  { by, now }: Saver,
): Promise<void> {
  const anchor = target && JSON.stringify(target.anchor);
  await db.query(
    `insert into review_comment (comment_id, kind, ref, parent_id, part, anchor, body, author_id, author_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (comment_id) do nothing`,
    [id, kind, ref, replyTo, target?.part ?? null, anchor, body, by.personId, by.name, now],
  );
}

/** Resolves a comment, or opens it again. False if there is no such comment. */
export const setCommentResolved = (
  db: Db,
  { kind, ref }: TextRef,
  id: string,
  { isResolved, by, now }: Saver & { readonly isResolved: boolean },
): Promise<boolean> =>
  hasRow(
    db,
    `update review_comment
     set resolved_by = case when $4 then coalesce(nullif($5, ''), 'Somebody') else '' end,
         resolved_at = case when $4 then $6::timestamptz end
     where comment_id = $1 and kind = $2 and ref = $3`,
    [id, kind, ref, isResolved, by.name, now],
  );

/** Only a comment of this person. */
export async function deleteOwnComment(
  db: Db,
  { kind, ref }: TextRef,
  id: string,
  personId: string,
): Promise<void> {
  await db.query(
    'delete from review_comment where comment_id = $1 and kind = $2 and ref = $3 and author_id = $4',
    [id, kind, ref, personId],
  );
}
