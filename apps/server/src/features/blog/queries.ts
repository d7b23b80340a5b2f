import type { Db } from '#adapters/db/database.ts';
import { columns, selected, valuesOf } from './columns.ts';
import type { Cursor, ListedRow, StoredPost } from './stored-post.ts';

const whole = (content?: string): string =>
  `post_id as "postId", ${selected(content)}, created_at as "createdAt", updated_at as "updatedAt"`;

interface Page {
  readonly after: Cursor | null;
  readonly limit: number;
}

/** Newest first by creation. */
export async function listPublished(db: Db, { after, limit }: Page): Promise<ListedRow[]> {
  const { rows } = await db.query<ListedRow>(
    `select ${whole('null')} from post
     where status = 'PUBLISHED' and ($1::timestamptz is null or (created_at, post_id) < ($1, $2))
     order by created_at desc, post_id desc limit $3`,
    [after?.createdAt ?? null, after?.postId ?? null, limit],
  );
  return rows;
}

/** Of the texts of drafts in one page: whoever puts more into one answer keeps all others waiting. */
const pageOfDraftsBytes = 500_000;

/** Newest first by creation; of drafts the content too. A page ends early with the draft that makes it too heavy. */
export async function listAll(db: Db, { after, limit }: Page): Promise<ListedRow[]> {
  const { rows } = await db.query<ListedRow>(
    `select ${whole("case status when 'DRAFT' then content end")} from (
       select *, sum(case status when 'DRAFT' then octet_length(content) else 0 end) over (
         order by created_at desc, post_id desc rows between unbounded preceding and 1 preceding) as bytes_before
       from (
         select * from post where $1::timestamptz is null or (created_at, post_id) < ($1, $2)
         order by created_at desc, post_id desc limit $3
       ) as page
     ) as weighed
     where coalesce(bytes_before, 0) < $4
     order by created_at desc, post_id desc`,
    [after?.createdAt ?? null, after?.postId ?? null, limit, pageOfDraftsBytes],
  );
  return rows;
}

export async function findPostBySlug(db: Db, slug: string): Promise<StoredPost | null> {
  const { rows } = await db.query<StoredPost>(`select ${whole()} from post where slug = $1`, [slug]);
  return rows[0] ?? null;
}

export async function findPost(db: Db, postId: string): Promise<StoredPost | null> {
  const { rows } = await db.query<StoredPost>(`select ${whole()} from post where post_id = $1`, [postId]);
  return rows[0] ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockPost(db: Db, postId: string): Promise<StoredPost | null> {
  const { rows } = await db.query<StoredPost>(`select ${whole()} from post where post_id = $1 for update`, [
    postId,
  ]);
  return rows[0] ?? null;
}

export interface Neighbour {
  readonly slug: string;
  readonly title: string;
}

/** The published posts on either side of one. */
export async function findNeighbours(db: Db, { createdAt, postId }: StoredPost) {
  const { rows } = await db.query<Neighbour & { side: 'previous' | 'next' }>(
    `(select 'previous' as side, slug, title from post
      where status = 'PUBLISHED' and (created_at, post_id) < ($1, $2)
      order by created_at desc, post_id desc limit 1)
     union all
     (select 'next', slug, title from post
      where status = 'PUBLISHED' and (created_at, post_id) > ($1, $2)
      order by created_at, post_id limit 1)`,
    [createdAt, postId],
  );
  const on = (side: string): Neighbour | null => {
    const found = rows.find((row) => row.side === side);
    return found === undefined ? null : { slug: found.slug, title: found.title };
  };
  return { previous: on('previous'), next: on('next') };
}

/** False where there is a post with this id already. */
export async function insertPost(db: Db, post: StoredPost): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into post (post_id, ${columns}, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (post_id) do nothing`,
    [post.postId, ...valuesOf(post), post.createdAt, post.updatedAt],
  );
  return rowCount === 1;
}

export async function updatePost(db: Db, post: StoredPost): Promise<void> {
  await db.query(
    `update post set (${columns}) = row($2, $3, $4, $5, $6, $7, $8, $9, $10, $11), updated_at = $12
     where post_id = $1`,
    [post.postId, ...valuesOf(post), post.updatedAt],
  );
}

export async function isPostThere(db: Db): Promise<boolean> {
  return (await db.query('select from post limit 1')).rowCount === 1;
}
