import type { ChangedPost, NewPost } from '@wayfare/contracts/calls/post';
import { isUniqueViolation, tellChange } from '#adapters/db/database.ts';
import { problem } from '#http/answers/problems.ts';
import { type BlogDeps, postsTopic } from './blog-deps.ts';
import { fieldsFrom, holdImages } from './fields-from.ts';
import { findPost, insertPost, lockPost, updatePost } from './queries.ts';
import { insertRevision } from './revision-queries.ts';
import { hasSameFields, type StoredPost } from './stored-post.ts';

/** A post that is new. Sent again, because its answer was lost on the way, it is still one post. */
export async function createPost(deps: BlogDeps, given: NewPost, savedBy: string): Promise<StoredPost> {
  const { db, clock } = deps;
  const fields = await fieldsFrom(deps, given);
  const now = clock.now();
  const post = { ...fields, postId: given.id, createdAt: now, updatedAt: now };
  const isNew = await db
    .transaction(async (within) => {
      if (!(await insertPost(within, post))) return false;
      await holdImages(within, post, now);
      await insertRevision(within, post.postId, savedBy);
      await tellChange(within, postsTopic);
      return true;
    })
    .catch(async (error: unknown) => {
      // Of two tries at the same moment the second may meet the first one's slug before its id.
      if (isUniqueViolation(error) && (await findPost(db, given.id)) !== null) return false;
      return sayWhoseSlug(fields.slug)(error);
    });
  if (isNew) return post;
  const known = await findPost(db, given.id);
  // A date that was left out is the day of the first try.
  if (known !== null && hasSameFields(known, { ...fields, date: given.date ?? known.date })) return known;
  throw problem('post_exists');
}

/** Held against the post as it is now: whoever loaded an older one is told, and nothing is overwritten. */
export async function changePost(
  deps: BlogDeps,
  postId: string,
  given: ChangedPost,
  savedBy: string,
): Promise<StoredPost> {
  const { db, clock } = deps;
  if ((await findPost(db, postId)) === null) throw problem('post_not_found');
  const fields = await fieldsFrom(deps, given);
  return db
    .transaction(async (within) => {
      const known = await lockPost(within, postId);
      if (known === null) throw problem('post_not_found');
      const wanted = { ...fields, date: given.date ?? known.date };
      // Also the second try of a save whose answer was lost.
      if (hasSameFields(known, wanted)) return known;
      if (new Date(given.updatedAt) < known.updatedAt) throw problem('post_changed');
      const now = clock.now();
      const post = { ...known, ...wanted, updatedAt: after(known.updatedAt, now) };
      await updatePost(within, post);
      await holdImages(within, post, now);
      await insertRevision(within, postId, savedBy);
      await tellChange(within, postsTopic);
      return post;
    })
    .catch(sayWhoseSlug(fields.slug));
}

/** No two saves at the same moment, however the clocks of two servers differ. */
const after = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1));

const sayWhoseSlug =
  (slug: string) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error;
    throw problem('slug_taken', { message: `The slug “${slug}” is taken by another post.`, cause: error });
  };
