import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { days } from '@wayfare/contracts/rules/durations';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Queue, QueueStats } from '#adapters/queue/queue.ts';
import type { Sound } from '#adapters/sound/sound.ts';
import {
  type BackupTask,
  getBackupHealth,
  isRestored,
  type Outcome,
} from '#features/backup/backup-queries.ts';
import { findFirstGap } from '#features/homily/overview-queries.ts';
import { hasRecordings } from '#features/recording/recording-queries.ts';
import { findAllDifferences, type SearchSource } from '#features/search/entry-queries.ts';
import { type Check, check } from '../doctor.ts';
import { formatDuration, thresholds } from '../status-lines.ts';

export const backupCheck = (db: Db, now: Date, isByItself: boolean): Check =>
  check('backup', async () => {
    const health = await getBackupHealth(db);
    if (health.backup.succeededAt !== null || health.backup.failure !== null)
      return listBackupFaults(health, now);
    const nothingYet = isByItself
      ? 'the server makes one within a minute of its start, and wayfare backup create at once.'
      : 'set BACKUP_TO, or make one by wayfare backup create.';
    return [`There is no backup yet: ${nothingYet}`, ...listBackupFaults(health, now)];
  });

/** Used by the doctor and by alerts. */
export function listBackupFaults(
  { backup, verification }: Readonly<Record<BackupTask, Outcome>>,
  now: Date,
): string[] {
  const age = backup.succeededAt && now.getTime() - backup.succeededAt.getTime();
  const faults: string[] = [];
  if (backup.failure !== null)
    faults.push(
      `The last backup attempt failed, ${age === null ? 'and there is none' : `and the last one is ${formatDuration(age)} old`}. ${backup.failure}`,
    );
  else if (age !== null && age > thresholds.maxBackupAgeMs)
    faults.push(
      `The last backup is ${formatDuration(age)} old: run wayfare backup create. If BACKUP_TO is set, the log says why the scheduled backup failed.`,
    );
  if (verification.failure !== null)
    faults.push(
      `The last backup could not be restored: create another, and run wayfare backup verify. ${verification.failure}`,
    );
  return faults;
}

/** After a real restore, quiet mode is easily forgotten. */
export const quietCheck = (db: Db, isQuietBySetting: boolean): Check =>
  check('quiet', async () => {
    const toEnd = isQuietBySetting
      ? 'restart it without QUIET'
      : (await isRestored(db))
        ? 'run wayfare quiet off and restart it'
        : null;
    return toEnd && `The site is in quiet mode and sends no mail. To end this, ${toEnd}.`;
  });

export const jobsCheck = (db: Db, queue: Pick<Queue, 'stats'>): Check =>
  check('jobs', async () => {
    return describeFailedJobs(await queue.stats(db));
  });

/** Null if none failed. */
export function describeFailedJobs({ dead, lastDeadError }: QueueStats): string | null {
  if (dead === 0) return null;
  const what = dead === 1 ? 'One job failed' : `${dead} jobs failed`;
  const why = lastDeadError === null ? '' : `, the last because: ${lastDeadError.replace(/\.$/, '')}`;
  return `${what}, no retries left${why}. Correct the cause, then resend (wayfare mail list, wayfare mail resend ID).`;
}

const minDaysAhead = 3;

export const homiliesCheck = (db: Db, timeZone: string, now: Date): Check =>
  check('homilies', async () => {
    const today = toCalendarDate(now, timeZone);
    const gap = (await findFirstGap(db, today))?.date ?? null;
    if (gap === null || Date.parse(gap) - Date.parse(today) > days(minDaysAhead)) return null;
    return `There is no homily for ${gap}${gap === today ? ', which is today' : ''}: write and publish one, or import it with wayfare homilies import.`;
  });

export const searchCheck = (db: Database, sources: readonly SearchSource[]): Check =>
  check('search', async () => {
    const { texts, wrong } = await findAllDifferences(db, sources);
    if (wrong.length === 0) return null;
    return `${wrong.length} of ${texts} published texts are missing from search or outdated there: run wayfare search rebuild.`;
  });

/** No fault if the site has no recordings or FFMPEG is `off`. */
export const recordingsCheck = (db: Db, sound: Pick<Sound, 'program'>, ffmpeg: string | undefined): Check =>
  check('recordings', async () => {
    if (ffmpeg === 'off' || (await sound.program()) !== null) return null;
    if (ffmpeg !== undefined)
      return `The FFmpeg at ${ffmpeg} is missing or cannot write MP3: set FFMPEG to another, or to off, and restart the site.`;
    return (await hasRecordings(db))
      ? 'FFmpeg is not installed, so only MP3 files are accepted and their loudness is not adjusted: install it (Debian: apt install ffmpeg), or set FFMPEG=off.'
      : null;
  });

/** `required` as package.json has it: '>=20'. */
export const nodeCheck = (running: string, required: string): Check =>
  check('node', () => {
    const minVersion = Number(/\d+/.exec(required)?.[0]);
    return Number.parseInt(running, 10) >= minVersion
      ? null
      : `This is Node.js ${running}, and the site needs ${minVersion} or newer: install it, and restart the site.`;
  });

const minFreeShare = 0.15;
const minFreeDatabases = 3;
const formatGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

interface DiskSpace {
  readonly free: number;
  readonly size: number;
}

export function findDiskFault({ free, size }: DiskSpace, databaseBytes: number): string | null {
  const left = `${formatGigabytes(free)} are free on the disk of DATA_DIR`;
  if (free < minFreeDatabases * databaseBytes)
    return `${left}, less than three times the database (${formatGigabytes(databaseBytes)}), which a backup and its verification need: free space, or move DATA_DIR to a larger disk.`;
  if (free < minFreeShare * size)
    return `${left}, ${((free / size) * 100).toFixed(0)}% of it: free space, or move DATA_DIR to a larger disk.`;
  return null;
}

export const diskCheck = (dataDir: string, databaseBytes: () => Promise<number>): Check =>
  check('disk', async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    // Another check reports an unreachable database.
    const bytes = await databaseBytes().catch(() => 0);
    return findDiskFault({ free: bavail * bsize, size: blocks * bsize }, bytes);
  });

/** Finds files that other users of the machine can read. */
export const fileModesCheck = (dataDir: string, besides: readonly string[]): Check =>
  check('files', async () => {
    const paths = [dataDir, join(dataDir, 'master.key'), join(dataDir, 'settings.json'), ...besides];
    const readable = await Promise.all(paths.map((path) => findWorldReadable(path)));
    return readable.flatMap((path) =>
      path === null ? [] : [`${path} can be read by every user of this machine: run chmod o-rw ${path}.`],
    );
  });

async function findWorldReadable(path: string): Promise<string | null> {
  const mode = await stat(path).then(
    (stats) => stats.mode,
    () => 0,
  );
  // The last three bits are for others. Search permission alone does not list a folder.
  return (mode & 0o006) === 0 ? null : path;
}
