import { addDays, startOfDay, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, hours } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import type { ScheduledTask } from '#scheduler.ts';

/** Where one kind of text keeps its revisions, as the room says to which they belong. Each has a number and `saved_at`. */
export interface RevisionTable {
  readonly name: string;
  /** The column of what it is a revision of. */
  readonly refColumn: string;
  /** The condition under which readers were given it. */
  readonly publishedCondition: string;
}

interface PruneDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Of the site: by it a day begins. */
  readonly timeZone: string;
}

const allKeptForDays = 30;

/** So few at once that nobody who saves meanwhile waits for it. */
const atOnce = 500;

/**
 * After thirty days the last revision of each day is kept, and whatever readers were given. The newest of all is the
 * last of its day, so that no number is ever given twice.
 */
export const pruneRevisions = (needs: PruneDeps, tables: readonly RevisionTable[]): ScheduledTask => ({
  name: 'prune-revisions',
  nextRun: (now) => addTime(now, hours(6)),
  run: async () => {
    for (const table of tables) {
      let gone = atOnce;
      while (gone === atOnce) gone = await thinOnce(needs, table);
    }
  },
});

async function thinOnce(
  { db, clock, timeZone }: PruneDeps,
  { name, refColumn: of, publishedCondition: wasPublished }: RevisionTable,
): Promise<number> {
  // Whole days only, or the last one of a part of a day would be taken for the day's.
  const before = startOfDay(addDays(toCalendarDate(clock.now(), timeZone), -allKeptForDays), timeZone);
  const { rowCount } = await db.query(
    `delete from ${name} where (${of}, number) in (
       select ${of}, number from (
         select ${of}, number, ${wasPublished} as was_published,
                row_number() over (partition by ${of}, (saved_at at time zone $2)::date order by number desc) as place
         from ${name} where saved_at < $1
       ) as old
       where place > 1 and not was_published limit $3
     )`,
    [before, timeZone, atOnce],
  );
  return rowCount ?? 0;
}
