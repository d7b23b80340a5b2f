import type { PostOfDay } from '@wayfare/contracts/calls/homily-editor';
import { addDays, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import { type Db, findValue, listRows, listValues } from '#adapters/db/database.ts';
import { listAuthorsOfHomilies } from '#features/homily/homily-queries.ts';
import type { SearchEntry } from '#features/search/entry-queries.ts';
import { listBylineNames } from '#features/writers/writer-queries.ts';
import type { StoredPost } from './stored-post.ts';
import { isPublished } from './stored-post-queries.ts';

/** Author suggestions for posts, including authors of homilies. */
export async function listPostBylineNames(db: Db): Promise<string[]> {
  const authors = await listValues<string>(
    db,
    `select author from post where author <> '' and binned_at is null
     group by author order by max(updated_at) desc limit 200`,
  );
  return listBylineNames(db, [...authors, ...(await listAuthorsOfHomilies(db))]);
}

export async function listPostCategories(db: Db): Promise<string[]> {
  const categories = await listValues<string>(
    db,
    `select category from post where category <> '' and binned_at is null
     group by category order by count(*) desc limit 200`,
  );
  return categories.toSorted((one, other) => one.localeCompare(other, 'en'));
}

type DatedPost = PostOfDay & { readonly date: string };

/** Published posts by their date, and scheduled posts by the day they are published. */
export const listPostsBetween = (
  db: Db,
  { from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string },
): Promise<DatedPost[]> =>
  listRows<DatedPost>(
    db,
    `select date, post_id as id, title, 'published' as state from post
     where status = 'PUBLISHED' and date between $1 and $2
     union all
     select (publish_at at time zone $3)::date, post_id, title, 'scheduled' from post
     where status = 'DRAFT' and binned_at is null and publish_at >= $4 and publish_at < $5
     order by date, state, title, id`,
    [from, to, timeZone, startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)],
  );

/** Unordered. */
export async function listPublishedAmong(db: Db, ids: readonly string[]) {
  return listRows<{ id: string; slug: string; title: string; date: string }>(
    db,
    `select post_id as id, slug, title, date from post where post_id = any($1) and status = 'PUBLISHED'`,
    [ids],
  );
}

export const countPublishedPosts = async (db: Db): Promise<number> =>
  (await findValue<number>(db, `select count(*)::int as count from post where status = 'PUBLISHED'`)) ?? 0;

export type BinnedRow = Pick<StoredPost, 'postId' | 'title' | 'slug' | 'binnedBy'> & {
  readonly binnedAt: Date;
};

const maxBinned = 500;

/** Most recently deleted first. */
export const listBinnedPosts = (db: Db): Promise<BinnedRow[]> =>
  listRows<BinnedRow>(
    db,
    `select post_id as "postId", title, slug, binned_at as "binnedAt", binned_by as "binnedBy" from post
     where binned_at is not null order by binned_at desc, post_id limit ${maxBinned}`,
  );

/** Locks the posts until the transaction ends. Posts that are restored meanwhile are left out. */
export const lockPostsBinnedBefore = (tx: Db, before: Date, limit: number): Promise<string[]> =>
  listValues<string>(
    tx,
    'select post_id from post where binned_at <= $1 order by post_id limit $2 for update',
    [before, limit],
  );

export async function deletePosts(tx: Db, postIds: readonly string[]): Promise<void> {
  await tx.query('delete from post where post_id = any($1)', [[...postIds]]);
}

/** The ids of scheduled posts, earliest first. Null: all of them. */
export const listScheduledPosts = (db: Db, until: Date | null): Promise<string[]> =>
  listValues<string>(
    db,
    `select post_id as "postId" from post where publish_at is not null and ($1::timestamptz is null or publish_at <= $1)
     order by publish_at, post_id`,
    [until],
  );

/** Unordered. The body is HTML. */
export const listSearchEntries = (db: Db, ids: readonly string[]): Promise<SearchEntry[]> =>
  listRows<SearchEntry>(
    db,
    `select post_id as ref, slug, date, title, category as label, '' as reference, author, excerpt, content as body,
            null as verses
     from post where post_id = any($1) and ${isPublished}`,
    [ids],
  );

export const listPublishedIds = (
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> =>
  listValues<string>(
    db,
    `select post_id as ref from post where post_id > $1 and ${isPublished} order by post_id limit $2`,
    [after, limit],
  );
