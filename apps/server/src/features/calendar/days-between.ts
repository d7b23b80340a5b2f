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

/** The days from one date to another, both included. A year that nobody has asked for yet is worked out and kept. */
export async function getDaysBetween(
  db: Db,
  calendar: LiturgicalCalendar,
  from: string,
  to: string,
): Promise<LiturgicalDay[]> {
  const known = await listDays(db, from, to);
  const wanted = countDays(from, to);
  if (known.length === wanted) return known;
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    await insertDays(db, await daysOf(calendar, year));
  }
  const days = await listDays(db, from, to);
  if (days.length !== wanted)
    throw new Error(`The calendar has ${days.length} of the ${wanted} days from ${from} to ${to}.`);
  return days;
}

export async function getDay(db: Db, calendar: LiturgicalCalendar, date: string): Promise<LiturgicalDay> {
  const [day] = await getDaysBetween(db, calendar, date, date);
  if (day === undefined) throw new Error(`The calendar does not have ${date}.`);
  return day;
}

interface Working {
  /** The years being worked out, for those who ask in the meantime. */
  readonly years: Map<number, Promise<LiturgicalDay[]>>;
  last: Promise<unknown>;
}

const workingOf = new WeakMap<LiturgicalCalendar, Working>();

/** A year at a time, however many readers walk through the calendar: each is a process that weighs as much as we do. */
function daysOf(calendar: LiturgicalCalendar, year: number): Promise<LiturgicalDay[]> {
  const working = workingOf.get(calendar) ?? { years: new Map(), last: Promise.resolve() };
  workingOf.set(calendar, working);
  const begun = working.years.get(year);
  if (begun !== undefined) return begun;
  const days = working.last
    .catch(() => {})
    .then(() => calendar.listDays(year))
    .finally(() => working.years.delete(year));
  working.years.set(year, days);
  working.last = days;
  return days;
}
