import type { Db } from '#adapters/db/database.ts';

/** Those of these ids that readers can open, in no order. */
export async function listPublishedAmong(db: Db, ids: readonly string[]) {
  const { rows } = await db.query<{ id: string; slug: string; title: string; date: string }>(
    `select post_id as id, slug, title, date from post where post_id = any($1) and status = 'PUBLISHED'`,
    [ids],
  );
  return rows;
}
