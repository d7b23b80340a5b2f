import { setTimeout as pause } from 'node:timers/promises';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, hours, minutes } from '@wayfare/contracts/rules/durations';
import type { OpenBulkMail } from '#adapters/mail/mail.ts';
import { cache } from '#cache.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { findHomily, readHomilyVersion } from '../homily/homily-queries.ts';
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

/** Each minute opens the rounds that are due and sends until no reader is left. */
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
  /** Another server takes over the claims of a crashed server after this. */
  readonly leaseMs?: number;
  /** Readers claimed at once. The next batch is claimed while one is sent. */
  readonly batchSize?: number;
}

/** Sends all mails that are due. Several servers can run it at once. Returns how many this server sent. */
export async function sendDue(deps: MorningMailDeps, options: SendingOptions): Promise<{ sent: number }> {
  const { isStopped, leaseMs = 60_000, batchSize = 500 } = options;
  const { mailsPerSecond } = deps;
  // At a slow rate batches are smaller, so that each takes a few seconds.
  const limit = mailsPerSecond === null ? batchSize : Math.min(batchSize, Math.max(1, mailsPerSecond * 5));
  const getBulkMail = cacheBulkMails(deps);
  const next = async (): Promise<Batch | null> => {
    for (;;) {
      if (isStopped()) return null;
      const isReady = async (day: string) => (await getBulkMail(day)) !== null;
      const warmUpLeft = await remainingWarmUp(deps);
      // The remaining readers get the mail again on a later day of the warm-up.
      if (warmUpLeft === 0) return null;
      const batch = await claimNextBatch(
        deps,
        { limit: Math.min(limit, warmUpLeft ?? limit), leaseMs },
        isReady,
      );
      if (batch !== 'busy') return batch;
      await pause(20);
    }
  };
  let sent = 0;
  let nextBatch = next();
  for (let batch = await nextBatch; batch !== null; batch = await nextBatch) {
    const bulkMail = await getBulkMail(batch.day);
    // Claim the next batch while this one is sent, so that the connections never wait for the database.
    nextBatch = next();
    // It is awaited later; a rejection before that must not end the process.
    nextBatch.catch(() => {});
    const result = await (bulkMail === null
      ? deferBatch(deps, batch)
      : sendBatch(deps, batch, { bulkMail, leaseMs, isStopped, pace: await createPace(deps, batch) }));
    sent += result.sent;
    if (result.isServerDown) {
      const other = await nextBatch;
      if (other !== null) await releaseBatch(deps, other, 30_000);
      break;
    }
  }
  await markLate(deps.db, deps.clock.now());
  return { sent };
}

/** The homily was unpublished; tries again a minute later. */
async function deferBatch(deps: MorningMailDeps, batch: Batch) {
  await releaseBatch(deps, batch, 60_000);
  return { sent: 0, isServerDown: false };
}

const releaseBatch = ({ db }: MorningMailDeps, batch: Batch, afterMs: number): Promise<void> =>
  releaseClaim(db, batch, [...batch.readers.map(({ personId }) => personId), ...batch.optedOut], afterMs);

/** Encodes the mail of a day once, and again after an edit. */
function cacheBulkMails(deps: MorningMailDeps): (day: string) => Promise<OpenBulkMail | null> {
  const mails = cache<OpenBulkMail | null>({ max: 4 });
  return async (day) => {
    const change = await readHomilyVersion(deps.db);
    return mails.get(`${day} ${change}`, async () => {
      const content = await findHomily(deps.db, day);
      return content === null ? null : deps.mailer.openBulkMail(await composeBulkMail(deps, day, content));
    });
  };
}

/** Keeps all servers together below `mailsPerSecond`. */
async function createPace(
  { db, mailsPerSecond }: MorningMailDeps,
  { readers }: Batch,
): Promise<(index: number) => Promise<void>> {
  if (mailsPerSecond === null || readers.length === 0) return async () => {};
  const startMs = performance.now() + (await reserveSendingTime(db, readers.length, mailsPerSecond));
  return async (index) => {
    const waitMs = startMs + (index * 1_000) / mailsPerSecond - performance.now();
    if (waitMs > 0) await pause(waitMs);
  };
}
