import { setTimeout as pause } from 'node:timers/promises';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { hours, minutes } from '@wayfare/contracts/rules/durations';
import { retryWhileUnavailable } from '#adapters/db/database.ts';
import { InvalidMailError, type OpenBulkMail, RecipientRefused } from '#adapters/mail/mail.ts';
import { cache } from '#cache.ts';
import { messageIdFor, toRecipient } from '#emails/text.ts';
import type { Log } from '#log.ts';
import { every, type ScheduledTask } from '#scheduler.ts';
import { findHomily, readHomilyVersion } from '../homily/homily-queries.ts';
import { composeBulkMail } from './compose-day.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import {
  type ClaimedMail,
  claimMails,
  deleteMailsBefore,
  deleteRoundsBefore,
  listSendingDays,
  type MailOutcome,
  markFinished,
  markLate,
  postponeMail,
  reserveSendingTime,
} from './morning-mail-queries.ts';
import { retentionDays } from './progress-queries.ts';
import { queueDueRounds, queueEveryRound } from './rounds.ts';
import { findSuppressed, suppressAddress } from './suppression-queries.ts';

/** Each minute queues the rounds that are due and sends until no mail is left. */
export const sendMorningMailTask = (
  deps: MorningMailDeps & { readonly log: Log<'warn'> },
  isStopped: () => boolean,
): ScheduledTask => ({
  name: 'send-morning-mail',
  skipsSuccessLog: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(1)) + 1) * minutes(1)),
  async run() {
    await queueDueRounds(deps);
    await sendDue(deps, { isStopped, log: deps.log });
  },
});

/** Sends the mail to all remaining readers now, whatever their hour. Null if there is no homily. */
export const sendToday = async (
  deps: MorningMailDeps,
  day: string,
  options: SendingOptions,
): Promise<number | null> => ((await queueEveryRound(deps, day)) ? sendDue(deps, options) : null);

const deleteBatchSize = 10_000;

export const deleteOldMorningMails = ({ db, clock, mailData }: MorningMailDeps): ScheduledTask =>
  every(hours(6), 'delete-old-morning-mails', async () => {
    const before = addDays(toCalendarDate(clock.now(), mailData.timeZone), -retentionDays);
    while ((await deleteMailsBefore(db, before, deleteBatchSize)) === deleteBatchSize);
    await deleteRoundsBefore(db, before);
  });

export interface SendingOptions {
  readonly isStopped: () => boolean;
  /** Gets one line with the last error if mails were not accepted. */
  readonly log?: Log<'warn'>;
  /** Mails of a crashed server are sent by another one after this. */
  readonly leaseMs?: number;
  /** Mails claimed at once. The next batch is claimed while one is sent. */
  readonly batchSize?: number;
}

/** After this many failures in a row the mail server counts as down. */
const maxConsecutiveFailures = 20;
const retryAfterMs = [60_000, 120_000, 300_000, 600_000];
/** Keeps trying to record sent mails, because an unrecorded mail is sent twice. */
const databaseRetry = { attempts: 20, intervalMs: 500 };
/** One mail is sent while the one before is recorded. */
const workersPerConnection = 2;

