import { addDays as daysAfter } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Db } from '#adapters/db/database.ts';
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
