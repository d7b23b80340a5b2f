import { setTimeout as pause } from 'node:timers/promises';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, hours, minutes } from '@wayfare/contracts/rules/durations';
import type { OpenBulkMail } from '#adapters/mail/mail.ts';
import { cache } from '#cache.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { findHomily, readChange } from '../homily/homily-queries.ts';
import {
  type Batch,
  closeLate,
  forgetRounds,
  forgetSome,
  handBack,
  nextBatch,
  reservePace,
} from './batch-queries.ts';
import { composeDay } from './compose-day.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { openDueRounds } from './open-due-rounds.ts';
import { handOver, leftOfWarmUp } from './send-batch.ts';

/** Looks each minute for whose hour has come, and sends until nobody waits. */
export const sendEveryMorning = (deps: MorningMailDeps, isStopped: () => boolean): ScheduledTask => ({
  name: 'send the homily of the day',
  isQuiet: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(1)) + 1) * minutes(1)),
  async run() {
    await openDueRounds(deps);
    await sendDue(deps, { isStopped });
  },
});

export const keptDays = 7;
const atOnce = 10_000;

/** After a week nobody asks any more who got which. */
export const forgetSentMails = ({ db, clock, facts }: MorningMailDeps): ScheduledTask => ({
  name: 'forget who got the homilies of old days',
  nextRun: (now) => addTime(now, hours(6)),
  async run() {
    const before = addDays(toCalendarDate(clock.now(), facts.timeZone), -keptDays);
    while ((await forgetSome(db, before, atOnce)) === atOnce);
    await forgetRounds(db, before);
  },
});

export interface SendingOptions {
  readonly isStopped: () => boolean;
  /** After so long, what a killed server held is taken up by another. */
  readonly leaseMs?: number;
  /** The most that are in hand at once; the next are fetched meanwhile. */
  readonly batchSize?: number;
}

/** Sends all that is to be sent now, beside other servers that do the same, and tells how many mails left from here. */
export async function sendDue(deps: MorningMailDeps, options: SendingOptions): Promise<{ sent: number }> {
  const { isStopped, leaseMs = 60_000, batchSize = 500 } = options;
  const { mailsPerSecond } = deps;
  // A batch is through in a few seconds, however slow the pace.
  const limit = mailsPerSecond === null ? batchSize : Math.min(batchSize, Math.max(1, mailsPerSecond * 5));
  const bulkMailOf = bulkMails(deps);
  const next = async (): Promise<Batch | null> => {
    for (;;) {
      if (isStopped()) return null;
      const isReady = async (day: string) => (await bulkMailOf(day)) !== null;
      const left = await leftOfWarmUp(deps);
      // Who is not reached today reads on the site, and is reached on one of the next days.
      if (left === 0) return null;
      const batch = await nextBatch(deps, { limit: Math.min(limit, left ?? limit), leaseMs }, isReady);
      if (batch !== 'busy') return batch;
      await pause(20);
    }
  };
  let sent = 0;
  let coming = next();
  for (let batch = await coming; batch !== null; batch = await coming) {
    const bulkMail = await bulkMailOf(batch.day);
    // Another is fetched while this one goes out, so that the connections never wait for the database.
    coming = next();
    // It is waited for later, and must not end the process before.
    coming.catch(() => {});
    const done = await (bulkMail === null
      ? putOff(deps, batch)
      : handOver(deps, batch, { bulkMail, leaseMs, isStopped, pace: await paceOf(deps, batch) }));
    sent += done.sent;
    if (done.isAway) {
      const other = await coming;
      if (other !== null) await giveBack(deps, other, 30_000);
      break;
    }
  }
  await closeLate(deps.db, deps.clock.now());
  return { sent };
}

/** Nothing is published for that day any more: it is looked at again a minute later. */
async function putOff(deps: MorningMailDeps, batch: Batch) {
  await giveBack(deps, batch, 60_000);
  return { sent: 0, isAway: false };
}

const giveBack = ({ db }: MorningMailDeps, batch: Batch, afterMs: number): Promise<void> =>
  handBack(db, batch, [...batch.readers.map(({ personId }) => personId), ...batch.unwilling], afterMs);

/** Each day's mail, encoded once, and anew when an editor changed it meanwhile. */
function bulkMails(deps: MorningMailDeps): (day: string) => Promise<OpenBulkMail | null> {
  const kept = cache<OpenBulkMail | null>({ most: 4 });
  return async (day) => {
    const change = await readChange(deps.db);
    return kept.find(`${day} ${change}`, async () => {
      const content = await findHomily(deps.db, day);
      return content === null ? null : deps.mailer.openBulkMail(await composeDay(deps, day, content));
    });
  };
}

/** All servers together keep to one pace; without one, nobody waits. */
async function paceOf(
  { db, mailsPerSecond }: MorningMailDeps,
  { readers }: Batch,
): Promise<(place: number) => Promise<void>> {
  if (mailsPerSecond === null || readers.length === 0) return async () => {};
  const began = performance.now() + (await reservePace(db, readers.length, mailsPerSecond));
  return async (place) => {
    const waitMs = began + (place * 1_000) / mailsPerSecond - performance.now();
    if (waitMs > 0) await pause(waitMs);
  };
}
