import type { Recurring } from '#objects/billing.ts';

export const minutes = (count: number): number => count * 60;
export const hours = (count: number): number => count * 3_600;
export const days = (count: number): number => count * 86_400;

const shortestSeconds = { day: days(1), week: days(7), month: days(28), year: days(365) } as const;

/** No interval of this kind is shorter. */
export const shortestOf = ({ interval, interval_count: count }: Recurring): number =>
  shortestSeconds[interval] * count;

/** The anchor moved by so many intervals. The 31st becomes the last day of a shorter month, and the 31st again after. */
export function afterIntervals(
  anchor: number,
  { interval, interval_count: count }: Recurring,
  times: number,
): number {
  if (interval === 'day') return anchor + days(times * count);
  if (interval === 'week') return anchor + days(7 * times * count);
  const months = times * count * (interval === 'year' ? 12 : 1);
  const date = new Date(anchor * 1_000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1_000);
}

/** The end of the period that is running at this time. */
export function periodEndAfter(anchor: number, recurring: Recurring, time: number): number {
  let times = Math.max(0, Math.floor((time - anchor) / (shortestOf(recurring) * 1.11)) - 1);
  while (afterIntervals(anchor, recurring, times) <= time) times += 1;
  return afterIntervals(anchor, recurring, times);
}
