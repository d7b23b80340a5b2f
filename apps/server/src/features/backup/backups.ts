import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { BackupTarget, FetchedFile } from '#adapters/storage/storage.ts';
import type { Retention } from '#config/backup-shapes.ts';
import { BackupFault } from './manifest.ts';

/** The name is the time of the snapshot, so names sort by time. */
export const backupName = (at: Date): string => `wayfare-${at.toISOString().replaceAll(/[:.]/g, '-')}.tar`;

const namePattern = /^wayfare-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar$/;

/** Null if the file is not a backup of this site. */
export function parseBackupTime(name: string): Date | null {
  const [, day, hour, minute, second, ms] = namePattern.exec(name) ?? [];
  const date = new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

interface ListedBackup {
  readonly name: string;
  readonly madeAt: Date;
  readonly bytes: number;
  /** When it was last verified. Null if never. */
  readonly verifiedAt: string | null;
}

/** Newest first. */
export async function listBackups(place: BackupTarget): Promise<ListedBackup[]> {
  const files = await place.list();
  const names = new Set(files.map(({ name }) => name));
  const listed: ListedBackup[] = [];
  for (const { name, bytes } of files) {
    const madeAt = parseBackupTime(name);
    if (madeAt === null) continue;
    const note = names.has(verifiedNoteName(name)) ? await place.readNote(verifiedNoteName(name)) : null;
    listed.push({ name, madeAt, bytes, verifiedAt: note?.trim() || null });
  }
  return listed.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** A file beside the backup, so that it is found wherever the backup is. */
export const verifiedNoteName = (name: string): string => `${name}.verified`;

/**
 * Names of backups to delete. The newest backup of each of the last days, weeks and months that have one is kept, and
 * always the newest of all and the newest verified one.
 */
export function expiredBackups(
  backups: readonly ListedBackup[],
  retention: Retention,
  timeZone: string,
): string[] {
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const kept = new Set<string>();
  const keepNewestOfEach = (count: number, toSpan: (day: string) => string): void => {
    const spans = new Set<string>();
    for (const { name, madeAt } of newestFirst) {
      const span = toSpan(toCalendarDate(madeAt, timeZone));
      if (spans.has(span)) continue;
      if (spans.size === count) return;
      spans.add(span);
      kept.add(name);
    }
  };
  keepNewestOfEach(retention.days, (day) => day);
  keepNewestOfEach(retention.weeks, toWeek);
  keepNewestOfEach(retention.months, (day) => day.slice(0, 7));
  for (const { name } of newestFirst.slice(0, 1)) kept.add(name);
  const verified = newestFirst.find(({ verifiedAt }) => verifiedAt !== null);
  if (verified !== undefined) kept.add(verified.name);
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** The Monday of the week. */
function toWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Deletes expired backups and returns their names. Other files are not touched. */
export async function deleteOldBackups(
  place: BackupTarget,
  retention: Retention,
  timeZone: string,
): Promise<string[]> {
  const names = expiredBackups(await listBackups(place), retention, timeZone);
  for (const name of names) {
    await place.remove(name);
    await place.remove(verifiedNoteName(name));
  }
  return names;
}

/** Fetches a backup by name, or 'latest'. Throws `BackupFault` if there is none. */
export async function fetchBackup(
  place: BackupTarget,
  wanted: string,
): Promise<FetchedFile & { readonly name: string }> {
  const name = wanted === 'latest' ? (await listBackups(place))[0]?.name : wanted;
  if (name === undefined) throw new BackupFault(`There is no backup in ${place.address}.`);
  const fetched = await place.fetch(name);
  if (fetched === null)
    throw new BackupFault(`There is no ${name} in ${place.address}: see \`wayfare backup list\`.`);
  return { ...fetched, name };
}
