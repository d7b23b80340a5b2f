import { formatLocal, isCalendarDate } from './calendar-date.ts';

/** 'YYYY-MM-DDTHH:MM', without a time zone. */
type LocalDateTime = string;

const pattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;
const dayMs = 86_400_000;

export const isLocalDateTime = (text: string): boolean => isCalendarDate(pattern.exec(text)?.[1] ?? '');

/** Seconds are dropped. */
export const toLocalDateTime = (instant: Date, zone: string): LocalDateTime =>
  formatLocal(instant, zone).slice(0, 16);

/**
 * The instant of a local time. At a change of daylight saving time, a repeated time resolves to its first occurrence,
 * and a skipped time to the first instant after the gap.
 */
export function toInstant(local: LocalDateTime, zone: string): Date {
  if (!isLocalDateTime(local)) throw new RangeError(`Not of the form YYYY-MM-DDTHH:MM: ${local}`);
  const localAsUtc = Date.parse(`${local}Z`);
  // No zone changes its offset twice within three days, so the offset is one of these two.
  const before = offsetMs(localAsUtc - 1.5 * dayMs, zone);
  const after = offsetMs(localAsUtc + 1.5 * dayMs, zone);
  const earlier = localAsUtc - Math.max(before, after);
  const later = localAsUtc - Math.min(before, after);
  const match = [earlier, later].find((instant) => localMs(instant, zone) === localAsUtc);
  return new Date(match ?? findTransition(earlier, later, zone));
}

/** Binary search for the first instant with the new offset. */
function findTransition(from: number, to: number, zone: string): number {
  const oldOffset = offsetMs(from, zone);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(middle, zone) === oldOffset) low = middle;
    else high = middle;
  }
  return high;
}

const offsetMs = (instant: number, zone: string): number =>
  localMs(instant, zone) - Math.floor(instant / 1_000) * 1_000;

/** The local time as if it were UTC, in whole seconds. */
const localMs = (instant: number, zone: string): number => Date.parse(`${formatLocal(instant, zone)}Z`);
