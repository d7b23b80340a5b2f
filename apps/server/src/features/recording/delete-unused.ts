import { days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { every, type ScheduledTask } from '#scheduler.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { deleteAbandonedRecordings, updateOrphanFiles } from './recording-queries.ts';

type DeleteUnusedDeps = Pick<RecordingDeps, 'db' | 'clock' | 'storage'>;

const abandonedAfterMs = days(1);
/** Players that already opened a replaced file can finish it. */
const orphanAfterMs = days(1);
/** How long the uploaded original is kept, so that it can be processed again. */
const uploadRetentionMs = days(30);

export const deleteUnusedRecordingsHourly = (deps: DeleteUnusedDeps): ScheduledTask =>
  every(hours(1), 'delete-unused-recordings', () => deleteUnusedRecordings(deps));

/** Deletes uploads that were never finished, recordings of deleted homilies, and files without a recording. */
async function deleteUnusedRecordings({
  db,
  clock,
  storage: { recordings },
}: DeleteUnusedDeps): Promise<void> {
  const now = clock.now();
  for (const { recordingId, key } of await deleteAbandonedRecordings(
    db,
    subtractTime(now, abandonedAfterMs),
  )) {
    await recordings.discardUpload(recordingId);
    if (key !== null) await recordings.remove([key]);
  }
  await recordings.discardUploadsBefore(subtractTime(now, uploadRetentionMs));
  const strays = await updateOrphanFiles(db, await recordings.list(), {
    now,
    seenBefore: subtractTime(now, orphanAfterMs),
  });
  await recordings.remove(strays);
}
