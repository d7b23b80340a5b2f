import { type Db, findValue, hasRow } from '#adapters/db/database.ts';
import { problem } from '#http/responses/problems.ts';
import type { StoredPost } from './stored-post.ts';
import { findPostByAnySlug, findPostBySlug } from './stored-post-queries.ts';

type PostAddress = Pick<StoredPost, 'postId' | 'slug' | 'status'>;

/** Redirects a former slug to the post, not to its new slug, so redirects never chain. Drafts change no redirects. */
export async function updateRedirects(
  tx: Db,
  before: PostAddress,
  after: PostAddress,
  now: Date,
): Promise<void> {
  const isOpenThere = after.status === 'PUBLISHED' && after.slug === before.slug;
  if (before.status === 'PUBLISHED' && !isOpenThere)
    await tx.query(
      `insert into post_redirect (slug, post_id, created_at) values ($1, $2, $3)
       on conflict (slug) do update set post_id = excluded.post_id, created_at = excluded.created_at`,
      [before.slug, before.postId, now],
    );
  if (after.status === 'PUBLISHED') await tx.query('delete from post_redirect where slug = $1', [after.slug]);
}

/** Throws `post_gone` if there was a post, else `post_not_found`. */
export async function getPostByAnySlug(db: Db, slug: string, seesDrafts: boolean): Promise<StoredPost> {
  const post = await findPostByAnySlug(db, slug, seesDrafts);
  if (post !== null) return post;
  const wasPublished =
    'select from post_redirect where slug = $1 union all select from deleted_slug where slug = $1';
  const hasExisted =
    (seesDrafts && (await findPostBySlug(db, slug)) !== null) || (await hasRow(db, wasPublished, [slug]));
  throw problem(hasExisted ? 'post_gone' : 'post_not_found');
}

/** Throws `slug_taken` if a deleted post reserves the slug. */
export async function requireFreeSlug(tx: Db, slug: string, now: Date): Promise<void> {
  const expiresAt = await findValue<Date>(
    tx,
    'select expires_at from deleted_slug where slug = $1 and expires_at > $2',
    [slug, now],
  );
  if (expiresAt === null) return;
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  throw problem('slug_taken', {
    message: `The slug “${slug}” was that of a deleted post, and is free again after ${day}.`,
  });
}
