import { days, earlier, hours, later } from '@wayfare/contracts/durations';
import type { Job } from '#jobs/timetable.ts';
import type { BlogDeps } from './blog-deps.ts';
import { filesOf, uploadIdOf } from './picture.ts';
import { deleteUpload, lockUnused } from './upload-queries.ts';

type Needs = Pick<BlogDeps, 'db' | 'clock' | 'storage'>;

const keptMs = days(1);

/** Images that were sent and that no post ever bore, and whatever else was left where uploads arrive. */
export const forgetUnusedUploads = (needs: Needs): Job => ({
  name: 'forget unused uploads',
  nextRun: (now) => later(now, hours(1)),
  run: () => forgetUploads(needs),
});

export async function forgetUploads(needs: Needs): Promise<void> {
  const before = earlier(needs.clock.now(), keptMs);
  while (await forgetOne(needs, before));
  await needs.storage.discardUploadsBefore(before);
}

/** Its row is held meanwhile, so that no post comes to bear what is about to go; and goes last, so that nothing is left. */
function forgetOne({ db, storage }: Needs, before: Date): Promise<boolean> {
  return db.transaction(async (within) => {
    const unused = await lockUnused(within, before);
    if (unused === null) return false;
    const { key, picture } = unused;
    const uploadId = uploadIdOf(key);
    if (uploadId !== null) await storage.discardUpload(uploadId);
    if (picture !== null) await storage.unpublish(filesOf(picture).map((file) => file.key));
    await deleteUpload(within, key);
    return true;
  });
}
