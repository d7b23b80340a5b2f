import type { EditedRecording } from '@wayfare/contracts/calls/recording';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { enqueueProcessing } from './process-recording.ts';
import type { LockDay, RecordingDeps } from './recording-deps.ts';
import {
  deleteRecordings,
  findPendingRecording,
  findRecording,
  updateDescription,
} from './recording-queries.ts';

/** What an editor knows of a day's recording; the address in it is theirs. */
export async function getEditedRecording(
  { db, clock, sound, recordingLinks }: RecordingDeps,
  date: string,
  sub: string,
): Promise<EditedRecording> {
  // In this order: what becomes ready between the two is seen as ready, and never as nothing at all.
  const coming = await findPendingRecording(db, date);
  const [ready, program] = await Promise.all([findRecording(db, date), sound.program()]);
  return {
    ready: ready && {
      recordingId: ready.recordingId,
      durationMs: ready.ms,
      readerName: ready.readerName,
      reflectionMs: ready.reflectionMs,
      bytes: ready.bytes,
      lufs: ready.lufs,
      readyAt: ready.readyAt.toISOString(),
      url: recordingLinks.sign(
        { sha256: ready.sha256, date, isForEditor: true, createdAt: ready.readyAt, sub },
        clock.now(),
      ),
    },
    pending: coming && { recordingId: coming.recordingId, state: coming.state, reason: coming.why },
    acceptsOnlyMp3: program === null,
  };
}

interface RecordingDescription {
  readonly date: string;
  readonly readerName: string;
  readonly reflectionMs: number | null;
  readonly title: string;
}

/** Known at once on every page; what is in the file itself follows. */
export async function updateRecording(
  { db, queue }: RecordingDeps,
  { date, readerName, reflectionMs, title }: RecordingDescription,
  hold: LockDay,
): Promise<void> {
  await db.transaction(async (within) => {
    await hold(within, date);
    if (!(await updateDescription(within, date, { readerName: normalizeLine(readerName), reflectionMs })))
      throw problem('recording_not_found');
    const ready = await findRecording(within, date);
    if (ready !== null)
      await enqueueProcessing(within, queue, { recordingId: ready.recordingId, title, by: null });
  });
}

/** What stands in the file is what the homily is called now. */
export async function updateRecordingTitle(
  within: Parameters<typeof findRecording>[0],
  { queue }: Pick<RecordingDeps, 'queue'>,
  { date, title }: Pick<RecordingDescription, 'date' | 'title'>,
): Promise<void> {
  const ready = await findRecording(within, date);
  if (ready !== null && ready.title !== title)
    await enqueueProcessing(within, queue, { recordingId: ready.recordingId, title, by: null });
}

/** At once, and for those who are in the middle of it as well: it may never have been meant for them. */
export async function deleteRecording(
  { db, clock, storage }: RecordingDeps,
  { date, title, by }: { readonly date: string; readonly title: string; readonly by: Actor },
): Promise<void> {
  const removed = await db.transaction(async (within) => {
    const gone = await deleteRecordings(within, date);
    if (gone.length === 0) throw problem('recording_not_found');
    if (gone.some(({ key }) => key !== null))
      await recordActivity(within, [
        { at: clock.now(), by, act: 'unrecorded', kind: 'homily', ref: date, name: title },
      ]);
    return gone;
  });
  for (const { recordingId, key } of removed) {
    await storage.recordings.discardUpload(recordingId);
    if (key !== null) await storage.recordings.remove([key]);
  }
}
