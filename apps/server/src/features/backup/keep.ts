import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Keep } from '#config/backup-shapes.ts';
import type { ListedBackup } from './list-backups.ts';

/**
 * The names that may go. Of each of the last days, weeks and months that have a backup the newest stays, and so do the
 * newest of all and the newest that was verified, whatever else is kept.
 */
export function namesToDrop(backups: readonly ListedBackup[], keep: Keep, timeZone: string): string[] {
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
