import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { ScheduledTask } from '#scheduler.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { deleteForgotten, noteStrays } from './recording-queries.ts';

type Needs = Pick<RecordingDeps, 'db' | 'clock' | 'storage'>;

const unsentMs = days(1);
/** Those who are in the middle of what was replaced hear it to its end. */
const strayMs = days(1);
/** As it was sent in, so that it can be made anew: long enough for a homily to be published and put right. */
const originalMs = days(30);

export const clearRecordingsAway = (needs: Needs): ScheduledTask => ({
  name: 'clear recordings away that nobody hears',
  nextRun: (now) => addTime(now, hours(1)),
  run: () => clearRecordings(needs),
});

/** What was never sent to its end, what belonged to a homily that is gone, and files that no recording has any more. */
export async function clearRecordings({ db, clock, storage: { recordings } }: Needs): Promise<void> {
  const now = clock.now();
  for (const { recordingId, key } of await deleteForgotten(db, subtractTime(now, unsentMs))) {
    await recordings.discardUpload(recordingId);
    if (key !== null) await recordings.remove([key]);
  }
  await recordings.discardUploadsBefore(subtractTime(now, originalMs));
  const strays = await noteStrays(db, await recordings.list(), {
    now,
    seenBefore: subtractTime(now, strayMs),
  });
  await recordings.remove(strays);
}
