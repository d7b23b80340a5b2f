import { dateIn } from '@wayfare/contracts/rules/calendar-date';
import { days } from '@wayfare/contracts/rules/durations';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Sound } from '#adapters/sound/sound.ts';
import { backupHealth } from '#features/backup/outcomes.ts';
import { isRestored } from '#features/backup/quiet-site.ts';
import { firstDayWithout } from '#features/homily/editing/overview-queries.ts';
import { areThereRecordings } from '#features/recording/recording-queries.ts';
import { findAllDifferences, type SearchSource } from '#features/search/entries.ts';
import type { Check } from '../check-up.ts';
import { spell } from '../status-lines.ts';
import { thresholds } from '../thresholds.ts';

export const backupCheck = (db: Db, now: Date): Check => ({
  about: 'backup',
  async look() {
    const { backup, verification } = await backupHealth(db);
    const faults: string[] = [];
    if (backup.succeededAt === null)
      faults.push('There is no backup yet: set BACKUP_TO, or make one by wayfare backup create.');
    else if (now.getTime() - backup.succeededAt.getTime() > thresholds.oldestBackupMs)
      faults.push(
        `The last backup is ${spell(now.getTime() - backup.succeededAt.getTime())} old: make one by wayfare backup create, and see in the log why none was made by itself.`,
      );
    if (backup.failure !== null)
      faults.push(`The last try to make a backup failed: mend this, and try again: ${backup.failure}`);
    if (verification.failure !== null)
      faults.push(
        `The last backup could not be restored: make another, and try it by wayfare backup verify: ${verification.failure}`,
      );
    return faults;
  },
});

/** After a restoration in earnest this is what is forgotten, and a quiet site tells nobody by itself. */
export const quietCheck = (db: Db, isQuietBySetting: boolean): Check => ({
  about: 'quiet',
  async look() {
    const speak = isQuietBySetting
      ? 'start it without QUIET'
      : (await isRestored(db))
        ? 'run wayfare quiet off and start it again'
        : null;
    return speak && `The site keeps quiet, and no mail leaves it: when it is to speak, ${speak}.`;
  },
});

export const jobsCheck = (db: Db, queue: Pick<Queue, 'count'>): Check => ({
  about: 'jobs',
  async look() {
    const { dead } = await queue.count(db);
    return dead === 0
      ? null
      : `${dead === 1 ? 'One job was' : `${dead} jobs were`} given up after many tries: read why by wayfare mail list, mend it, and send each again by wayfare mail resend ID.`;
  },
});

const lookAhead = 3;

export const homiliesCheck = (db: Db, timeZone: string, now: Date): Check => ({
  about: 'homilies',
  async look() {
    const today = dateIn(timeZone, now);
    const gap = await firstDayWithout(db, today);
    if (gap === null || Date.parse(gap) - Date.parse(today) > days(lookAhead)) return null;
    return `There is no homily for ${gap}${gap === today ? ', which is today' : ''}: write and publish one, or import it by wayfare homilies import.`;
  },
});

export const searchCheck = (db: Database, sources: readonly SearchSource[]): Check => ({
  about: 'search',
  async look() {
    const { texts, wrong } = await findAllDifferences(db, sources);
    if (wrong.length === 0) return null;
    return `${wrong.length} of ${texts} published texts are not searched as they stand: mend it by wayfare search rebuild.`;
  },
});

/** Where nobody records anything, nothing is missing; and who says `off` knows it. */
export const recordingsCheck = (
  db: Db,
  sound: Pick<Sound, 'program'>,
  ffmpeg: string | undefined,
): Check => ({
  about: 'recordings',
  async look() {
    if (ffmpeg === 'off' || (await sound.program()) !== null) return null;
    if (ffmpeg !== undefined)
      return `There is no FFmpeg that writes MP3 at ${ffmpeg}: set FFMPEG to one, or to off, and start the site again.`;
    return (await areThereRecordings(db))
      ? 'FFmpeg is not on this machine, so only MP3 is taken, and each recording stays as loud as it came: install it (Debian: apt install ffmpeg), or set FFMPEG=off.'
      : null;
  },
});
