import { addDays, type CalendarDate, isCalendarDate, weekdayOf } from './calendar-date.ts';

/** 'YYYY-MM', with whole weeks around it that are dated as homilies are. */
export const isMonthOfYear = (text: string): boolean =>
  isCalendarDate(`${text}-01`) && text >= '1970-02' && text <= '2100-11';

/** From the Sunday before a month to the Saturday after it. */
export function weeksAround(month: string): readonly (readonly CalendarDate[])[] {
  const first = `${month}-01`;
  const weeks: CalendarDate[][] = [];
  for (let sunday = addDays(first, -weekdayOf(first)); weeks.length === 0 || isIn(month, sunday); ) {
    const begins = sunday;
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(begins, place)));
    sunday = addDays(sunday, 7);
  }
  return weeks;
}

const isIn = (month: string, date: CalendarDate): boolean => date.startsWith(month);
