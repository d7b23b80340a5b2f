import type { QueryOf, ResponseOf } from '@wayfare/contracts/calls/contract';
import {
  type listPictures,
  type PictureDescription,
  type PictureUse,
  picturePageSize,
  type StoredPicture,
} from '@wayfare/contracts/calls/picture';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import { keyOfPicture, pictureIdOf } from '#adapters/storage/storage.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { type Publisher, reviewAgain } from '#features/editing/review.ts';
import { problem } from '#http/responses/problems.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { postsChanged } from '../search-source.ts';
import { forget } from './delete-unused-uploads.ts';
import { pictureFacts } from './picture.ts';
import {
  countOlderVersions,
  describe,
  doom,
  findInLibrary,
  type LibraryPicture,
  listLibrary,
  lockInLibrary,
  usesOf,
} from './picture-queries.ts';

export const presentPicture = (
  picture: LibraryPicture,
  usedIn: PictureUse[],
  mediaBase: string,
): StoredPicture => ({
  id: pictureIdOf(picture.key) ?? '',
  key: picture.key,
  ...pictureFacts(picture, mediaBase),
  // It may come from the text of a post, where it has as many lines as it likes.
  alt: normalizeLine(picture.alt),
  credit: picture.credit,
  license: picture.license,
  fileName: picture.fileName,
  addedAt: picture.addedAt.toISOString(),
  usedIn,
});

/** What it is called where only a name fits. */
export const nameOf = ({ alt, fileName }: Pick<LibraryPicture, 'alt' | 'fileName'>): string =>
  alt || fileName;

export async function searchLibrary(
  { db, mediaBase }: Pick<BlogDeps, 'db' | 'mediaBase'>,
  { q = '', unused, after }: QueryOf<typeof listPictures>,
): Promise<ResponseOf<typeof listPictures>> {
  const [time, pictureId = ''] = after?.split('_') ?? [];
  const found = await listLibrary(db, {
    words: q.split(/\s+/).filter((word) => word !== ''),
    isUnused: unused !== undefined,
    after: time === undefined ? null : { addedAt: new Date(Number(time)), key: keyOfPicture(pictureId) },
    // One more tells whether any follow.
    limit: picturePageSize + 1,
  });
  const page = found.slice(0, picturePageSize);
  const last = page.at(-1);
  const usedIn = await usesOf(
    db,
    page.map(({ key }) => key),
  );
  return {
    pictures: page.map((picture) => presentPicture(picture, usedIn(picture.key), mediaBase)),
    next:
      last === undefined || found.length === page.length
        ? null
        : `${last.addedAt.getTime()}_${pictureIdOf(last.key)}`,
  };
}

export async function openInLibrary(
  { db, mediaBase }: Pick<BlogDeps, 'db' | 'mediaBase'>,
  pictureId: string,
): Promise<StoredPicture & { revisionCount: number }> {
  const key = keyOfPicture(pictureId);
  const picture = await findInLibrary(db, key);
  if (picture === null) throw problem('picture_not_found');
  return {
    ...presentPicture(picture, (await usesOf(db, [key]))(key), mediaBase),
    revisionCount: await countOlderVersions(db, key),
  };
}

export async function describeInLibrary(
  { db, mediaBase }: Pick<BlogDeps, 'db' | 'mediaBase'>,
  pictureId: string,
  { alt, credit, license }: PictureDescription,
  by: Publisher,
): Promise<StoredPicture> {
  const key = keyOfPicture(pictureId);
  const words = { alt: normalizeLine(alt), credit: normalizeLine(credit), license: normalizeLine(license) };
  return db.transaction(async (within) => {
    const known = await findInLibrary(within, key);
    // Reviews are locked before pictures, as in every save.
    if (known !== null && known.credit !== words.credit)
      for (const { postId, state } of (await usesOf(within, [key]))(key)) {
        const isOut = state === 'published' || state === 'scheduled';
        await reviewAgain(within, { kind: 'post', ref: postId, isOut }, by, forChiefs);
      }
    const picture = await lockInLibrary(within, key);
    if (picture === null) throw problem('picture_not_found');
    await describe(within, key, words);
    // Posts show it with their hero image.
    if (words.credit !== picture.credit) await postsChanged(within);
    return presentPicture({ ...picture, ...words }, (await usesOf(within, [key]))(key), mediaBase);
  });
}

const forChiefs =
  'This picture is in a post that is published, or that opens by itself. While review is on, an editor-in-chief changes its credit.';

/**
 * A save marks the pictures of its text in its own transaction: it waits here, or this waits for it and then sees the
 * text. So nothing that a post bears is deleted.
 */
export async function deleteFromLibrary(
  deps: Pick<BlogDeps, 'db' | 'clock' | 'storage'>,
  pictureId: string,
  by: Actor,
): Promise<void> {
  const { db, clock } = deps;
  const key = keyOfPicture(pictureId);
  const picture = await db.transaction(async (within) => {
    const known = await lockInLibrary(within, key);
    if (known === null) throw problem('picture_not_found');
    const missing = (await usesOf(within, [key]))(key).filter(({ state }) => state !== 'bin');
    if (missing.length > 0) throw problem('picture_used', { message: whoseItIs(missing) });
    const now = clock.now();
    await doom(within, key, now);
    await recordActivity(within, [
      { at: now, by, act: 'deleted', kind: 'picture', ref: pictureId, name: nameOf(known) },
    ]);
    return known;
  });
  await forget(deps, { key, picture });
}

const mostNamed = 3;

/** 'Posts use this picture: “Bread”, “Salt”.' */
function whoseItIs(uses: readonly PictureUse[]): string {
  const named = uses
    .slice(0, mostNamed)
    .map(({ title }) => (title === '' ? 'one without a title' : `“${title}”`));
  const others = uses.length - named.length;
  const all = others === 0 ? named : [...named, `${others} more`];
  return `${uses.length === 1 ? 'A post uses' : 'Posts use'} this picture: ${all.join(', ')}.`;
}
