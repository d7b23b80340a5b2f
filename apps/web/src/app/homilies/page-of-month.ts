import { type HomilyFeed, homilyPageSize } from '@wayfare/contracts/calls/homily';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { days } from '@wayfare/contracts/rules/durations';
import { monthAfter } from './month-steps.ts';

export interface Jump {
  readonly page: number;
  /** The last day of that month. */
  readonly until: string;
}

export const lastDayOf = (month: string): string => addDays(`${monthAfter(month, 1)}-01`, -1);

/**
 * The page on which a month begins, as the list runs: newest first. Most sites have a homily for each day, so the first
 * guess is good; from there it is found by steps as long as what is missing, and never twice on a page.
 */
export async function pageOfMonth(
  month: string,
  today: string,
  feedPage: (page: number) => Promise<HomilyFeed>,
): Promise<Jump> {
  const until = lastDayOf(month);
  let [from, to] = [1, Number.POSITIVE_INFINITY];
  let guess = 1 + pagesBetween(until, today);
  while (from < to) {
    const page = Math.min(Math.max(guess, from), to);
    const { Items, totalPages } = await feedPage(page);
    const [newest, oldest] = [Items[0]?.date, Items.at(-1)?.date];
    to = Math.max(from, Math.min(to, totalPages));
    if (newest === undefined || oldest === undefined) {
      if (page <= 1) break;
      to = Math.min(to, page - 1);
      guess = to;
    } else if (oldest > until) {
      from = Math.min(page + 1, to);
      guess = from + pagesBetween(until, oldest);
    } else if (newest > until) {
      from = page;
      break;
    } else {
      to = Math.min(to, page);
      if (page === from) break;
      guess = page - 1 - pagesBetween(newest, until);
    }
  }
  return { page: from, until };
}

const pagesBetween = (earlier: string, later: string): number =>
  Math.max(0, Math.floor((Date.parse(later) - Date.parse(earlier)) / days(1) / homilyPageSize));
