import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { ScheduledTask } from '#scheduler.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { deleteAbandonedRecordings, updateOrphanFiles } from './recording-queries.ts';

type DeleteUnusedDeps = Pick<RecordingDeps, 'db' | 'clock' | 'storage'>;

const abandonedAfterMs = days(1);
/** Those who are in the middle of what was replaced hear it to its end. */
const orphanAfterMs = days(1);
/** As it was sent in, so that it can be made anew: long enough for a homily to be published and put right. */
const uploadRetentionMs = days(30);

export const deleteUnusedRecordingsHourly = (needs: DeleteUnusedDeps): ScheduledTask => ({
  name: 'delete-unused-recordings',
  nextRun: (now) => addTime(now, hours(1)),
  run: () => deleteUnusedRecordings(needs),
});

/** What was never sent to its end, what belonged to a homily that is gone, and files that no recording has any more. */
export async function deleteUnusedRecordings({
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
