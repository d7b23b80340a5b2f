import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { BackupTarget, FetchedFile } from '#adapters/backup-target/backup-target.ts';
import type { Retention } from '#config/backup-shapes.ts';
import { BackupFault } from './manifest.ts';

/** The moment of which the rows are is the name, so that a list of names is in their order. */
export const backupName = (at: Date): string => `wayfare-${at.toISOString().replaceAll(/[:.]/g, '-')}.tar`;

const shape = /^wayfare-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar$/;

/** Null for a file that is no backup of ours, whatever it is. */
export function parseBackupTime(name: string): Date | null {
  const [, day, hour, minute, second, ms] = shape.exec(name) ?? [];
  const moment = new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

interface ListedBackup {
  readonly name: string;
  readonly madeAt: Date;
  readonly bytes: number;
  /** When it was last restored for a try and found whole; null where that was never done. */
  readonly verifiedAt: string | null;
}

/** The newest first. */
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

/** A note beside the backup, so that it is known wherever the backup lies. */
export const verifiedNoteName = (name: string): string => `${name}.verified`;

/**
 * The names that may go. Of each of the last days, weeks and months that have a backup the newest stays, and so do the
 * newest of all and the newest that was verified, whatever else is kept.
 */
export function expiredBackups(
  backups: readonly ListedBackup[],
  keep: Retention,
  timeZone: string,
): string[] {
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const kept = new Set<string>();
  const keepNewestOfEach = (count: number, spanOf: (day: string) => string): void => {
    const spans = new Set<string>();
    for (const { name, madeAt } of newestFirst) {
      const span = spanOf(toCalendarDate(madeAt, timeZone));
      if (spans.has(span)) continue;
      if (spans.size === count) return;
      spans.add(span);
      kept.add(name);
    }
  };
  keepNewestOfEach(keep.days, (day) => day);
  keepNewestOfEach(keep.weeks, weekOf);
  keepNewestOfEach(keep.months, (day) => day.slice(0, 7));
  for (const { name } of newestFirst.slice(0, 1)) kept.add(name);
  const verified = newestFirst.find(({ verifiedAt }) => verifiedAt !== null);
  if (verified !== undefined) kept.add(verified.name);
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** By its Monday. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Deletes those that are not to be kept any longer, and nothing that is no backup of ours. Their names. */
export async function deleteOldBackups(
  place: BackupTarget,
  keep: Retention,
  timeZone: string,
): Promise<string[]> {
  const names = expiredBackups(await listBackups(place), keep, timeZone);
  for (const name of names) {
    await place.remove(name);
    await place.remove(verifiedNoteName(name));
  }
  return names;
}

/** A backup of that place by its name, or the latest. */
export async function fetchBackup(
  place: BackupTarget,
  wanted: string,
): Promise<FetchedFile & { readonly name: string }> {
  const name = wanted === 'latest' ? (await listBackups(place))[0]?.name : wanted;
  if (name === undefined) throw new BackupFault(`There is no backup in ${place.address}.`);
  const fetched = await place.fetch(name);
  if (fetched === null)
    throw new BackupFault(
      `There is no ${name} in ${place.address}: see what there is by \`wayfare backup list\`.`,
    );
  return { ...fetched, name };
}
