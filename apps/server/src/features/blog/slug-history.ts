import type { Db } from '#adapters/db/database.ts';
import { problem } from '#http/responses/problems.ts';
import { findPostBySlug, type StoredPost, selectPost } from './stored-post.ts';

type PostAddress = Pick<StoredPost, 'postId' | 'slug' | 'status'>;

/** Redirects a former slug to the post, not to its new slug, so redirects never chain. Drafts change no redirects. */
export async function updateRedirects(
  tx: Db,
  before: PostAddress,
  after: PostAddress,
  now: Date,
): Promise<void> {
  const isOpenThere = after.status === 'PUBLISHED' && after.slug === before.slug;
  if (before.status === 'PUBLISHED' && !isOpenThere) {
    await tx.query(
      `insert into post_redirect (slug, post_id, created_at) values ($1, $2, $3)
       on conflict (slug) do update set post_id = excluded.post_id, created_at = excluded.created_at`,
      [before.slug, before.postId, now],
    );
  }
  if (after.status === 'PUBLISHED') await tx.query('delete from post_redirect where slug = $1', [after.slug]);
}

/** Slugs under which the post was published, newest first. Includes its own while unpublished. */
export async function listFormerSlugs(db: Db, postId: string): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>(
    'select slug from post_redirect where post_id = $1 order by created_at desc, slug',
    [postId],
  );
  return rows.map(({ slug }) => slug);
}

async function findRedirected(db: Db, slug: string): Promise<StoredPost | null> {
  const { rows } = await db.query<StoredPost>(
    `select ${selectPost()} from post where post_id = (select post_id from post_redirect where post_redirect.slug = $1)`,
    [slug],
  );
  return rows[0] ?? null;
}

const isOpen = ({ status, binnedAt }: StoredPost, seesDrafts: boolean): boolean =>
  binnedAt === null && (status === 'PUBLISHED' || seesDrafts);

/** Finds a post by its current or a former slug. Null if the viewer cannot open it. */
export async function findPostByAnySlug(
  db: Db,
  slug: string,
  seesDrafts: boolean,
): Promise<StoredPost | null> {
  const here = await findPostBySlug(db, slug);
  if (here !== null && isOpen(here, seesDrafts)) return here;
  const moved = await findRedirected(db, slug);
  return moved !== null && isOpen(moved, seesDrafts) ? moved : null;
}

/** Throws `post_gone` if there was a post, else `post_not_found`. */
export async function getPostByAnySlug(db: Db, slug: string, seesDrafts: boolean): Promise<StoredPost> {
  const post = await findPostByAnySlug(db, slug, seesDrafts);
  if (post !== null) return post;
  throw problem((await hasExisted(db, slug, seesDrafts)) ? 'post_gone' : 'post_not_found');
}

async function hasExisted(db: Db, slug: string, seesDrafts: boolean): Promise<boolean> {
  if (seesDrafts && (await findPostBySlug(db, slug)) !== null) return true;
  const { rowCount } = await db.query(
    'select slug from post_redirect where slug = $1 union select slug from deleted_slug where slug = $1',
    [slug],
  );
  return rowCount === 1;
}

/** Throws `slug_taken` if a deleted post reserves the slug. */
export async function requireFreeSlug(tx: Db, slug: string, now: Date): Promise<void> {
  const { rows } = await tx.query<{ keptUntil: Date }>(
    'select expires_at as "keptUntil" from deleted_slug where slug = $1 and expires_at > $2',
    [slug, now],
  );
  const [gone] = rows;
  if (gone === undefined) return;
  const day = gone.keptUntil.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  throw problem('slug_taken', {
    message: `The slug “${slug}” was that of a deleted post, and is free again after ${day}.`,
  });
}
