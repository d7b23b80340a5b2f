/** A day of the calendar as 'YYYY-MM-DD': no hour, no zone. Dates compare and sort as text. */
export type CalendarDate = string;

const dayMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

export function isCalendarDate(text: string): boolean {
  if (!shape.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && format(instant) === text;
}

/** What the calendar on a wall in that zone shows at this instant. */
export function dateIn(zone: string, instant: Date): CalendarDate {
  const parts = calendarOf(zone).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return format(midnightUtc(date) + days * dayMs);
}

/**
 * The first instant of that date in that zone. Where clocks spring forward at midnight the day begins at
 * one o'clock; a date that a zone skipped altogether begins where the next one does.
 */
export function startOfDay(date: CalendarDate, zone: string): Date {
  // No zone is further than 15 hours from UTC, so the beginning lies between these two, and halving finds it.
  let before = midnightUtc(date) - 15 * 3_600_000;
  let within = midnightUtc(date) + 15 * 3_600_000;
  while (dateIn(zone, new Date(within)) < date) within += dayMs;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dateIn(zone, new Date(middle)) < date) before = middle;
    else within = middle;
  }
  return new Date(within);
}

/** 1 on the first of January. */
export function dayOfYear(date: CalendarDate): number {
  return (midnightUtc(date) - midnightUtc(`${date.slice(0, 4)}-01-01`)) / dayMs + 1;
}

export function daysInYear(date: CalendarDate): 365 | 366 {
  return isCalendarDate(`${date.slice(0, 4)}-02-29`) ? 366 : 365;
}

/** 0 on Sunday, 6 on Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(midnightUtc(date)).getUTCDay();
}

function midnightUtc(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a date of the form YYYY-MM-DD: ${date}`);
  return Date.parse(`${date}T00:00:00Z`);
}

function format(instant: number): CalendarDate {
  return new Date(instant).toISOString().slice(0, 10);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Building one costs a hundred times what using one does. */
function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(zone, calendar);
  return calendar;
}
