import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { days, minutes, seconds } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { ProcessOptions, Queue } from '#adapters/queue/queue.ts';
import type { SoundRefusal, SoundTags } from '#adapters/sound/sound.ts';
import { recordingKey } from '#adapters/storage/storage.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { chaptersOf } from './chapters.ts';
import type { RecordingDeps } from './recording-deps.ts';
import {
  type Coming,
  findComingById,
  findRecordingById,
  makeReady,
  moveOn,
  type Recording,
  takeFile,
} from './recording-queries.ts';

/** Longer than anything takes: what is older was left by a process that was killed. */
const oldMs = days(1);

/** A folder for one piece of work, which is gone after it. */
async function inWorkFolder(parent: string, work: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await clearLeftovers(parent);
  const folder = await mkdtemp(join(parent, 'recording-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function clearLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (name.startsWith('recording-') && found !== null && found.mtimeMs < Date.now() - oldMs)
      await rm(folder, { recursive: true, force: true });
  }
}

const jobName = 'make a recording ready';
const retryDelaysMs = [seconds(20), minutes(2), minutes(10)];
/** A worker that is killed each time fails no job: so it is counted here. */
const mostTries = retryDelaysMs.length + 1;

interface Making {
  readonly recordingId: string;
  /** What the homily is called. */
  readonly title: string;
  /** Who sent it in; null where a recording that is ready only takes other tags. */
  readonly by: Actor | null;
}

export const enqueueMaking = (within: Db, queue: Pick<Queue, 'enqueue'>, making: Making): Promise<void> =>
  queue.enqueue(within, { name: jobName, data: making });

const whyRefused: Readonly<Record<SoundRefusal, string>> = {
  'no-sound': 'This file is not a recording that can be played.',
  'too-short': 'This recording is shorter than three seconds.',
  'too-long': 'This recording is longer than 90 minutes.',
  silent: 'There is nothing to be heard in this recording.',
  'needs-program': 'Only MP3 recordings can be used on this site.',
  'too-slow': 'This recording could not be made ready in the time there is. Please send it as MP3.',
};
const ourFault = 'Something went wrong on our side. Please send the recording again.';

/** One after the other: each keeps a processor busy for minutes. */
export async function makeRecordingsReady(
  deps: RecordingDeps,
  options: Pick<ProcessOptions, 'claimMs' | 'pollMs'> = { claimMs: minutes(1) },
): Promise<void> {
  await deps.queue.process(
    jobName,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `enqueueMaking` wrote
    ({ jobId, data, attempt }) => work(deps, data as Making, { jobId, attempt }),
    { retryDelaysMs, ...options },
  );
}

interface Try {
  readonly jobId: string;
  readonly attempt: number;
}

async function work(deps: RecordingDeps, making: Making, { jobId, attempt }: Try): Promise<void> {
  const { db } = deps;
  const coming = await findComingById(db, making.recordingId);
  if (coming === null) {
    const ready = await findRecordingById(db, making.recordingId);
    if (ready !== null && making.by === null) await tagAnew(deps, ready, making, jobId);
    return;
  }
  if (coming.state === 'failed' || coming.state === 'sending') return;
  if (attempt > mostTries) return fail(deps, coming.recordingId, ourFault);
  try {
    await moveOn(db, coming.recordingId, { from: ['waiting', 'working'], to: 'working' });
    await make(deps, coming, making, jobId);
  } catch (error) {
    if (attempt >= mostTries) await fail(deps, coming.recordingId, ourFault);
    throw error;
  }
}

async function fail({ db, storage }: RecordingDeps, recordingId: string, why: string): Promise<void> {
  await moveOn(db, recordingId, { from: ['waiting', 'working'], to: 'failed', why });
  await storage.recordings.discardUpload(recordingId);
}

async function make(deps: RecordingDeps, coming: Coming, making: Making, jobId: string): Promise<void> {
  const { db, clock, storage, sound, workFolder } = deps;
  const { recordingId } = coming;
  await inWorkFolder(workFolder, async (folder) => {
    const [from, into] = [join(folder, 'sent'), join(folder, 'made.mp3')];
    if (!(await storage.recordings.fetchUpload(recordingId, from)))
      return fail(deps, recordingId, 'The recording didn’t arrive. Please send it again.');
    const tags = tagsOf(deps, coming, making.title, jobId);
    const verdict = await sound.prepare({ from, into, tags });
    if (verdict.status === 'refused') return fail(deps, recordingId, whyRefused[verdict.why]);
    const key = recordingKey(verdict.sha256);
    await storage.recordings.store(key, into);
    await db.transaction(async (within) => {
      const now = clock.now();
      const file = { ...verdict, key, title: making.title, now };
      const date = await makeReady(within, recordingId, file);
      if (date === null || making.by === null) return;
      const { by, title: name } = making;
      await recordActivity(within, [{ at: now, by, act: 'recorded', kind: 'homily', ref: date, name }]);
    });
  });
}

/** The same sound with other tags. Whoever was said to read meanwhile has a job of their own behind this one. */
async function tagAnew(
  deps: RecordingDeps,
  recording: Recording,
  { title }: Making,
  jobId: string,
): Promise<void> {
  const { db, storage, sound, workFolder } = deps;
  await inWorkFolder(workFolder, async (folder) => {
    const [from, into] = [join(folder, 'kept.mp3'), join(folder, 'made.mp3')];
    const kept = await storage.recordings.open(recording.key);
    if (kept === null) throw new Error('The file of a recording is not in the storage.');
    await pipeline(await kept.read(0, kept.bytes - 1), createWriteStream(from));
    const { recordingId } = recording;
    const file = await sound.retag({ from, into, tags: tagsOf(deps, recording, title, jobId) });
    const key = recordingKey(file.sha256);
    await storage.recordings.store(key, into);
    await takeFile(db, recordingId, recording.key, { ...file, key, title });
  });
}

/** The job makes the file's own mark: done twice it is the same file, and no two recordings share one. */
const tagsOf = (
  { siteName }: RecordingDeps,
  { readerName, reflectionMs }: Pick<Recording, 'readerName' | 'reflectionMs'>,
  title: string,
  jobId: string,
): SoundTags => ({
  title,
  artist: readerName,
  album: siteName,
  chapters: chaptersOf({ reflectionMs, ms: Number.POSITIVE_INFINITY }),
  uniqueId: jobId,
});
