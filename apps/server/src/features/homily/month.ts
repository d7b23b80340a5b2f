import type { MonthDays } from '@wayfare/contracts/calls/homily';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { getDaysBetween } from '#features/calendar/days-between.ts';
import { problem } from '#http/responses/problems.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { listDatesBetween } from './homily-queries.ts';

const firstMonth = '2000-01';
/** Computing the calendar of a year is slow, so readers cannot request any year. */
const yearsAhead = 2;

export async function listMonthDays(
  { db, calendar }: Pick<HomilyDeps, 'db' | 'calendar'>,
  month: string,
  today: string,
): Promise<MonthDays> {
  const lastMonth = `${Number(today.slice(0, 4)) + yearsAhead}-12`;
  if (month < firstMonth || month > lastMonth) throw problem('month_not_found');
  const [firstDay, lastDay] = [`${month}-01`, getLastDay(month)];
  const days = await getDaysBetween(db, calendar, firstDay, lastDay);
  const written = new Set(await listDatesBetween(db, firstDay, lastDay));
  return {
    month,
    today,
    firstMonth,
    lastMonth,
    days: days.map((day) => ({ ...day, hasHomily: day.date <= today && written.has(day.date) })),
  };
}

function getLastDay(month: string): string {
  const inNextMonth = addDays(`${month}-28`, 4);
  return addDays(inNextMonth, -Number(inNextMonth.slice(8)));
}
