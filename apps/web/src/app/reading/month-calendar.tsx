import { addDays, getWeekday, isCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { type LiturgicalDay, shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { shortWeekday, weekday } from '#ui/format-date.ts';

/** Short names for long celebrations. */
const calendarNames: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^Commemoration of All the Faithful Departed.*/, 'All Souls'],
  [/^Octave Day of the Nativity of the Lord.*/, 'Mary, Mother of God'],
  [/^Nativity of the Lord.*/, 'Christmas'],
  [/^Easter Sunday.*/, 'Easter Sunday'],
  [/^Palm Sunday.*/, 'Palm Sunday'],
  [/^Thursday of the Lord’s Supper$/, 'Holy Thursday'],
  [/^Friday of the Passion of the Lord$/, 'Good Friday'],
  [/^\w+day within the Octave of Easter$/, 'Octave of Easter'],
  [/^.*within the Octave of the Nativity.*/, 'Octave of Christmas'],
  [/ or Sunday of Divine Mercy$/, ''],
  [/^Most Holy (?=Body)/, ''],
  [/^Dedication of the /, ''],
  [/ the Apostle$/, ''],
];

/** Fits a narrow cell. Screen readers get the full name. */
export const formatCalendarName = (day: Pick<LiturgicalDay, 'celebration' | 'rank'>): string =>
  calendarNames
    .reduce((name, [pattern, replacement]) => name.replace(pattern, replacement), shortenCelebration(day))
    .replaceAll(' Saint ', ' St. ');

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Weeks from Sunday to Saturday. '' for days of other months. */
export function listWeeks(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const next = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let sunday = addDays(first, -getWeekday(first)); sunday < next; sunday = addDays(sunday, 7)) {
    const week = Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday));
    weeks.push(week.map((day) => (day >= first && day < next ? day : '')));
  }
  return weeks;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Null if the key leads to no day. */
export function findDayByKey(key: string, from: string, open: readonly string[]): string | null {
  if (key === 'Home') return open[0] ?? null;
  if (key === 'End') return open.at(-1) ?? null;
  const step = steps[key];
  if (step === undefined) return null;
  const to = addDays(from, step);
  return open.includes(to) ? to : null;
}

export const WeekdayHeader = ({ week }: { week: readonly string[] }) => (
  <thead>
    <tr>
      {week.map((date) => (
        <th key={date} scope="col">
          <span aria-hidden="true">{shortWeekday(date)}</span>
          <span className="vh">{weekday(date)}</span>
        </th>
      ))}
    </tr>
  </thead>
);

interface Dated {
  readonly date: string;
}

interface Week<T extends Dated> {
  /** Its Sunday. An invalid date forms a separate group. */
  readonly begins: string;
  readonly items: readonly T[];
}

/** Weeks begin on Sunday. The order stays. */
export function groupByWeek<T extends Dated>(items: readonly T[]): readonly Week<T>[] {
  const weeks: { begins: string; items: T[] }[] = [];
  for (const item of items) {
    const begins = toSunday(item.date);
    const last = weeks.at(-1);
    if (last?.begins === begins) last.items.push(item);
    else weeks.push({ begins, items: [item] });
  }
  return weeks;
}

const toSunday = (date: string): string => (isCalendarDate(date) ? addDays(date, -getWeekday(date)) : date);

export const toMonth = (date: string): string => date.slice(0, 7);
