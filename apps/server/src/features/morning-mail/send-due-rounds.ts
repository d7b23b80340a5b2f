import { setTimeout as pause } from 'node:timers/promises';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, hours, minutes } from '@wayfare/contracts/rules/durations';
import type { OpenBulkMail } from '#adapters/mail/mail.ts';
import { cache } from '#cache.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { findHomily, readChange } from '../homily/homily-queries.ts';
import {
  type Batch,
  claimNextBatch,
  deleteMailsBefore,
  deleteRoundsBefore,
  markLate,
  releaseClaim,
  reserveSendingTime,
} from './batch-queries.ts';
import { composeBulkMail } from './compose-day.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { openDueRounds } from './open-due-rounds.ts';
import { remainingWarmUp, sendBatch } from './send-batch.ts';

/** Looks each minute for whose hour has come, and sends until nobody waits. */
export const sendMorningMailTask = (deps: MorningMailDeps, isStopped: () => boolean): ScheduledTask => ({
  name: 'send-morning-mail',
  isQuiet: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(1)) + 1) * minutes(1)),
  async run() {
    await openDueRounds(deps);
    await sendDue(deps, { isStopped });
  },
});

export const retentionDays = 7;
const deleteBatchSize = 10_000;

/** After a week nobody asks any more who got which. */
export const deleteOldMorningMails = ({ db, clock, mailData }: MorningMailDeps): ScheduledTask => ({
  name: 'delete-old-morning-mails',
  nextRun: (now) => addTime(now, hours(6)),
  async run() {
    const before = addDays(toCalendarDate(clock.now(), mailData.timeZone), -retentionDays);
    while ((await deleteMailsBefore(db, before, deleteBatchSize)) === deleteBatchSize);
    await deleteRoundsBefore(db, before);
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
  const getBulkMail = cacheBulkMails(deps);
  const next = async (): Promise<Batch | null> => {
    for (;;) {
      if (isStopped()) return null;
      const isReady = async (day: string) => (await getBulkMail(day)) !== null;
      const left = await remainingWarmUp(deps);
      // Who is not reached today reads on the site, and is reached on one of the next days.
      if (left === 0) return null;
      const batch = await claimNextBatch(deps, { limit: Math.min(limit, left ?? limit), leaseMs }, isReady);
      if (batch !== 'busy') return batch;
      await pause(20);
    }
  };
  let sent = 0;
  let coming = next();
  for (let batch = await coming; batch !== null; batch = await coming) {
    const bulkMail = await getBulkMail(batch.day);
    // Another is fetched while this one goes out, so that the connections never wait for the database.
    coming = next();
    // It is waited for later, and must not end the process before.
    coming.catch(() => {});
    const done = await (bulkMail === null
      ? deferBatch(deps, batch)
      : sendBatch(deps, batch, { bulkMail, leaseMs, isStopped, pace: await createPace(deps, batch) }));
    sent += done.sent;
    if (done.isServerDown) {
      const other = await coming;
      if (other !== null) await releaseBatch(deps, other, 30_000);
      break;
    }
  }
  await markLate(deps.db, deps.clock.now());
  return { sent };
}

/** Nothing is published for that day any more: it is looked at again a minute later. */
async function deferBatch(deps: MorningMailDeps, batch: Batch) {
  await releaseBatch(deps, batch, 60_000);
  return { sent: 0, isServerDown: false };
}

const releaseBatch = ({ db }: MorningMailDeps, batch: Batch, afterMs: number): Promise<void> =>
  releaseClaim(db, batch, [...batch.readers.map(({ personId }) => personId), ...batch.optedOut], afterMs);

/** Each day's mail, encoded once, and anew when an editor changed it meanwhile. */
function cacheBulkMails(deps: MorningMailDeps): (day: string) => Promise<OpenBulkMail | null> {
  const kept = cache<OpenBulkMail | null>({ max: 4 });
  return async (day) => {
    const change = await readChange(deps.db);
    return kept.get(`${day} ${change}`, async () => {
      const content = await findHomily(deps.db, day);
      return content === null ? null : deps.mailer.openBulkMail(await composeBulkMail(deps, day, content));
    });
  };
}

/** All servers together keep to one pace; without one, nobody waits. */
async function createPace(
  { db, mailsPerSecond }: MorningMailDeps,
  { readers }: Batch,
): Promise<(place: number) => Promise<void>> {
  if (mailsPerSecond === null || readers.length === 0) return async () => {};
  const began = performance.now() + (await reserveSendingTime(db, readers.length, mailsPerSecond));
  return async (place) => {
    const waitMs = began + (place * 1_000) / mailsPerSecond - performance.now();
    if (waitMs > 0) await pause(waitMs);
  };
}
