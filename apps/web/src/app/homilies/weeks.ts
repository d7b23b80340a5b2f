import { addDays, getWeekday, isCalendarDate } from '@wayfare/contracts/rules/calendar-date';

interface Dated {
  readonly date: string;
}

export interface Week<T extends Dated> {
  /** Its Sunday; a date that is none keeps to itself. */
  readonly begins: string;
  readonly items: readonly T[];
}

/** A week of the Church begins on Sunday. The order of what is given stays. */
export function byWeek<T extends Dated>(items: readonly T[]): readonly Week<T>[] {
  const weeks: { begins: string; items: T[] }[] = [];
  for (const item of items) {
    const begins = sundayBefore(item.date);
    const last = weeks.at(-1);
    if (last?.begins === begins) last.items.push(item);
    else weeks.push({ begins, items: [item] });
  }
  return weeks;
}

export const sundayBefore = (date: string): string =>
  isCalendarDate(date) ? addDays(date, -getWeekday(date)) : date;

export const monthOf = (date: string): string => date.slice(0, 7);
