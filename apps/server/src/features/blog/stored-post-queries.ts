import type { readPost } from '@wayfare/contracts/calls/blog';
import type { ResponseInput } from '@wayfare/contracts/calls/contract';
import { columnsOf, type Db, findRow, hasRow, listRows } from '#adapters/db/database.ts';
import { listUsedKeys } from './content-images.ts';
import { type Cursor, fieldNames, getPublishTime, type ListedRow, type StoredPost } from './stored-post.ts';

const columns = columnsOf([
  ...fieldNames,
  'createdAt',
  'updatedAt',
  'publishLocal',
  'publishZone',
  'publishBy',
  'binnedAt',
  'binnedBy',
]);

export const isPublished = "status = 'PUBLISHED' and binned_at is null";

export const postState = `case when binned_at is not null then 'bin' when status = 'PUBLISHED' then 'published'
  when publish_at is not null then 'scheduled' else 'draft' end`;

/** `content` may be something else than the column. */
function selectPost(content = 'content'): string {
  const expressions: Partial<Record<keyof StoredPost, string>> = {
    content,
    publishLocal: `to_char(publish_local, 'YYYY-MM-DD"T"HH24:MI')`,
  };
  const selected = columns.join((column, field) => `${expressions[field] ?? column} as "${field}"`);
  return `select post_id as "postId", ${selected}`;
}

interface Page {
  readonly after: Cursor | null;
  readonly limit: number;
}

/** Newest first by creation, without the bin. */
const listPage = <Row extends ListedRow>(
  db: Db,
  { after, limit }: Page,
  condition: string,
  content?: string,
): Promise<Row[]> =>
  listRows<Row>(
    db,
    `${selectPost(content)} from post
     where ${condition} and binned_at is null and ($1::timestamptz is null or (created_at, post_id) < ($1, $2))
     order by created_at desc, post_id desc limit $3`,
    [after?.createdAt ?? null, after?.postId ?? null, limit],
  );

export const listPublishedPosts = (db: Db, page: Page): Promise<ListedRow[]> =>
  listPage(db, page, isPublished, 'null');

const maxDraftBytesPerPage = 500_000;

/** Newest first by creation, with the content of drafts. A page ends early once drafts exceed the limit. */
export const listAllPosts = (db: Db, { after, limit }: Page): Promise<ListedRow[]> =>
  listRows<ListedRow>(
    db,
    `${selectPost("case status when 'DRAFT' then content end")} from (
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
  findRow<StoredPost>(db, `${selectPost()} from post where ${condition}`, [value]);

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

type Neighbors = Pick<ResponseInput<typeof readPost>, 'previous' | 'next'>;

/** The published posts on either side of one. */
export const findNeighbors = (db: Db, { createdAt, postId }: StoredPost): Promise<Neighbors | null> =>
  findRow<Neighbors>(
    db,
    `select (select jsonb_build_object('slug', slug, 'title', title) from post
             where ${isPublished} and (created_at, post_id) < ($1, $2)
             order by created_at desc, post_id desc limit 1) as previous,
            (select jsonb_build_object('slug', slug, 'title', title) from post
             where ${isPublished} and (created_at, post_id) > ($1, $2)
             order by created_at, post_id limit 1) as next`,
    [createdAt, postId],
  );

const toValues = (post: StoredPost) => [
  post.postId,
  getPublishTime(post),
  listUsedKeys(post),
  ...columns.values(post),
];

/** Throws a unique violation if the id or the slug is taken. */
export async function insertPost(db: Db, post: StoredPost): Promise<void> {
  await db.query(
    `insert into post (post_id, publish_at, pictures, ${columns.list}) values ($1, $2, $3, ${columns.parameters(4)})`,
    toValues(post),
  );
}

/** Throws a unique violation if the slug is taken. */
export async function updatePost(db: Db, post: StoredPost): Promise<void> {
  await db.query(
    `update post set publish_at = $2, pictures = $3, (${columns.list}) = row(${columns.parameters(4)})
     where post_id = $1`,
    toValues(post),
  );
}

export const hasPosts = (db: Db): Promise<boolean> => hasRow(db, 'select from post limit 1');

const pageSize = 100;

/** Newest first by creation, without the bin, loaded in pages. */
export async function* iteratePosts(db: Db): AsyncGenerator<StoredPost> {
  for (let after: Cursor | null = null; ; ) {
    const page: StoredPost[] = await listPage(db, { after, limit: pageSize }, 'true');
    yield* page;
    after = page.at(-1) ?? null;
    if (after === null) return;
  }
}

/** Excludes the bin. */
export const findPostBySlugOrId = (db: Db, name: string) =>
  findOne(db, 'binned_at is null and $1 in (slug, post_id) order by slug = $1 desc limit 1', name);
