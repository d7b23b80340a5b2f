import { addDays, type CalendarDate, dateIn, startOfDay } from '@wayfare/contracts/calendar-date';

export interface WallTime {
  readonly date: CalendarDate;
  readonly hour: number;
}

/** What a calendar and a clock on a wall in that zone show. */
export function wallTimeIn(zone: string, instant: Date): WallTime {
  return { date: dateIn(zone, instant), hour: Number(clockOf(zone).format(instant)) };
}

const noon = 12;

/** Until when the mail of that hour may still go out: in the morning until noon, later in the day until its end. */
export function endOfSending(date: CalendarDate, hour: number, zone: string): Date {
  return hour < noon ? noonOf(date, zone) : startOfDay(addDays(date, 1), zone);
}

/** Clocks change at night, so noon is not always twelve hours after the day began. */
function noonOf(date: CalendarDate, zone: string): Date {
  const begin = startOfDay(date, zone).getTime();
  // Within two hours of half a day later, whatever the clocks did in the night.
  for (let quarter = -8; quarter <= 8; quarter += 1) {
    const at = new Date(begin + noon * hourMs + quarter * quarterMs);
    const { hour } = wallTimeIn(zone, at);
    if (hour >= noon) return at;
  }
  return new Date(begin + noon * hourMs);
}

const hourMs = 3_600_000;
const quarterMs = 900_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Building one costs a hundred times what using one does. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock;
}
