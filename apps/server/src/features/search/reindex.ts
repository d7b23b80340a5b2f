import { addDays, startOfDay, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, hours, minutes } from '@wayfare/contracts/rules/durations';
import type { Log } from '#log.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { findDifferences, markStale, refreshAll, type SearchSource } from './entry-queries.ts';
import type { SearchDeps } from './routes.ts';
import { areWordsCounted, countWords } from './word-count-queries.ts';

type ReindexDeps = Pick<SearchDeps, 'db' | 'clock' | 'timeZone'>;

/** Indexes the rest of large imports, and changes by servers of an older version. */
export const refreshSearchIndex = (
  { db, clock, timeZone }: ReindexDeps,
  sources: readonly SearchSource[],
): ScheduledTask => ({
  name: 'refresh-search-index',
  skipsSuccessLog: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(1)) + 1) * minutes(1)),
  async run() {
    await refreshAll(db, sources);
    if (!(await areWordsCounted(db))) await countWords(db, toCalendarDate(clock.now(), timeZone));
  },
});

/** Runs at 2 a.m.: repairs the index and recounts its words. */
export const verifySearchIndex = (
  { db, clock, timeZone }: ReindexDeps,
  sources: readonly SearchSource[],
  log: Log<'warn'>,
): ScheduledTask => ({
  name: 'verify-search-index',
  nextRun(now) {
    const at = addTime(startOfDay(toCalendarDate(now, timeZone), timeZone), hours(2));
    return at > now ? at : addTime(startOfDay(addDays(toCalendarDate(now, timeZone), 1), timeZone), hours(2));
  },
  async run() {
    for (const source of sources) {
      const { wrong } = await findDifferences(db, source);
      if (wrong.length === 0) continue;
      log.warn(
        { texts: wrong.slice(0, 20) },
        `${wrong.length} texts were not searched as they stand, and are now`,
      );
      await markStale(db, source.kind, wrong);
    }
    await refreshAll(db, sources);
    await countWords(db, toCalendarDate(clock.now(), timeZone));
  },
});
