import { addDays, type CalendarDate, dateIn, startOfDay } from '@wayfare/contracts/rules/calendar-date';

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
export function endOfSending({ date, hour }: WallTime, zone: string): Date {
  return hour < noon ? instantOf({ date, hour: noon }, zone) : startOfDay(addDays(date, 1), zone);
}

/** When that hour comes on that date. Of an hour that the clocks skip, when they have skipped it. */
export function instantOf({ date, hour }: WallTime, zone: string): Date {
  const usually = startOfDay(date, zone).getTime() + hour * hourMs;
  // Within two hours of it, whatever the clocks did in the night.
  for (let quarter = -8; quarter <= 8; quarter += 1) {
    const at = new Date(usually + quarter * quarterMs);
    const wall = wallTimeIn(zone, at);
    if (wall.date === date && wall.hour >= hour) return at;
  }
  return new Date(usually);
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
