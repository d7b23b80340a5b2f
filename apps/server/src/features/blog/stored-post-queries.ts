import { columnsOf, type Db, findRow, hasRow, listRows } from '#adapters/db/database.ts';
import { parseIllustration } from './pictures/picture.ts';
import {
  type Cursor,
  fieldNames,
  getPublishTime,
  type ListedRow,
  type PostFields,
  type StoredPost,
} from './stored-post.ts';

/** An illustration is stored by its name. */
const columns = columnsOf(fieldNames, {
  heroImageKey: 'hero_key',
  heroImageUrl: 'hero_illustration',
  heroImageAlt: 'hero_alt',
});
const heroImageUrl = `case hero_illustration when '' then '' else '/plates/' || hero_illustration || '.svg' end`;

const toValues = (post: PostFields) =>
  columns.values({ ...post, heroImageUrl: parseIllustration(post.heroImageUrl) });

/** `content` may be something else than the column. */
function selectPost(content = 'content'): string {
  const expressions: Partial<Record<keyof PostFields, string>> = { content, heroImageUrl };
  return `post_id as "postId", ${columns.join((column, field) => `${expressions[field] ?? column} as "${field}"`)},
   created_at as "createdAt", updated_at as "updatedAt",
   to_char(publish_local, 'YYYY-MM-DD"T"HH24:MI') as "publishLocal", publish_zone as "publishZone",
   publish_by as "publishBy", binned_at as "binnedAt", binned_by as "binnedBy"`;
}

interface Page {
  readonly after: Cursor | null;
  readonly limit: number;
}

/** Newest first by creation. */
export const listPublishedPosts = (db: Db, { after, limit }: Page): Promise<ListedRow[]> =>
  listRows<ListedRow>(
    db,
    `select ${selectPost('null')} from post
     where status = 'PUBLISHED' and binned_at is null and ($1::timestamptz is null or (created_at, post_id) < ($1, $2))
     order by created_at desc, post_id desc limit $3`,
    [after?.createdAt ?? null, after?.postId ?? null, limit],
  );

const maxDraftBytesPerPage = 500_000;

/** Newest first by creation, with the content of drafts. A page ends early once drafts exceed the limit. */
export const listAllPosts = (db: Db, { after, limit }: Page): Promise<ListedRow[]> =>
  listRows<ListedRow>(
    db,
    `select ${selectPost("case status when 'DRAFT' then content end")} from (
       select *, sum(case status when 'DRAFT' then octet_length(content) else 0 end) over (
         order by created_at desc, post_id desc rows between unbounded preceding and 1 preceding) as bytes_before
       from (
         select * from post
         where binned_at is null and ($1::timestamptz is null or (created_at, post_id) < ($1, $2))
         order by created_at desc, post_id desc limit $3
       ) as page
     ) as weighed
     where coalesce(bytes_before, 0) < $4
     order by created_at desc, post_id desc`,
    [after?.createdAt ?? null, after?.postId ?? null, limit, maxDraftBytesPerPage],
  );

const findOne = (db: Db, condition: string, value: string): Promise<StoredPost | null> =>
  findRow<StoredPost>(db, `select ${selectPost()} from post where ${condition}`, [value]);

/** Includes the bin. */
export const findPost = (db: Db, postId: string) => findOne(db, 'post_id = $1', postId);

/** Includes the bin. */
export const findPostBySlug = (db: Db, slug: string) => findOne(db, 'slug = $1', slug);

/** By its current or a former slug. Null if the viewer cannot open it. */
export const findPostByAnySlug = (db: Db, slug: string, seesDrafts: boolean) =>
  findOne(
    db,
    `(slug = $1 or post_id = (select post_id from post_redirect where post_redirect.slug = $1))
     and binned_at is null ${seesDrafts ? '' : "and status = 'PUBLISHED'"} order by slug = $1 desc limit 1`,
    slug,
  );

/** Locks the post until the transaction ends. */
export const lockPost = (db: Db, postId: string) => findOne(db, 'post_id = $1 for update', postId);

interface Neighbour {
  readonly slug: string;
  readonly title: string;
}

/** The published posts on either side of one. */
export async function findNeighbours(db: Db, { createdAt, postId }: StoredPost) {
  const rows = await listRows<Neighbour & { side: string }>(
    db,
    `(select 'previous' as side, slug, title from post
      where status = 'PUBLISHED' and binned_at is null and (created_at, post_id) < ($1, $2)
      order by created_at desc, post_id desc limit 1)
     union all
     (select 'next', slug, title from post
      where status = 'PUBLISHED' and binned_at is null and (created_at, post_id) > ($1, $2)
      order by created_at, post_id limit 1)`,
    [createdAt, postId],
  );
  const find = (side: string): Neighbour | null => rows.find((row) => row.side === side) ?? null;
  return { previous: find('previous'), next: find('next') };
}

/** False if the id exists. */
export const insertPost = (db: Db, post: StoredPost): Promise<boolean> =>
  hasRow(
    db,
    `insert into post (post_id, created_at, updated_at, ${columns.list})
     values ($1, $2, $3, ${columns.parameters(4)}) on conflict (post_id) do nothing`,
    [post.postId, post.createdAt, post.updatedAt, ...toValues(post)],
  );

export async function updatePost(db: Db, post: StoredPost): Promise<void> {
  await db.query(
    `update post set (${columns.list}) = row(${columns.parameters(9)}), updated_at = $2, publish_local = $3,
       publish_zone = $4, publish_at = $5, publish_by = $6, binned_at = $7, binned_by = $8
     where post_id = $1`,
    [
      post.postId,
      post.updatedAt,
      post.publishLocal,
      post.publishZone,
      getPublishTime(post),
      post.publishBy,
      post.binnedAt,
      post.binnedBy,
      ...toValues(post),
    ],
  );
}

export const hasPosts = (db: Db): Promise<boolean> => hasRow(db, 'select from post limit 1');

const pageSize = 100;

/** Newest first, loaded in pages. */
export async function* iteratePosts(db: Db): AsyncGenerator<ListedRow> {
  let after: Cursor | null = null;
  for (;;) {
    const page: ListedRow[] = await listAllPosts(db, { after, limit: pageSize });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = { createdAt: last.createdAt, postId: last.postId };
  }
}

/** Excludes the bin. */
export const findPostBySlugOrId = (db: Db, name: string) =>
  findOne(db, 'binned_at is null and $1 in (slug, post_id) order by slug = $1 desc limit 1', name);
