import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { parsePictureId } from '#adapters/storage/storage.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { listPictureFiles, type Picture } from './picture.ts';
import { deleteUpload, startDeletingUnused, type UploadRow } from './upload-queries.ts';

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
