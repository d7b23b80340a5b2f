import type { PostOfDay } from '@wayfare/contracts/calls/homily-editor';
import { addDays, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { listAuthorsOfHomilies } from '#features/homily/homily-queries.ts';
import { listBylineNames } from '#features/writers/writer-queries.ts';

/** Author suggestions for posts, including authors of homilies. */
export async function listPostBylineNames(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ author: string }>(
    `select author from post where author <> '' and binned_at is null
     group by author order by max(updated_at) desc limit 200`,
  );
  return listBylineNames(db, [...rows.map(({ author }) => author), ...(await listAuthorsOfHomilies(db))]);
}

const maxCategories = 200;

export async function listPostCategories(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ category: string }>(
    `select category from post where category <> '' and binned_at is null
     group by category order by count(*) desc limit ${maxCategories}`,
  );
  return rows.map(({ category }) => category).toSorted((one, other) => one.localeCompare(other, 'en'));
}

type DatedPost = PostOfDay & { readonly date: string };

/** Published posts by their date, and scheduled posts by the day they are published. */
export async function listPostsBetween(
  db: Db,
  { from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string },
): Promise<DatedPost[]> {
  const { rows } = await db.query<DatedPost>(
    `select date, post_id as id, title, 'published' as state from post
     where status = 'PUBLISHED' and date between $1 and $2
     union all
     select (publish_at at time zone $3)::date, post_id, title, 'scheduled' from post
     where status = 'DRAFT' and binned_at is null and publish_at >= $4 and publish_at < $5
     order by date, state, title, id`,
    [from, to, timeZone, startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)],
  );
  return rows;
}

/** Unordered. */
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
