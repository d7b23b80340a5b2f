import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { findHomily } from '../homily/homily-queries.ts';
import { isSunday } from './batch-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { openEveryRound } from './open-due-rounds.ts';
import { type Counts, countMails, countReaders } from './progress-queries.ts';
import { type SendingOptions, sendDue } from './send-due-rounds.ts';
import { countStopped, listStopped, removeStopped, type StoppedAddress } from './suppression-queries.ts';

export interface DayProgress extends Counts {
  readonly day: string;
  readonly hasHomily: boolean;
  /** All who are to get it, at whatever hour. */
  readonly readers: number;
  readonly stoppedAddresses: number;
}

export const todayOf = ({ clock, facts }: MorningMailDeps): string =>
  toCalendarDate(clock.now(), facts.timeZone);

/** How the mail of a day stands. It looks at every row of the day, so ask for it now and then. */
export async function progressOfDay(deps: MorningMailDeps, day: string): Promise<DayProgress> {
  const { db, billingClock } = deps;
  return {
    day,
    hasHomily: (await findHomily(db, day)) !== null,
    readers: await countReaders(db, isSunday(day), billingClock.now()),
    ...(await countMails(db, day)),
    stoppedAddresses: await countStopped(db),
  };
}

export const countsOfDay = ({ db }: MorningMailDeps, day: string): Promise<Counts> => countMails(db, day);

/** Sends the mail of the site's day to all who have not got it yet, whatever the hour; null where there is no homily. */
export async function sendToday(
  deps: MorningMailDeps,
  day: string,
  options: SendingOptions,
): Promise<{ sent: number } | null> {
  return (await openEveryRound(deps, day)) ? sendDue(deps, options) : null;
}

export const stoppedAddresses = ({ db }: MorningMailDeps): Promise<StoppedAddress[]> => listStopped(db);

/** False where nothing stopped it. */
export const resumeAddress = ({ db }: MorningMailDeps, email: string): Promise<boolean> =>
  removeStopped(db, email);
