import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { ffmpegSound } from '#adapters/sound/ffmpeg-sound.ts';
import { silentMp3 } from '#adapters/sound/testing/mp3.ts';
import { otherProcess } from '#testing/other-process.ts';
import { testFolder } from '#testing/test-folder.ts';
import { startRecordingWorker } from './testing/recording-worker.ts';

const kills = Number(process.env['KILLS'] ?? 2);
vi.setConfig({ testTimeout: 60_000 + kills * 10_000 });

const ffmpeg = await ffmpegSound({ ffmpeg: undefined, searchPath: process.env['PATH'] ?? '' }).program();

/** Enough to keep a worker busy: eight seconds of noise with FFmpeg, otherwise a long MP3. */
function upload(): Buffer {
  if (ffmpeg === null) return silentMp3(20 * 60_000);
  const samples = Buffer.alloc(8 * 16_000 * 2);
  let seed = 7;
  for (let at = 0; at < samples.length; at += 2) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    samples.writeInt16LE((seed % 8_000) - 4_000, at);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF____WAVEfmt ', 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

async function queueRecording(database: TestDatabase, directory: string, date: string): Promise<void> {
  const recordingId = randomUUID();
  await mkdir(join(directory, 'originals'), { recursive: true });
  await writeFile(join(directory, 'originals', recordingId), upload());
  await database.query(
    `insert into recording (recording_id, date, state, created_at) values ($1, $2, 'waiting', now())`,
    [recordingId, date],
  );
  const data = { recordingId, title: 'A homily', by: { personId: null, name: 'Luke' } };
  await database.query(`insert into job (name, data) values ('process-recording', $1)`, [data]);
}

const listStates = async (database: TestDatabase) =>
  (
    await database.query<{ state: string; key: string | null }>(
      'select state, key from recording order by date',
    )
  ).rows;

/** Every stored file is complete, and every ready recording has a file. */
async function expectCompleteFiles(database: TestDatabase, directory: string): Promise<void> {
  const names = await readdir(join(directory, 'recordings')).catch(() => []);
  for (const name of names) {
    const sum = createHash('sha256')
      .update(await readFile(join(directory, 'recordings', name)))
      .digest('hex');
    expect(name).toBe(`${sum}.mp3`);
  }
  for (const { key } of await listStates(database))
    if (key !== null) expect(names.map((name) => `recordings/${name}`)).toContain(key);
}

test('killing the worker leaves no partial file, and repeats no recording', async ({ database }) => {
  const directory = await testFolder();
  const { connection } = database;
  let count = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const busy = (await listStates(database)).filter(
      ({ state }) => state === 'waiting' || state === 'working',
    );
    for (let more = busy.length; more < 3; more += 1) {
      count += 1;
      await queueRecording(
        database,
        directory,
        new Date(Date.UTC(2020, 0, count)).toISOString().slice(0, 10),
      );
    }
    const worker = await otherProcess(
      join(import.meta.dirname, 'testing', 'recording-worker.ts'),
      'startRecordingWorker',
      { connection, directory },
    );
    await pause(Math.random() * 2_500);
    await worker.kill();
    await expectCompleteFiles(database, directory);
  }
  await using _last = await startRecordingWorker({ connection, directory });
  await vi.waitFor(
    async () => {
      const states = (await listStates(database)).map(({ state }) => state);
      expect(states.filter((state) => state !== 'ready' && state !== 'failed')).toEqual([]);
    },
    { timeout: 55_000, interval: 100 },
  );
  await expectCompleteFiles(database, directory);
  const states = await listStates(database);
  expect(states).toHaveLength(count);
  const ready = states.filter(({ state }) => state === 'ready').length;
  const activity = await database.query("select from activity where act = 'recorded'");
  expect(activity.rowCount).toBe(ready);
});
