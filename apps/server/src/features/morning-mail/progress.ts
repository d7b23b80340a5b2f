import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { findHomily } from '../homily/homily-queries.ts';
import { isSunday } from './batch-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { openEveryRound } from './open-due-rounds.ts';
import { countMails, countReaders, type MailCounts } from './progress-queries.ts';
import { type SendingOptions, sendDue } from './send-due-rounds.ts';
import {
  countSuppressed,
  deleteSuppressed,
  listSuppressed,
  type SuppressedAddress,
} from './suppression-queries.ts';

export interface DayProgress extends MailCounts {
  readonly day: string;
  readonly hasHomily: boolean;
  /** All readers of the day, at any hour. */
  readonly readers: number;
  readonly stoppedAddresses: number;
}

export const getToday = ({ clock, mailData }: MorningMailDeps): string =>
  toCalendarDate(clock.now(), mailData.timeZone);

/** Slow: it reads every row of the day. */
export async function getDayProgress(deps: MorningMailDeps, day: string): Promise<DayProgress> {
  const { db, billingClock } = deps;
  return {
    day,
    hasHomily: (await findHomily(db, day)) !== null,
    readers: await countReaders(db, isSunday(day), billingClock.now()),
    ...(await countMails(db, day)),
    stoppedAddresses: await countSuppressed(db),
  };
}

export const countDayMails = ({ db }: MorningMailDeps, day: string): Promise<MailCounts> =>
  countMails(db, day);

/** Sends the mail to all remaining readers now, whatever their hour. Null if there is no homily. */
export async function sendToday(
  deps: MorningMailDeps,
  day: string,
  options: SendingOptions,
): Promise<{ sent: number } | null> {
  return (await openEveryRound(deps, day)) ? sendDue(deps, options) : null;
}

export const listSuppressedAddresses = ({ db }: MorningMailDeps): Promise<SuppressedAddress[]> =>
  listSuppressed(db);

/** False if the address was not suppressed. */
export const resumeAddress = ({ db }: MorningMailDeps, email: string): Promise<boolean> =>
  deleteSuppressed(db, email);
