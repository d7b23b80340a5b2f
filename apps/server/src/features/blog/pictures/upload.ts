import { createHash, randomUUID } from 'node:crypto';
import { findImageType, maxUploadBytes, uploadUrlExpiryMs } from '@wayfare/contracts/calls/upload';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import type { PreparedImage } from '#adapters/images/images.ts';
import { parsePictureId, pictureKey } from '#adapters/storage/storage.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { listPictureFiles, type Picture, pictureWidths } from './picture.ts';
import {
  claimDuplicate,
  type DescribedPicture,
  deleteUpload,
  insertUpload,
  listUploads,
  markFinished,
  startDeletingUnused,
  type UploadRow,
} from './upload-queries.ts';

interface UploadRequest {
  readonly filename: string;
  /** In bytes; null if unknown. */
  readonly size: number | null;
}

const baseName = (filename: string): string => normalizeLine(filename.split(/[\\/]/).at(-1) ?? '');

/** Returns an upload URL. Of the file name only the extension is used. */
export async function startUpload(
  { db, clock, storage }: Pick<BlogDeps, 'db' | 'clock' | 'storage'>,
  { filename, size }: UploadRequest,
) {
  const type = findImageType(filename);
  if (type === null) throw problem('image_type');
  if (size === 0) throw problem('image_refused', { message: 'This file is empty.' });
  if (size !== null && size > maxUploadBytes) throw problem('image_too_large');
  const now = clock.now();
  const uploadId = randomUUID();
  const key = pictureKey(uploadId);
  const expiresAt = addTime(now, uploadUrlExpiryMs);
  const uploadUrl = await storage.uploadUrl({ uploadId, type, size, expiresAt });
  await insertUpload(db, { key, type, fileName: baseName(filename), now });
  return { uploadUrl, key };
}

type UploadDeps = Pick<BlogDeps, 'db' | 'clock' | 'storage' | 'images'>;

/** Reads the upload once, so later uploads to the URL change nothing. A repeated call or a duplicate file returns the same picture. */
export async function finishUpload(needs: UploadDeps, key: string): Promise<DescribedPicture> {
  const uploadId = parsePictureId(key);
  const [upload] = uploadId === null ? [] : await listUploads(needs.db, [key]);
  if (uploadId === null || upload === undefined) throw problem('upload_not_found');
  return upload.picture ?? processUpload(needs, upload, uploadId);
}

async function processUpload(
  needs: UploadDeps,
  upload: UploadRow,
  uploadId: string,
): Promise<DescribedPicture> {
  const { db, clock, storage, images } = needs;
  const { key, type } = upload;
  const arrived = await storage.readUpload(uploadId, maxUploadBytes);
  if (arrived.status === 'missing') return getFinishedByOther(needs, key);
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
  const picture = { key, width: verdict.width, height: verdict.height, placeholder: verdict.placeholder };
  await publish(needs, picture, verdict);
  if (!(await markFinished(db, picture, file.sha256, clock.now()))) {
    // An identical upload finished first: use that one.
    await storage.unpublish(listPictureFiles(picture).map((each) => each.key));
    return processUpload(needs, upload, uploadId);
  }
  await storage.discardUpload(uploadId);
  return { ...picture, ...emptyDescription };
}

const emptyDescription = { alt: '', credit: '', license: '' };

/** A simultaneous call has processed the upload. */
async function getFinishedByOther({ db }: UploadDeps, key: string): Promise<DescribedPicture> {
  const [upload] = await listUploads(db, [key]);
  if (upload?.picture == null) throw problem('upload_missing');
  return upload.picture;
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
const atOnce = 100;

/** Deletes uploads that no post ever used, and unfinished files. */
export const deleteUnusedUploadsTask = (deps: CleanupDeps): ScheduledTask => ({
  name: 'delete-unused-uploads',
  nextRun: (now) => addTime(now, hours(1)),
  run: () => deleteUnusedUploads(deps),
});

async function deleteUnusedUploads(deps: CleanupDeps): Promise<void> {
  const { db, clock, storage } = deps;
  const now = clock.now();
  const begunBefore = subtractTime(now, keptMs);
  for (;;) {
    const doomed = await startDeletingUnused(db, { begunBefore, now, limit: atOnce });
    if (doomed.length === 0) break;
    for (const upload of doomed) await deleteUploadFiles(deps, upload);
  }
  await storage.discardUploadsBefore(begunBefore);
}

/** Deletes the row last, so an interrupted deletion is repeated. */
export async function deleteUploadFiles(
  { db, storage }: Pick<BlogDeps, 'db' | 'storage'>,
  { key, picture }: Pick<UploadRow, 'key'> & { readonly picture: Picture | null },
): Promise<void> {
  const uploadId = parsePictureId(key);
  if (uploadId !== null) await storage.discardUpload(uploadId);
  if (picture !== null) await storage.unpublish(listPictureFiles(picture).map((file) => file.key));
  await deleteUpload(db, key);
}
