import type { ResponseInput } from '@wayfare/contracts/calls/contract';
import type { getRecording } from '@wayfare/contracts/calls/recording';
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

export async function getEditedRecording(
  { db, clock, sound, recordingLinks }: RecordingDeps,
  date: string,
  sub: string,
): Promise<ResponseInput<typeof getRecording>> {
  // In this order: a recording that becomes ready between the two queries is seen as ready, not as missing.
  const coming = await findPendingRecording(db, date);
  const [ready, program] = await Promise.all([findRecording(db, date), sound.program()]);
  return {
    ready: ready && {
      ...ready,
      durationMs: ready.ms,
      url: recordingLinks.sign(
        { sha256: ready.sha256, date, isForEditor: true, createdAt: ready.readyAt, sub },
        clock.now(),
      ),
    },
    pending: coming && { ...coming, reason: coming.why },
    acceptsOnlyMp3: program === null,
  };
}

interface RecordingDescription {
  readonly date: string;
  readonly readerName: string;
  readonly reflectionMs: number | null;
  readonly title: string;
}

/** Pages show the change at once; the tags in the file follow. */
export async function updateRecording(
  { db }: RecordingDeps,
  { date, readerName, reflectionMs, title }: RecordingDescription,
  hold: LockDay,
): Promise<void> {
  await db.transaction(async (tx) => {
    await hold(tx, date);
    if (!(await updateDescription(tx, date, { readerName: normalizeLine(readerName), reflectionMs })))
      throw problem('recording_not_found');
    const ready = await findRecording(tx, date);
    if (ready !== null) await enqueueProcessing(tx, { recordingId: ready.recordingId, title, by: null });
  });
}

/** The title is also written into the file. */
export async function updateRecordingTitle(
  tx: Parameters<typeof findRecording>[0],
  { date, title }: Pick<RecordingDescription, 'date' | 'title'>,
): Promise<void> {
  const ready = await findRecording(tx, date);
  if (ready !== null && ready.title !== title)
    await enqueueProcessing(tx, { recordingId: ready.recordingId, title, by: null });
}

/** Deletes the file at once, even for players in the middle of it: it may have been published by mistake. */
export async function deleteRecording(
  { db, clock, storage }: RecordingDeps,
  { date, title: name, by }: { readonly date: string; readonly title: string; readonly by: Actor },
): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    const deleted = await deleteRecordings(tx, date);
    if (deleted.length === 0) throw problem('recording_not_found');
    if (deleted.some(({ key }) => key !== null))
      await recordActivity(tx, { at: clock.now(), by, act: 'unrecorded', kind: 'homily', ref: date, name });
    return deleted;
  });
  for (const { recordingId, key } of removed) {
    await storage.recordings.discardUpload(recordingId);
    if (key !== null) await storage.recordings.remove([key]);
  }
}
