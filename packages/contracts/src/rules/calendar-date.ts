/** 'YYYY-MM-DD', without a time zone. Dates compare and sort as text. */
export type CalendarDate = string;

const dayMs = 86_400_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

export function isCalendarDate(text: string): boolean {
  if (!pattern.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && format(instant) === text;
}

export const toCalendarDate = (instant: Date, zone: string): CalendarDate =>
  formatLocal(instant, zone).slice(0, 10);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  format(midnightUtc(date) + days * dayMs);

/**
 * The first instant of the date in the zone: 1:00 if daylight saving time starts at midnight. A date that the zone
 * skipped starts with the next date.
 */
export function startOfDay(date: CalendarDate, zone: string): Date {
  // Binary search: no zone is more than 15 hours from UTC.
  let low = midnightUtc(date) - 15 * 3_600_000;
  let high = midnightUtc(date) + 15 * 3_600_000;
  while (toCalendarDate(new Date(high), zone) < date) high += dayMs;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (toCalendarDate(new Date(middle), zone) < date) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/** 1 on January 1. */
export const dayOfYear = (date: CalendarDate): number =>
  (midnightUtc(date) - midnightUtc(`${date.slice(0, 4)}-01-01`)) / dayMs + 1;

export const daysInYear = (date: CalendarDate): 365 | 366 =>
  isCalendarDate(`${date.slice(0, 4)}-02-29`) ? 366 : 365;

/** 0 on Sunday, 6 on Saturday. */
export const getWeekday = (date: CalendarDate): number => new Date(midnightUtc(date)).getUTCDay();

function midnightUtc(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a date of the form YYYY-MM-DD: ${date}`);
  return Date.parse(`${date}T00:00:00Z`);
}

const format = (instant: number): CalendarDate => new Date(instant).toISOString().slice(0, 10);

/** 'YYYY-MM-DDTHH:MM:SS' */
export function formatLocal(instant: Date | number, zone: string): string {
  const parts = getFormatter(zone).formatToParts(instant);
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const date = `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}`;
  return `${date}T${get('hour')}:${get('minute')}:${get('second')}`;
}

/** Creating a formatter costs about a hundred times as much as using one. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached !== undefined) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** 'YYYY-MM', if all its weeks are in the range of homily dates. */
export const isMonth = (text: string): boolean =>
  isCalendarDate(`${text}-01`) && text >= '1970-02' && text <= '2100-11';

/** The whole weeks of a month, from Sunday to Saturday. */
export function listWeeks(month: string): readonly (readonly CalendarDate[])[] {
  const first = `${month}-01`;
  const weeks: CalendarDate[][] = [];
  for (
    let sunday = addDays(first, -getWeekday(first));
    sunday <= `${month}-31`;
    sunday = addDays(sunday, 7)
  ) {
    const start = sunday;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}
