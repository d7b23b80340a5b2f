import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { parsePictureId } from '#adapters/storage/storage.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from '../blog-deps.ts';
import { listPictureFiles, type Picture } from './picture.ts';
import { deleteUpload, startDeletingUnused, type UploadRow } from './upload-queries.ts';

type CleanupDeps = Pick<BlogDeps, 'db' | 'clock' | 'storage'>;

const keptMs = days(1);
const atOnce = 100;

/** Images that were sent and that no post ever bore, and whatever else was left where uploads arrive. */
export const deleteUnusedUploadsTask = (needs: CleanupDeps): ScheduledTask => ({
  name: 'delete-unused-uploads',
  nextRun: (now) => addTime(now, hours(1)),
  run: () => deleteUnusedUploads(needs),
});

export async function deleteUnusedUploads(needs: CleanupDeps): Promise<void> {
  const { db, clock, storage } = needs;
  const now = clock.now();
  const begunBefore = subtractTime(now, keptMs);
  for (;;) {
    const doomed = await startDeletingUnused(db, { begunBefore, now, limit: atOnce });
    if (doomed.length === 0) break;
    for (const upload of doomed) await deleteUploadFiles(needs, upload);
  }
  await storage.discardUploadsBefore(begunBefore);
}

/** The row goes last: while it is there, whoever is killed in the middle is followed by somebody who begins again. */
export async function deleteUploadFiles(
  { db, storage }: Pick<BlogDeps, 'db' | 'storage'>,
  { key, picture }: Pick<UploadRow, 'key'> & { readonly picture: Picture | null },
): Promise<void> {
  const uploadId = parsePictureId(key);
  if (uploadId !== null) await storage.discardUpload(uploadId);
  if (picture !== null) await storage.unpublish(listPictureFiles(picture).map((file) => file.key));
  await deleteUpload(db, key);
}
