import type { MonthDays } from '@wayfare/contracts/calls/homily';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { daysBetween } from '#features/calendar/days-between.ts';
import { problem } from '#http/answers/problems.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import type { DatesWatch } from './watch-dates.ts';

const firstMonth = '2000-01';
/** Each year is worked out at its first asking, so readers do not get to ask for any. */
const yearsAhead = 2;

/** The days of a month, and on which of them there is something to read. */
export async function daysOfMonth(
  { db, calendar }: Pick<HomilyDeps, 'db' | 'calendar'>,
  watch: DatesWatch,
  month: string,
  today: string,
): Promise<MonthDays> {
  const lastMonth = `${Number(today.slice(0, 4)) + yearsAhead}-12`;
  if (month < firstMonth || month > lastMonth) throw problem('month_unknown');
  const days = await daysBetween(db, calendar, `${month}-01`, lastDayOf(month));
  const { dates } = await watch.now();
  // `before` the day after is the day itself where it has a homily.
  const hasHomily = (date: string) => date <= today && dates.before(addDays(date, 1)) === date;
  return {
    month,
    today,
    firstMonth,
    lastMonth,
    days: days.map((day) => ({ ...day, hasHomily: hasHomily(day.date) })),
  };
}

function lastDayOf(month: string): string {
  const inNextMonth = addDays(`${month}-28`, 4);
  return addDays(inNextMonth, -Number(inNextMonth.slice(8)));
}
