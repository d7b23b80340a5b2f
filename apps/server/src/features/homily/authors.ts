import type { Db } from '#adapters/db/database.ts';

/** Whoever a homily names as its author, the latest first. */
export async function authorsOfHomilies(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ author: string }>(
    `select author from homily where author <> '' group by author order by max(date) desc limit 200`,
  );
  return rows.map(({ author }) => author);
}
