import type { Db } from '#adapters/db/database.ts';
import { columns, selected } from './columns.ts';
import type { PostFields } from './stored-post.ts';

export interface Revision {
  readonly number: number;
  readonly savedAt: Date;
  readonly savedBy: string;
}
export type ListedRevision = Revision & Pick<PostFields, 'title' | 'status'>;
export type WholeRevision = Revision & PostFields;

/** So many saves of one post are listed; the older ones are kept all the same. */
const mostListed = 1_000;

/** Keeps the post as it is now. Whoever calls holds its row, so no number is given twice. */
export async function insertRevision(db: Db, postId: string, savedBy: string): Promise<void> {
  await db.query(
    `insert into post_revision (post_id, number, ${columns}, saved_at, saved_by)
     select post_id, (select coalesce(max(number), 0) + 1 from post_revision where post_id = $1), ${columns},
            updated_at, $2
     from post where post_id = $1`,
    [postId, savedBy],
  );
}

/** Newest first. */
export async function listRevisions(db: Db, postId: string): Promise<ListedRevision[]> {
  const { rows } = await db.query<ListedRevision>(
    `select number, title, status, saved_at as "savedAt", saved_by as "savedBy" from post_revision
     where post_id = $1 order by number desc limit ${mostListed}`,
    [postId],
  );
  return rows;
}

export async function findRevision(db: Db, postId: string, number: number): Promise<WholeRevision | null> {
  const { rows } = await db.query<WholeRevision>(
    `select number, ${selected()}, saved_at as "savedAt", saved_by as "savedBy"
     from post_revision where post_id = $1 and number = $2`,
    [postId, number],
  );
  return rows[0] ?? null;
}
