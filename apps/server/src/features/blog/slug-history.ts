import type { Db } from '#adapters/db/database.ts';
import { problem } from '#http/responses/problems.ts';
import { addRedirect, deleteRedirect, findSlugReservation, wasSlugUsed } from './post-queries.ts';
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
  if (before.status === 'PUBLISHED' && !isOpenThere) await addRedirect(tx, { ...before, now });
  if (after.status === 'PUBLISHED') await deleteRedirect(tx, after.slug);
}

/** Throws `post_gone` if there was a post, else `post_not_found`. */
export async function getPostByAnySlug(db: Db, slug: string, seesDrafts: boolean): Promise<StoredPost> {
  const post = await findPostByAnySlug(db, slug, seesDrafts);
  if (post !== null) return post;
  const hasExisted =
    (seesDrafts && (await findPostBySlug(db, slug)) !== null) || (await wasSlugUsed(db, slug));
  throw problem(hasExisted ? 'post_gone' : 'post_not_found');
}

/** Throws `slug_taken` if a deleted post reserves the slug. */
export async function requireFreeSlug(tx: Db, slug: string, now: Date): Promise<void> {
  const expiresAt = await findSlugReservation(tx, slug, now);
  if (expiresAt === null) return;
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  throw problem('slug_taken', {
    message: `The slug “${slug}” was that of a deleted post, and is free again after ${day}.`,
  });
}
