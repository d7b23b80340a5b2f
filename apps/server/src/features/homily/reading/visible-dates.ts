import type { CalendarDate } from '@wayfare/contracts/rules/calendar-date';

const dayMs = 86_400_000;

const dayNumber = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
const dateOf = (day: number): CalendarDate => new Date(day * dayMs).toISOString().slice(0, 10);

/** Every date that has a homily, in four bytes each, so that no page and no count is ever looked for in the table. */
export interface HomilyDates {
  /** How many are dated up to that date. */
  countUpTo(date: CalendarDate): number;
  /** The stretch of dates on a page, newest first, of those up to `today`; null beyond the last page. */
  page(number: number, size: number, today: CalendarDate): { from: CalendarDate; to: CalendarDate } | null;
  before(date: CalendarDate): CalendarDate | null;
  /** The next one after that date, and not after `today`. */
  after(date: CalendarDate, today: CalendarDate): CalendarDate | null;
}

/** `days` count from 1970 and ascend. */
export function homilyDates(days: readonly number[]): HomilyDates {
  const sorted = Int32Array.from(days);
  const at = (index: number): CalendarDate | null => {
    const day = sorted[index];
    return day === undefined ? null : dateOf(day);
  };
  /** How many are smaller. */
  const rank = (day: number): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < day) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const countUpTo = (date: CalendarDate): number => rank(dayNumber(date) + 1);
  return {
    countUpTo,
    page(number, size, today) {
      const newest = countUpTo(today) - (number - 1) * size - 1;
      const to = at(newest);
      const from = at(Math.max(0, newest - size + 1));
      return newest < 0 || from === null || to === null ? null : { from, to };
    },
    before: (date) => at(rank(dayNumber(date)) - 1),
    after(date, today) {
      const found = at(countUpTo(date));
      return found !== null && found <= today ? found : null;
    },
  };
}
