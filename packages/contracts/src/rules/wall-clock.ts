import { isCalendarDate } from './calendar-date.ts';

/** What a clock on a wall shows, with its day: 'YYYY-MM-DDTHH:MM'. It is an instant only together with a zone. */
export type WallClock = string;

const shape = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;
const minuteMs = 60_000;
const dayMs = 86_400_000;

export const isWallClock = (text: string): boolean => isCalendarDate(shape.exec(text)?.[1] ?? '');

/** What a clock in that zone shows at this instant; its seconds are not told. */
export const wallClockIn = (zone: string, instant: Date): WallClock =>
  new Date(Math.floor(wallMs(zone, instant.getTime()) / minuteMs) * minuteMs).toISOString().slice(0, 16);

/**
 * When a clock in that zone shows this. Of an hour that comes twice, as clocks go back, it is the first; a time that is
 * left out, as they go ahead, is the next minute that there is.
 */
export function instantOf(wallClock: WallClock, zone: string): Date {
  if (!isWallClock(wallClock)) throw new RangeError(`Not of the form YYYY-MM-DDTHH:MM: ${wallClock}`);
  const wanted = Date.parse(`${wallClock}Z`);
  // No zone changes its clock twice within these days, so one of these two offsets holds.
  const before = offsetMs(zone, wanted - 1.5 * dayMs);
  const after = offsetMs(zone, wanted + 1.5 * dayMs);
  const [first, second] = [wanted - Math.max(before, after), wanted - Math.min(before, after)];
  for (const instant of [first, second]) if (wallMs(zone, instant) === wanted) return new Date(instant);
  return new Date(changeBetween(zone, first, second));
}

/** The instant at which the zone changes its clock. */
function changeBetween(zone: string, from: number, to: number): number {
  const before = offsetMs(zone, from);
  let [early, late] = [from, to];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetMs(zone, middle) === before) early = middle;
    else late = middle;
  }
  return late;
}

const offsetMs = (zone: string, instant: number): number =>
  wallMs(zone, instant) - Math.floor(instant / 1_000) * 1_000;

/** What the clock shows, read as if it hung in Greenwich; to the second. */
function wallMs(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Building one costs a hundred times what using one does. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
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
  clocks.set(zone, clock);
  return clock;
}