/** Sends all mails that are due. Several servers can run it at once. Returns how many this server sent. */
export async function sendDue(deps: MorningMailDeps, options: SendingOptions): Promise<number> {
  const { db, clock, mailer } = deps;
  const { isStopped, log, leaseMs = 60_000, batchSize = 500 } = options;
  const getBulkMail = cacheBulkMails(deps);
  let [sent, failures, hasFailed] = [0, 0, false];
  let notAccepted: { retried: number; refused: number; err: unknown } | null = null;
  const addFailure = (state: SendResult['state'], err: unknown): void => {
    const { retried, refused } = notAccepted ?? { retried: 0, refused: 0 };
    notAccepted =
      state === 'retry' ? { retried: retried + 1, refused, err } : { retried, refused: refused + 1, err };
  };
  const isOver = (): boolean => isStopped() || hasFailed || failures >= maxConsecutiveFailures;

  /** Records each mail before the next, so that a crash repeats at most one mail of each worker. */
  const worker = async ({ day, recipients, bulkMail, pace, sendBefore, record }: Batch): Promise<void> => {
    for (const [index, recipient] of recipients) {
      await pace(index);
      if (isOver() || performance.now() > sendBefore) return;
      const { personId, attempts } = recipient;
      const { state, error } = await sendMail(deps, bulkMail, day, recipient);
      if (error !== undefined) addFailure(state, error);
      if (state === 'retry') {
        failures += 1;
        await postponeMail(db, day, personId, retryAfterMs[attempts - 1] ?? 900_000);
      } else {
        failures = 0;
        await record({ personId, state });
        if (state === 'sent') sent += 1;
      }
    }
  };
  const claimNext = async () => (isOver() ? null : claimBatch(deps, getBulkMail, { leaseMs, batchSize }));

  let upcoming = claimNext();
  for (let batch = await upcoming; batch !== null; batch = await upcoming) {
    const current = batch;
    // The next batch is claimed meanwhile, so that the connections do not wait for the database.
    upcoming = claimNext();
    // It is awaited later; a rejection before that must not end the process.
    upcoming.catch(() => {});
    const workers = Array.from({ length: mailer.maxConcurrentCopies * workersPerConnection }, () =>
      worker(current).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
    for (const result of await Promise.allSettled(workers))
      if (result.status === 'rejected') throw result.reason;
  }
  if (notAccepted !== null) log?.warn(notAccepted, 'Morning mails were not accepted by the mail server');
  await markLate(db, clock.now());
  return sent;
}

interface Batch {
  readonly day: string;
  /** Shared by the workers: each takes the next one. */
  readonly recipients: IterableIterator<[number, Recipient]>;
  readonly bulkMail: OpenBulkMail;
  /** Waits until the mail with this index may be sent. */
  readonly pace: (index: number) => Promise<void>;
  readonly record: (outcome: MailOutcome) => Promise<void>;
  /** Half of the lease, as time of `performance`. The other half is time for mails in progress to finish. */
  readonly sendBefore: number;
}

interface Recipient extends ClaimedMail {
  readonly email: string;
  readonly name: string;
}

/** Claims mails of the earliest day that has any. Null if no mail is due. */
async function claimBatch(
  deps: MorningMailDeps,
  getBulkMail: (day: string) => Promise<OpenBulkMail | null>,
  { leaseMs, batchSize }: { readonly leaseMs: number; readonly batchSize: number },
): Promise<Batch | null> {
  const { db, clock, billingClock, mailsPerSecond } = deps;
  const sendBefore = performance.now() + leaseMs / 2;
  // At a slow rate batches are smaller, so that each takes a few seconds.
  const limit = mailsPerSecond === null ? batchSize : Math.min(batchSize, Math.max(1, mailsPerSecond * 5));
  const options = { limit, leaseMs, now: clock.now(), billingNow: billingClock.now() };
  for (const day of await listSendingDays(db, clock.now())) {
    const bulkMail = await getBulkMail(day);
    const mails = bulkMail === null ? [] : await claimMails(db, day, options);
    if (bulkMail === null || mails.length === 0) continue;
    const recipients = await listRecipients(deps, mails);
    await markFinished(db, day, listSkipped(mails, recipients));
    const pace = await createPace(deps, recipients.length);
    const record = groupWrites((outcomes: readonly MailOutcome[]) =>
      retryWhileUnavailable(() => markFinished(db, day, outcomes), databaseRetry),
    );
    return { day, recipients: recipients.entries(), bulkMail, pace, record, sendBefore };
  }
  return null;
}

/** Items that arrive during a write are written together by the next one. Resolves after the write of the item. */
function groupWrites<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  const writeWaiting = async (): Promise<void> => {
    await last.catch(() => {});
    const items = waiting;
    waiting = [];
    next = null;
    last = write(items);
    return last;
  };
  return (item) => {
    waiting.push(item);
    next ??= writeWaiting();
    return next;
  };
}

/** Readers with a confirmed, enabled account and an address that is not suppressed. */
async function listRecipients(
  { db, identity }: MorningMailDeps,
  mails: readonly ClaimedMail[],
): Promise<Recipient[]> {
  const mailboxes = await identity.findMailboxes(mails.flatMap(({ sub }) => sub ?? []));
  const suppressed = await findSuppressed(
    db,
    [...mailboxes.values()].map(({ email }) => email),
  );
  return mails.flatMap((mail) => {
    const mailbox = mailboxes.get(mail.sub ?? '');
    return mailbox === undefined || suppressed.has(mailbox.email) ? [] : [{ ...mail, ...mailbox }];
  });
}

function listSkipped(mails: readonly ClaimedMail[], recipients: readonly Recipient[]): MailOutcome[] {
  const recipientIds = new Set(recipients.map(({ personId }) => personId));
  return mails
    .filter(({ personId }) => !recipientIds.has(personId))
    .map(({ personId }) => ({ personId, state: 'skipped' }));
}

interface SendResult {
  readonly state: MailOutcome['state'] | 'retry';
  /** If the mail server did not accept it. */
  readonly error?: unknown;
}

async function sendMail(
  { unsubscribeTokens, mailData, db }: MorningMailDeps,
  bulkMail: OpenBulkMail,
  day: string,
  { personId, email: address, name, queuedAt: writtenAt }: Recipient,
): Promise<SendResult> {
  try {
    await bulkMail.send({
      to: toRecipient(name, address),
      messageId: messageIdFor(`${day}.${personId}`, mailData.publicUrl),
      writtenAt,
      token: unsubscribeTokens.sign(personId),
    });
    return { state: 'sent' };
  } catch (error) {
    // A retry does not help if no mail can be written to the address.
    if (error instanceof InvalidMailError) return { state: 'skipped' };
    if (!(error instanceof RecipientRefused)) return { state: 'retry', error };
    await suppressAddress(db, address, 'refused');
    return { state: 'refused', error };
  }
}

/** Encodes the mail of a day once, and again after an edit. Null if the day has no homily. */
function cacheBulkMails(deps: MorningMailDeps): (day: string) => Promise<OpenBulkMail | null> {
  const mails = cache<OpenBulkMail | null>({ max: 4 });
  return async (day) => {
    const version = await readHomilyVersion(deps.db);
    return mails.get(`${day} ${version}`, async () => {
      const content = await findHomily(deps.db, day);
      return content === null ? null : deps.mailer.openBulkMail(await composeBulkMail(deps, day, content));
    });
  };
}

/** Keeps all servers together below `mailsPerSecond`. */
async function createPace(
  { db, mailsPerSecond }: MorningMailDeps,
  count: number,
): Promise<(index: number) => Promise<void>> {
  if (mailsPerSecond === null || count === 0) return async () => {};
  const startMs = performance.now() + (await reserveSendingTime(db, count, mailsPerSecond));
  return async (index) => {
    const waitMs = startMs + (index * 1_000) / mailsPerSecond - performance.now();
    if (waitMs > 0) await pause(waitMs);
  };
}
