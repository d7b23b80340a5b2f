import { addDays, type CalendarDate } from './calendar-date.ts';

/** As billing counts: the same day of the month, or the last one where the month is too short. */
export function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const firstOfMonth = new Date(`${addDays(date, 0).slice(0, 7)}-01T00:00:00Z`);
  firstOfMonth.setUTCMonth(firstOfMonth.getUTCMonth() + months);
  const [year, month] = [firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  firstOfMonth.setUTCDate(Math.min(Number(date.slice(8)), lastDay));
  return firstOfMonth.toISOString().slice(0, 10);
}

export function yearsAfter(date: CalendarDate, years: number): CalendarDate {
  return monthsAfter(date, years * 12);
}
