import { type Db, findValue, hasRow, listValues } from '#adapters/db/database.ts';
import { problem } from '#http/responses/problems.ts';
import type { StoredPost } from './stored-post.ts';
import { findPostByAnySlug } from './stored-post-queries.ts';

type PostAddress = Pick<StoredPost, 'postId' | 'slug' | 'status'>;

/**
 * Redirects a former slug to the post, not to its new slug, so redirects never chain. Drafts change no redirects. `before`
 * is null for a new post.
 */
export async function updateRedirects(
  tx: Db,
  before: PostAddress | null,
  after: PostAddress,
  now: Date,
): Promise<void> {
  const isPublished = after.status === 'PUBLISHED';
  if (before?.status === 'PUBLISHED' && !(isPublished && after.slug === before.slug))
    await tx.query(
      `insert into post_redirect (slug, post_id, created_at) values ($1, $2, $3)
       on conflict (slug) do update
         set post_id = excluded.post_id, created_at = excluded.created_at, expires_at = null`,
      [before.slug, before.postId, now],
    );
  if (isPublished) await tx.query('delete from post_redirect where slug = $1', [after.slug]);
}

/** Slugs under which the post was published, newest first. Includes its own while unpublished. */
export const listFormerSlugs = (db: Db, postId: string): Promise<string[]> =>
  listValues<string>(db, 'select slug from post_redirect where post_id = $1 order by created_at desc, slug', [
    postId,
  ]);

/** Throws `post_gone` if there was a post, else `post_not_found`. */
export async function getPostByAnySlug(db: Db, slug: string, seesDrafts: boolean): Promise<StoredPost> {
  const post = await findPostByAnySlug(db, slug, seesDrafts);
  if (post !== null) return post;
  const hasExisted = await hasRow(
    db,
    'select from post_redirect where slug = $1 union all select from post where slug = $1 and $2',
    [slug, seesDrafts],
  );
  throw problem(hasExisted ? 'post_gone' : 'post_not_found');
}

/** Throws `slug_taken` if a deleted post reserves the slug. */
export async function requireFreeSlug(tx: Db, slug: string, now: Date): Promise<void> {
  const expiresAt = await findValue<Date>(
    tx,
    'select expires_at from post_redirect where slug = $1 and expires_at > $2',
    [slug, now],
  );
  if (expiresAt === null) return;
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  throw problem('slug_taken', {
    message: `The slug “${slug}” was that of a deleted post, and is free again after ${day}.`,
  });
}

/** Of posts that will be deleted. Slugs under which no post was published need no reservation. */
export async function reserveSlugs(db: Db, postIds: readonly string[], until: Date): Promise<void> {
  await db.query('update post_redirect set expires_at = $2 where post_id = any($1)', [[...postIds], until]);
}

export async function deleteExpiredSlugs(db: Db, now: Date): Promise<void> {
  await db.query('delete from post_redirect where expires_at <= $1', [now]);
}
