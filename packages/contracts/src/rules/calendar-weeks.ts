import { addDays, type CalendarDate, getWeekday, isCalendarDate } from './calendar-date.ts';

/** 'YYYY-MM', if all its weeks are in the range of homily dates. */
export const isMonth = (text: string): boolean =>
  isCalendarDate(`${text}-01`) && text >= '1970-02' && text <= '2100-11';

/** The whole weeks of a month, from Sunday to Saturday. */
export function listWeeks(month: string): readonly (readonly CalendarDate[])[] {
  const first = `${month}-01`;
  const weeks: CalendarDate[][] = [];
  for (let sunday = addDays(first, -getWeekday(first)); weeks.length === 0 || sunday.startsWith(month); ) {
    const start = sunday;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
    sunday = addDays(sunday, 7);
  }
  return weeks;
}
