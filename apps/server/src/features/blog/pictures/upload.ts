import { createHash, randomUUID } from 'node:crypto';
import type { QueryOf } from '@wayfare/contracts/calls/contract';
import {
  findImageType,
  maxUploadBytes,
  type uploadUrl,
  uploadUrlExpiryMs,
} from '@wayfare/contracts/calls/upload';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import type { PreparedImage } from '#adapters/images/images.ts';
import { parsePictureId, pictureKey } from '#adapters/storage/storage.ts';
import { problem } from '#http/responses/problems.ts';
import { every, type ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { listPictureFiles, type Picture, pictureWidths } from './picture.ts';
import { listPictures, type StoredPicture } from './picture-queries.ts';
import {
  claimDuplicate,
  type DeletedUpload,
  deleteUpload,
  findUploadType,
  insertUpload,
  markFinished,
  startDeletingUnused,
} from './upload-queries.ts';

const baseName = (filename: string): string => normalizeLine(filename.split(/[\\/]/).at(-1) ?? '');

/** Returns an upload URL. Of the file name only the extension is used. */
export async function startUpload(
  { db, clock, storage }: Pick<BlogDeps, 'db' | 'clock' | 'storage'>,
  { filename, size: sizeText }: QueryOf<typeof uploadUrl>,
) {
  const size = sizeText === undefined ? null : Number(sizeText);
  const type = findImageType(filename);
  if (type === null) throw problem('image_type');
  if (size === 0) throw problem('image_refused', { message: 'This file is empty.' });
  if (size !== null && size > maxUploadBytes) throw problem('image_too_large');
  const now = clock.now();
  const uploadId = randomUUID();
  const key = pictureKey(uploadId);
  const expiresAt = addTime(now, uploadUrlExpiryMs);
  const url = await storage.uploadUrl({ uploadId, type, size, expiresAt });
  await insertUpload(db, { key, type, fileName: baseName(filename) }, now);
  return { uploadUrl: url, key };
}

type UploadDeps = Pick<BlogDeps, 'db' | 'clock' | 'storage' | 'images'>;

/** Reads the upload once, so later uploads to the URL change nothing. A repeated call or a duplicate file returns the same picture. */
export async function finishUpload(needs: UploadDeps, key: string): Promise<StoredPicture> {
  const { db, clock, storage, images } = needs;
  const uploadId = parsePictureId(key);
  const type = uploadId === null ? null : await findUploadType(db, key);
  if (uploadId === null || type === null) throw problem('upload_not_found');
  const [finished] = await listPictures(db, [key]);
  if (finished !== undefined) return finished;
  const arrived = await storage.readUpload(uploadId, maxUploadBytes);
  if (arrived.status === 'missing') {
    // A simultaneous call may have processed the upload.
    const [picture] = await listPictures(db, [key]);
    if (picture === undefined) throw problem('upload_missing');
    return picture;
  }
  if (arrived.status !== 'arrived') {
    await storage.discardUpload(uploadId);
    throw problem('image_too_large');
  }
  const file = { type, sha256: createHash('sha256').update(arrived.bytes).digest() };
  const before = await claimDuplicate(db, { ...file, now: clock.now() });
  // The upload stays for a day, so that a repeated call returns the same.
  if (before !== null) return before;
  const verdict = await images.prepare({ bytes: arrived.bytes, type, widths: pictureWidths });
  if (verdict.status !== 'prepared') {
    await storage.discardUpload(uploadId);
    throw problem('image_refused');
  }
  const picture = { key, width: verdict.width, height: verdict.height };
  await publish(needs, picture, verdict);
  if (await markFinished(db, picture, file.sha256, clock.now())) await storage.discardUpload(uploadId);
  // An identical upload finished first: the repeated call returns that one.
  else await storage.unpublish(listPictureFiles(picture).map((each) => each.key));
  return finishUpload(needs, key);
}

/** Publishes the main file last: if it exists, all sizes do. */
async function publish({ storage }: UploadDeps, picture: Picture, { files }: PreparedImage): Promise<void> {
  for (const { key, width, type } of listPictureFiles(picture)) {
    const file = files.find((each) => each.width === width && each.type === type);
    if (file === undefined) throw new Error(`The picture came without its ${type} of ${width} pixels.`);
    await storage.publish(key, file.bytes, type);
  }
}

type CleanupDeps = Pick<BlogDeps, 'db' | 'clock' | 'storage'>;

const keptMs = days(1);
const batchSize = 100;

/** Deletes uploads that no post ever used, and unfinished files. */
export const deleteUnusedUploadsTask = (deps: CleanupDeps): ScheduledTask =>
  every(hours(1), 'delete-unused-uploads', async () => {
    const { db, clock, storage } = deps;
    const now = clock.now();
    const begunBefore = subtractTime(now, keptMs);
    for (;;) {
      const unused = await startDeletingUnused(db, { begunBefore, now, limit: batchSize });
      if (unused.length === 0) break;
      for (const upload of unused) await deleteUploadFiles(deps, upload);
    }
    await storage.discardUploadsBefore(begunBefore);
  });

/** Deletes the row last, so an interrupted deletion is repeated. */
export async function deleteUploadFiles(
  { db, storage }: Pick<BlogDeps, 'db' | 'storage'>,
  { key, width }: DeletedUpload,
): Promise<void> {
  const uploadId = parsePictureId(key);
  if (uploadId !== null) await storage.discardUpload(uploadId);
  if (width !== null) await storage.unpublish(listPictureFiles({ key, width }).map((file) => file.key));
  await deleteUpload(db, key);
}
