import type { Db } from '#adapters/db/database.ts';
import { authorsOfHomilies } from '#features/homily/authors.ts';
import { offeredNames } from '#features/writers/offered-names.ts';

/** Whoever may be named over a post: many who write homilies write posts as well. */
export async function namesForPosts(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ author: string }>(
    `select author from post where author <> '' and binned_at is null
     group by author order by max(updated_at) desc limit 200`,
  );
  return offeredNames(db, [...rows.map(({ author }) => author), ...(await authorsOfHomilies(db))]);
}
