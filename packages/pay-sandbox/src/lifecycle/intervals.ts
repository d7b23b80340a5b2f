import { days } from '#engine/duration.ts';
import type { Recurring } from '#objects/billing.ts';

/** Adds intervals to a time. The 31st becomes the last day of a shorter month, and the 31st again after it. */
export function addIntervals(anchor: number, { interval }: Recurring, count: number): number {
  const date = new Date(anchor * 1_000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1_000);
}

/** The end of the period that contains `time`. Periods are counted from the anchor, so that days do not drift. */
export function getPeriodEnd(anchor: number, recurring: Recurring, time: number): number {
  const maxInterval = recurring.interval === 'year' ? days(366) : days(31);
  let count = Math.max(0, Math.floor((time - anchor) / maxInterval));
  while (addIntervals(anchor, recurring, count) <= time) count += 1;
  return addIntervals(anchor, recurring, count);
}
