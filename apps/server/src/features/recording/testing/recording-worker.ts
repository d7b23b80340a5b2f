import { join } from 'node:path';
import { maxRecordingBytes } from '@wayfare/contracts/calls/recording';
import type { Connection } from '#adapters/db/connection.ts';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { ffmpegSound } from '#adapters/sound/ffmpeg-sound.ts';
import { diskStorage } from '#adapters/storage/disk-storage.ts';
import { systemClock } from '#clock.ts';
import { processRecordings } from '../process-recording.ts';
import { createRecordingLinks } from '../recording-links.ts';

const siteSecret = new Uint8Array(32).fill(7);

export const testStorage = (directory: string) =>
  diskStorage({
    directory,
    uploadBase: 'http://localhost/uploads',
    siteSecret,
    maxBytes: 0,
    recordings: { uploadBase: 'http://localhost/recordings', maxBytes: maxRecordingBytes },
  });

/** The recording worker alone, in a process that the test kills. */
export async function startRecordingWorker({
  connection,
  directory,
}: {
  connection: Connection;
  directory: string;
}) {
  const database = pgDatabase(connection, { warn: () => {} });
  const queue = postgresQueue(database, quietLog());
  await processRecordings(
    {
      db: database,
      clock: systemClock,
      queue,
      storage: testStorage(directory),
      sound: ffmpegSound({ ffmpeg: undefined, searchPath: process.env['PATH'] ?? '' }),
      recordingLinks: createRecordingLinks(siteSecret),
      workFolder: join(directory, 'at-work'),
      siteName: 'Wayfare',
    },
    { claimMs: 1_000, pollMs: 20 },
  );
  return {
    async [Symbol.asyncDispose]() {
      await queue.stop();
      await database.close();
    },
  };
}
