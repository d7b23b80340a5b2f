import { randomUUID } from 'node:crypto';
import {
  findRecordingType,
  maxRecordingBytes,
  recordingMessages,
  recordingUrlExpiryMs,
} from '@wayfare/contracts/calls/recording';
import { addTime } from '@wayfare/contracts/rules/durations';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import type { Actor } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { enqueueProcessing } from './process-recording.ts';
import type { LockDay, RecordingDeps } from './recording-deps.ts';
import { findPendingRecording, insertRecording, updateState } from './recording-queries.ts';

type UploadDeps = Pick<RecordingDeps, 'db' | 'clock' | 'storage' | 'sound'>;

interface UploadStart {
  readonly date: string;
  readonly filename: string;
  readonly size: number;
  readonly readerName: string;
  readonly reflectionMs: number | null;
}

export async function startUpload(
  { db, clock, storage, sound }: UploadDeps,
  { date, filename, size, readerName, reflectionMs }: UploadStart,
  lockDay: LockDay,
) {
  const type = findRecordingType(filename);
  if (type === null) throw problem('recording_type');
  if (type !== 'audio/mpeg' && (await sound.program()) === null)
    throw problem('recording_type', { message: recordingMessages.onlyMp3 });
  if (size === 0) throw problem('recording_refused', { message: recordingMessages.empty });
  if (size > maxRecordingBytes) throw problem('recording_too_large');
  const now = clock.now();
  const recordingId = randomUUID();
  const expiresAt = addTime(now, recordingUrlExpiryMs);
  const uploadUrl = await storage.recordings.uploadUrl({ uploadId: recordingId, type, size, expiresAt });
  const reader = { readerName: normalizeLine(readerName), reflectionMs };
  const replaced = await db.transaction(async (tx) => {
    await lockDay(tx, date);
    return insertRecording(tx, { recordingId, date, ...reader, now });
  });
  for (const each of replaced) await storage.recordings.discardUpload(each);
  return { recordingId, uploadUrl, type, partBytes: storage.recordings.partBytes };
}

interface UploadEnd {
  readonly date: string;
  readonly recordingId: string;
  /** For the tags of the file and the activity log. */
  readonly title: string;
  readonly by: Actor;
}

/** Idempotent: a repeated call enqueues no second job. */
export async function finishUpload(
  { db, storage }: UploadDeps,
  { date, recordingId, title, by: { personId, name } }: UploadEnd,
  lockDay: LockDay,
): Promise<void> {
  const pending = await findPendingRecording(db, date);
  if (pending === null || pending.recordingId !== recordingId) throw problem('recording_not_found');
  if (pending.state !== 'sending') return;
  const bytes = await storage.recordings.findUploadedBytes(recordingId);
  if (bytes === null || bytes === 0) throw problem('recording_missing');
  if (bytes > maxRecordingBytes) {
    await storage.recordings.discardUpload(recordingId);
    throw problem('recording_too_large');
  }
  await db.transaction(async (tx) => {
    await lockDay(tx, date);
    if (await updateState(tx, recordingId, { from: ['sending'], to: 'waiting' }))
      await enqueueProcessing(tx, { recordingId, title, by: { personId, name } });
  });
}
