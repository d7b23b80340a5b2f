import type { Database, Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Sound } from '#adapters/sound/sound.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Clock } from '#clock.ts';
import type { RecordingLinks } from './recording-links.ts';

/**
 * Locks the draft of the day until the transaction ends. Throws if there is none, or if its recording may not be
 * changed.
 */
export type LockDay = (tx: Db, date: string) => Promise<void>;

export interface RecordingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue' | 'process'>;
  readonly storage: Pick<Storage, 'recordings'>;
  readonly sound: Sound;
  readonly recordingLinks: RecordingLinks;
  /** For temporary files. */
  readonly workFolder: string;
  /** The album in the tags of a file. */
  readonly siteName: string;
}
