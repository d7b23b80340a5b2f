import type { Db } from '#adapters/db/database.ts';
import type { AppDeps } from '#app-deps.ts';
import type { RecordingLinks } from './recording-links.ts';

/**
 * Locks the draft of the day until the transaction ends. Throws if there is none, or if its recording may not be
 * changed.
 */
export type LockDay = (tx: Db, date: string) => Promise<void>;

export interface RecordingDeps
  extends Pick<AppDeps, 'db' | 'clock' | 'queue' | 'storage' | 'sound' | 'siteName'> {
  readonly recordingLinks: RecordingLinks;
  /** For temporary files. */
  readonly workFolder: string;
}
