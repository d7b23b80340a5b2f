import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { days, minutes, seconds } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { enqueue, type ProcessOptions } from '#adapters/queue/queue.ts';
import type { SoundRefusal, SoundTags } from '#adapters/sound/sound.ts';
import { recordingKey } from '#adapters/storage/storage.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { listChapters } from './chapters.ts';
import type { RecordingDeps } from './recording-deps.ts';
import {
  findPendingRecordingById,
  findRecordingById,
  markReady,
  type PendingRecording,
  type Recording,
  replaceFile,
  updateState,
} from './recording-queries.ts';

/** Older folders were left by a process that was killed. */
const leftoverAgeMs = days(1);

/** Runs the callback with a temporary folder and deletes the folder afterwards. */
async function withWorkFolder(parent: string, work: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await deleteLeftovers(parent);
  const folder = await mkdtemp(join(parent, 'recording-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function deleteLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const stats = await stat(folder).catch(() => null);
    if (name.startsWith('recording-') && stats !== null && stats.mtimeMs < Date.now() - leftoverAgeMs)
      await rm(folder, { recursive: true, force: true });
  }
}

const jobName = 'process-recording';
const retryDelaysMs = [seconds(20), minutes(2), minutes(10)];
/** The queue does not fail a job whose worker is killed each time, so attempts are counted here as well. */
const maxAttempts = retryDelaysMs.length + 1;

interface ProcessingJob {
  readonly recordingId: string;
  readonly title: string;
  /** Null if only the tags of a ready recording change. */
  readonly by: Actor | null;
}

export const enqueueProcessing = (tx: Db, job: ProcessingJob): Promise<void> =>
  enqueue(tx, { name: jobName, data: job });

const refusalMessages: Readonly<Record<SoundRefusal, string>> = {
  'no-sound': 'This file is not a recording that can be played.',
  'too-short': 'This recording is shorter than three seconds.',
  'too-long': 'This recording is longer than 90 minutes.',
  silent: 'There is nothing to be heard in this recording.',
  'needs-program': 'Only MP3 recordings can be used on this site.',
  'too-slow': 'This recording could not be made ready in the time there is. Please send it as MP3.',
};
const internalErrorMessage = 'Something went wrong on our side. Please send the recording again.';

/** One at a time: each uses a whole core for minutes. */
export async function processRecordings(
  deps: RecordingDeps,
  options: Pick<ProcessOptions, 'claimMs' | 'pollMs'> = { claimMs: minutes(1) },
): Promise<void> {
  await deps.queue.process(
    jobName,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `enqueueProcessing`
    ({ jobId, data, attempt }) => runJob(deps, data as ProcessingJob, { jobId, attempt }),
    { retryDelaysMs, ...options },
  );
}

interface Attempt {
  readonly jobId: string;
  readonly attempt: number;
}

async function runJob(deps: RecordingDeps, job: ProcessingJob, { jobId, attempt }: Attempt): Promise<void> {
  const { db } = deps;
  const pending = await findPendingRecordingById(db, job.recordingId);
  if (pending === null) {
    const ready = await findRecordingById(db, job.recordingId);
    if (ready !== null && job.by === null) await retag(deps, ready, job, jobId);
    return;
  }
  if (pending.state === 'failed' || pending.state === 'sending') return;
  if (attempt > maxAttempts) return markFailed(deps, pending.recordingId, internalErrorMessage);
  try {
    await updateState(db, pending.recordingId, { from: ['waiting', 'working'], to: 'working' });
    await processUpload(deps, pending, job, jobId);
  } catch (error) {
    if (attempt >= maxAttempts) await markFailed(deps, pending.recordingId, internalErrorMessage);
    throw error;
  }
}

async function markFailed({ db, storage }: RecordingDeps, recordingId: string, why: string): Promise<void> {
  await updateState(db, recordingId, { from: ['waiting', 'working'], to: 'failed', why });
  await storage.recordings.discardUpload(recordingId);
}

async function processUpload(
  deps: RecordingDeps,
  pending: PendingRecording,
  job: ProcessingJob,
  jobId: string,
): Promise<void> {
  const { db, clock, storage, sound, workFolder } = deps;
  const { recordingId } = pending;
  await withWorkFolder(workFolder, async (folder) => {
    const [from, into] = [join(folder, 'sent'), join(folder, 'made.mp3')];
    if (!(await storage.recordings.fetchUpload(recordingId, from)))
      return markFailed(deps, recordingId, 'The recording didn’t arrive. Please send it again.');
    const tags = toTags(deps, pending, job.title, jobId);
    const verdict = await sound.prepare({ from, into, tags });
    if (verdict.status === 'refused') return markFailed(deps, recordingId, refusalMessages[verdict.why]);
    const key = recordingKey(verdict.sha256);
    await storage.recordings.store(key, into);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const date = await markReady(tx, recordingId, { ...verdict, key, title: job.title }, now);
      if (date === null || job.by === null) return;
      const { by, title: name } = job;
      await recordActivity(tx, { at: now, by, act: 'recorded', kind: 'homily', ref: date, name });
    });
  });
}

/** Writes the current tags into the file of a ready recording. */
async function retag(
  deps: RecordingDeps,
  recording: Recording,
  { title }: ProcessingJob,
  jobId: string,
): Promise<void> {
  const { db, storage, sound, workFolder } = deps;
  await withWorkFolder(workFolder, async (folder) => {
    const [from, into] = [join(folder, 'stored.mp3'), join(folder, 'made.mp3')];
    const stored = await storage.recordings.open(recording.key);
    if (stored === null) throw new Error('The file of a recording is not in the storage.');
    await pipeline(await stored.read(0, stored.bytes - 1), createWriteStream(from));
    const { recordingId } = recording;
    const file = await sound.retag({ from, into, tags: toTags(deps, recording, title, jobId) });
    const key = recordingKey(file.sha256);
    await storage.recordings.store(key, into);
    await replaceFile(db, recordingId, recording.key, { ...file, key, title });
  });
}

/** The job id in the tags makes the file unique to this recording, and identical if the job runs twice. */
const toTags = (
  { siteName }: RecordingDeps,
  { readerName, reflectionMs }: Pick<Recording, 'readerName' | 'reflectionMs'>,
  title: string,
  jobId: string,
): SoundTags => ({
  title,
  artist: readerName,
  album: siteName,
  chapters: listChapters({ reflectionMs, ms: Number.POSITIVE_INFINITY }),
  uniqueId: jobId,
});
