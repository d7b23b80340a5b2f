import type { Db } from '#adapters/db/database.ts';

/** Those of these ids that readers can open, in no order. */
export async function listPublishedAmong(db: Db, ids: readonly string[]) {
  const { rows } = await db.query<{ id: string; slug: string; title: string; date: string }>(
    `select post_id as id, slug, title, date from post where post_id = any($1) and status = 'PUBLISHED'`,
    [ids],
  );
  return rows;
}

export async function countPublishedPosts(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from post where status = 'PUBLISHED'`,
  );
  return rows[0]?.count ?? 0;
}
