import { addDays as daysAfter, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, minutes } from '@wayfare/contracts/rules/durations';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Db } from '#adapters/db/database.ts';
import type { AppDeps } from '#app-deps.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { insertDays, listDays } from './calendar-queries.ts';

function countDays(from: string, to: string): number {
  let days = 1;
  for (let date = from; date < to; date = daysAfter(date, 1)) days++;
  return days;
}

/** Both dates included. Missing years are computed and stored. */
export async function getDaysBetween(
  db: Db,
  calendar: LiturgicalCalendar,
  from: string,
  to: string,
): Promise<LiturgicalDay[]> {
  const stored = await listDays(db, from, to);
  const expectedCount = countDays(from, to);
  if (stored.length === expectedCount) return stored;
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    await insertDays(db, await daysOf(calendar, year));
  }
  const days = await listDays(db, from, to);
  if (days.length !== expectedCount)
    throw new Error(`The calendar has ${days.length} of the ${expectedCount} days from ${from} to ${to}.`);
  return days;
}

export async function getDay(db: Db, calendar: LiturgicalCalendar, date: string): Promise<LiturgicalDay> {
  const [day] = await getDaysBetween(db, calendar, date, date);
  if (day === undefined) throw new Error(`The calendar does not have ${date}.`);
  return day;
}

interface Computation {
  /** Years being computed. */
  readonly years: Map<number, Promise<LiturgicalDay[]>>;
  last: Promise<unknown>;
}

const computations = new WeakMap<LiturgicalCalendar, Computation>();

/** Computes one year at a time: each takes a child process as large as the server. */
function daysOf(calendar: LiturgicalCalendar, year: number): Promise<LiturgicalDay[]> {
  const computation = computations.get(calendar) ?? { years: new Map(), last: Promise.resolve() };
  computations.set(calendar, computation);
  const running = computation.years.get(year);
  if (running !== undefined) return running;
  const days = computation.last
    .catch(() => {})
    .then(() => calendar.listDays(year))
    .finally(() => computation.years.delete(year));
  computation.years.set(year, days);
  computation.last = days;
  return days;
}

type YearsDeps = Pick<AppDeps, 'db' | 'clock' | 'calendar' | 'timeZone'>;

/** Last year, this year and next year are stored ahead, because the first reader of a year would wait for seconds. */
export const computeNearYears = ({ db, calendar, clock, timeZone }: YearsDeps): ScheduledTask => ({
  name: 'compute-near-years',
  skipsSuccessLog: true,
  nextRun: (now) => addTime(now, minutes(5)),
  async run() {
    const year = Number(toCalendarDate(clock.now(), timeZone).slice(0, 4));
    await getDaysBetween(db, calendar, `${year - 1}-01-01`, `${year + 1}-12-31`);
  },
});
