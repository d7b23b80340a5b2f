import type { QueryOf, ResponseInput } from '@wayfare/contracts/calls/contract';
import {
  type getPicture,
  type listPictures,
  type PictureDescription,
  type PictureUse,
  picturePageSize,
} from '@wayfare/contracts/calls/picture';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import type { Db } from '#adapters/db/database.ts';
import { parsePictureId, pictureKey } from '#adapters/storage/storage.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { lockDraft } from '#features/editing/draft-queries.ts';
import { type Publisher, revokeApproval } from '#features/editing/review.ts';
import { problem } from '#http/responses/problems.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { toPostRef } from '../post-text.ts';
import { notifyPostsChanged } from '../search-source.ts';
import { lockPost } from '../stored-post-queries.ts';
import { toPictureData } from './picture.ts';
import {
  countOlderRevisions,
  findLibraryPicture,
  listLibrary,
  listPictureUses,
  listPostIdsUsing,
  lockLibraryPicture,
  type StoredPicture,
  startDeletion,
  updateDescription,
} from './picture-queries.ts';
import { deleteUploadFiles } from './upload.ts';

const presentPicture = (picture: StoredPicture, usedIn: PictureUse[], mediaBase: string) => ({
  ...toPictureData(picture, mediaBase),
  ...picture,
  id: parsePictureId(picture.key) ?? '',
  // In the text of a post it may have several lines.
  alt: normalizeLine(picture.alt),
  usedIn,
});

export const getPictureLabel = ({ alt, fileName }: Pick<StoredPicture, 'alt' | 'fileName'>): string =>
  alt || fileName;

export async function searchLibrary(
  { db, mediaBase }: Pick<BlogDeps, 'db' | 'mediaBase'>,
  query: QueryOf<typeof listPictures>,
): Promise<ResponseInput<typeof listPictures>> {
  // One more, to know whether there is a next page.
  const rows = await listLibrary(db, query, picturePageSize + 1);
  const page = rows.slice(0, picturePageSize);
  const last = page.at(-1);
  const keys = page.map(({ key }) => key);
  const getUses = await listPictureUses(db, keys);
  return {
    pictures: page.map((picture) => presentPicture(picture, getUses(picture.key), mediaBase)),
    next:
      last === undefined || rows.length === page.length
        ? null
        : `${last.addedAt.getTime()}_${parsePictureId(last.key)}`,
  };
}

/** With the posts that use it. */
export const loadPicture = async (db: Db, picture: StoredPicture, mediaBase: string) =>
  presentPicture(picture, (await listPictureUses(db, [picture.key]))(picture.key), mediaBase);

export async function getLibraryPicture(
  { db, mediaBase }: Pick<BlogDeps, 'db' | 'mediaBase'>,
  pictureId: string,
): Promise<ResponseInput<typeof getPicture>> {
  const key = pictureKey(pictureId);
  const picture = await findLibraryPicture(db, key);
  if (picture === null) throw problem('picture_not_found');
  return {
    ...(await loadPicture(db, picture, mediaBase)),
    revisionCount: await countOlderRevisions(db, key),
  };
}

export async function describePicture(
  deps: Pick<BlogDeps, 'db' | 'mediaBase'>,
  pictureId: string,
  input: PictureDescription,
  by: Publisher,
): Promise<Awaited<ReturnType<typeof loadPicture>>> {
  const key = pictureKey(pictureId);
  const description = {
    alt: normalizeLine(input.alt),
    credit: normalizeLine(input.credit),
    license: normalizeLine(input.license),
  };
  const describe = async (tx: Db) => {
    const existing = await findLibraryPicture(tx, key);
    // Texts and reviews are locked before pictures, as in every save.
    const revoked = existing?.credit === description.credit ? [] : await revokeApprovals(tx, key, by);
    const picture = await lockLibraryPicture(tx, key);
    if (picture === null) throw problem('picture_not_found');
    if (description.credit !== picture.credit) {
      if ((await listPostIdsUsing(tx, key)).some((postId) => !revoked.includes(postId))) throw new NewUse();
      // Posts show it with their hero image.
      await notifyPostsChanged(tx);
    }
    await updateDescription(tx, key, description);
    return loadPicture(tx, { ...picture, ...description }, deps.mediaBase);
  };
  try {
    return await deps.db.transaction(describe);
  } catch (error) {
    if (error instanceof NewUse) return describePicture(deps, pictureId, input, by);
    throw error;
  }
}

/** Another text began to use the picture before it was locked. */
class NewUse extends Error {}

/** Revokes the approvals of the texts with the picture. The ids of their posts, which stay locked. */
async function revokeApprovals(tx: Db, key: string, by: Publisher): Promise<string[]> {
  const postIds = await listPostIdsUsing(tx, key);
  for (const postId of postIds) {
    await lockPost(tx, postId);
    await lockDraft(tx, toPostRef(postId));
  }
  for (const { postId, state } of (await listPictureUses(tx, [key]))(key)) {
    const isPublishedOrScheduled = state === 'published' || state === 'scheduled';
    await revokeApproval(tx, { ...toPostRef(postId), isPublishedOrScheduled }, by, forChiefs);
  }
  return postIds;
}

const forChiefs =
  'This picture is in a post that is published, or that opens by itself. While review is on, an editor-in-chief changes its credit.';

/**
 * Throws `picture_used` if a post uses it. A save marks the pictures of its text in its transaction: either it waits for
 * the lock of this one, or this one waits and then finds the text.
 */
export async function deletePicture(
  deps: Pick<BlogDeps, 'db' | 'clock' | 'storage'>,
  pictureId: string,
  by: Actor,
): Promise<void> {
  const { db, clock } = deps;
  const key = pictureKey(pictureId);
  const picture = await db.transaction(async (tx) => {
    const existing = await lockLibraryPicture(tx, key);
    if (existing === null) throw problem('picture_not_found');
    const missing = (await listPictureUses(tx, [key]))(key).filter(({ state }) => state !== 'bin');
    if (missing.length > 0) throw problem('picture_used', { message: describeUses(missing) });
    const now = clock.now();
    await startDeletion(tx, key, now);
    const name = getPictureLabel(existing);
    await recordActivity(tx, { at: now, by, act: 'deleted', kind: 'picture', ref: pictureId, name });
    return existing;
  });
  await deleteUploadFiles(deps, picture);
}

const maxNamed = 3;

/** 'Posts use this picture: “Bread”, “Salt”.' */
function describeUses(uses: readonly PictureUse[]): string {
  const named = uses
    .slice(0, maxNamed)
    .map(({ title }) => (title === '' ? 'one without a title' : `“${title}”`));
  const others = uses.length - named.length;
  const all = others === 0 ? named : [...named, `${others} more`];
  return `${uses.length === 1 ? 'A post uses' : 'Posts use'} this picture: ${all.join(', ')}.`;
}
