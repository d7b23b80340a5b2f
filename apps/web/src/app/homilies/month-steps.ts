import { addDays, getWeekday } from '@wayfare/contracts/rules/calendar-date';

export function monthAfter(month: string, months: 1 | -1): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The days of a month in weeks from Sunday to Saturday; '' where another month's day would stand. */
export function weeksOfMonth(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const next = `${monthAfter(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let sunday = addDays(first, -getWeekday(first)); sunday < next; sunday = addDays(sunday, 7)) {
    const week = Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday));
    weeks.push(week.map((day) => (day >= first && day < next ? day : '')));
  }
  return weeks;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to, among those that can be opened; null where it leads nowhere. */
export function dayByKey(key: string, from: string, open: readonly string[]): string | null {
  if (key === 'Home') return open[0] ?? null;
  if (key === 'End') return open.at(-1) ?? null;
  const step = steps[key];
  const [first, last] = [open[0], open.at(-1)];
  if (step === undefined || first === undefined || last === undefined) return null;
  for (let day = addDays(from, step); day >= first && day <= last; day = addDays(day, step))
    if (open.includes(day)) return day;
  return null;
}
