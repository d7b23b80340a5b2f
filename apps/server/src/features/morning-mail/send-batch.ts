import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { type Db, retryWhileUnavailable } from '#adapters/db/database.ts';
import { InvalidMailError, type OpenBulkMail, RecipientRefused } from '#adapters/mail/mail.ts';
import { toSafeName } from '#emails/text.ts';
import { messageIdFor } from '#features/mail/send-mail.ts';
import { type Batch, type FinalState, markFinished, releaseClaim, renewClaim } from './batch-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import type { ClaimedReader } from './round-queries.ts';
import { findSuppressed, suppressAddress } from './suppression-queries.ts';

type SendBatchDeps = Pick<MorningMailDeps, 'db' | 'identity' | 'mailer' | 'unsubscribeTokens' | 'mailData'>;

interface SendBatchOptions {
  readonly bulkMail: OpenBulkMail;
  readonly leaseMs: number;
  readonly isStopped: () => boolean;
  /** Waits until the mail with this index may be sent. */
  readonly pace: (index: number) => Promise<void>;
}

interface BatchResult {
  readonly sent: number;
  /** Too many failures in a row; the remaining readers were released. */
  readonly isServerDown: boolean;
}

/** After this many failures the mail server counts as down. */
const maxConsecutiveFailures = 20;
const retryAfterMs = [60_000, 120_000, 300_000, 600_000];
/** Keeps trying to record sent mails, because an unrecorded mail is sent twice. */
const databaseRetry = { attempts: 20, intervalMs: 500 };

/** One mail is sent while the one before is recorded. */
const workersPerConnection = 2;

/**
 * Sends a batch. Each worker records a mail before it starts the next, so after a crash at most one mail for each worker
 * is sent twice.
 */
export async function sendBatch(
  deps: SendBatchDeps,
  batch: Batch,
  options: SendBatchOptions,
): Promise<BatchResult> {
  const { db, mailer } = deps;
  const { bulkMail, leaseMs, isStopped, pace } = options;
  const { day } = batch;
  const recipients = await listRecipients(deps, batch);
  const started = new Set<string>();
  const lease = await holdLease(db, batch, leaseMs);
  const commit = groupCommit<Outcome>((items) =>
    retryWhileUnavailable(() => markFinished(db, day, items), databaseRetry),
  );
  let [sent, failures, next, hasFailed] = [0, 0, 0, false];
  const canContinue = (): boolean => !isStopped() && !hasFailed && failures < maxConsecutiveFailures;

  const sendNext = async (recipient: Recipient): Promise<void> => {
    started.add(recipient.personId);
    const outcome = await sendOne(deps, bulkMail, recipient);
    if (outcome === 'retry') {
      failures += 1;
      await releaseClaim(db, batch, [recipient.personId], retryAfterMs[recipient.attempts - 1] ?? 900_000);
      return;
    }
    failures = 0;
    await commit({ personId: recipient.personId, state: outcome });
    if (outcome === 'sent') sent += 1;
  };
  const worker = async (): Promise<void> => {
    while (next < recipients.length && canContinue()) {
      const index = next++;
      await pace(index);
      const recipient = recipients[index];
      if (recipient === undefined || !canContinue()) return;
      if (lease.holds(recipient.personId)) await sendNext(recipient);
    }
  };
  const guardedWorker = (): Promise<void> =>
    worker().catch((error: unknown) => {
      // The other workers stop as well, so that the released readers are not in progress.
      hasFailed = true;
      throw error;
    });

  const results = await Promise.allSettled([
    markFinished(db, day, listSkipped(batch, recipients)),
    ...Array.from({ length: mailer.maxConcurrentCopies * workersPerConnection }, guardedWorker),
  ]);
  lease.end();
  const remaining = recipients.map(({ personId }) => personId).filter((personId) => !started.has(personId));
  const isServerDown = failures >= maxConsecutiveFailures;
  await releaseClaim(db, batch, remaining, isServerDown ? 30_000 : 0).catch(() => {});
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return { sent, isServerDown };
}

/** Renews the lease of a batch. Readers that another server claimed meanwhile are no longer held. */
async function holdLease(db: SendBatchDeps['db'], batch: Batch, leaseMs: number) {
  const personIds = batch.readers.map(({ personId }) => personId);
  let heldIds = new Set<string>();
  let validUntil = 0;
  const renew = async (): Promise<void> => {
    const startedAt = performance.now();
    heldIds = await renewClaim(db, batch, personIds, leaseMs);
    // The other half of the lease is time for mails in progress to finish.
    validUntil = startedAt + leaseMs / 2;
  };
  await renew();
  const renewal = setInterval(() => void renew().catch(() => {}), leaseMs / 4);
  return {
    holds: (personId: string): boolean => performance.now() < validUntil && heldIds.has(personId),
    end: () => clearInterval(renewal),
  };
}

interface Outcome {
  readonly personId: string;
  readonly state: FinalState;
}

interface Recipient extends ClaimedReader {
  readonly day: string;
  readonly email: string;
  readonly name: string;
}

/** Readers with a confirmed, enabled account and an address that is not suppressed. */
async function listRecipients(
  { db, identity }: SendBatchDeps,
  { day, readers }: Batch,
): Promise<Recipient[]> {
  const mailboxes = await identity.findMailboxes(readers.map(({ sub }) => sub));
  const suppressed = await findSuppressed(
    db,
    [...mailboxes.values()].map(({ email }) => email),
  );
  return readers.flatMap((reader) => {
    const mailbox = mailboxes.get(reader.sub);
    return mailbox === undefined || suppressed.has(mailbox.email) ? [] : [{ ...reader, ...mailbox, day }];
  });
}

function listSkipped({ readers, optedOut }: Batch, recipients: readonly Recipient[]): Outcome[] {
  const recipientIds = new Set(recipients.map(({ personId }) => personId));
  const skipped = readers.map(({ personId }) => personId).filter((personId) => !recipientIds.has(personId));
  return [...skipped, ...optedOut].map((personId) => ({ personId, state: 'skipped' }));
}

async function sendOne(
  deps: SendBatchDeps,
  bulkMail: OpenBulkMail,
  recipient: Recipient,
): Promise<FinalState | 'retry'> {
  const { unsubscribeTokens, mailData, db } = deps;
  const { personId, email: address, queuedAt: writtenAt, day } = recipient;
  const name = toSafeName(recipient.name);
  try {
    await bulkMail.send({
      to: name === undefined ? { address } : { name, address },
      messageId: messageIdFor(`${day}.${personId}`, mailData.publicUrl),
      writtenAt,
      token: unsubscribeTokens.createToken(personId),
    });
    return 'sent';
  } catch (error) {
    // A retry does not help if no mail can be written to the address.
    if (error instanceof InvalidMailError) return 'skipped';
    if (!(error instanceof RecipientRefused)) return 'retry';
    await suppressAddress(db, address, 'refused');
    return 'refused';
  }
}

/** Group commit: items that arrive during a write are written together by the next one. Resolves after the item's write. */
function groupCommit<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  const start = async (): Promise<void> => {
    await last.catch(() => {});
    const items = waiting;
    waiting = [];
    next = null;
    last = write(items);
    return last;
  };
  return (item) => {
    waiting.push(item);
    next ??= start();
    return next;
  };
}

/** Mails on each of the first days. Providers treat a new domain that sends more as a spammer. */
const dailyLimits = [50, 100, 500, 1_000, 5_000, 10_000, 20_000, 50_000] as const;

/** Null after the warm-up. */
export function warmUpLimit(today: string, from: string): number | null {
  const day = dailyLimits.findIndex((_, index) => today <= addDays(from, index));
  return day < 0 ? null : (dailyLimits[day] ?? null);
}

/** How many more mails all servers may send today. Null if unlimited. */
export async function remainingWarmUp({
  db,
  clock,
  mailData,
  warmUpFrom,
}: MorningMailDeps): Promise<number | null> {
  if (warmUpFrom === null) return null;
  const now = clock.now();
  const limit = warmUpLimit(toCalendarDate(now, mailData.timeZone), warmUpFrom);
  return limit === null ? null : Math.max(0, limit - (await countSentLastDay(db, now)));
}

/** Includes claimed mails, which are being sent. */
async function countSentLastDay(db: Db, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) as count from morning_mail
     where state = 'sent' and finished_at > $1::timestamptz - interval '20 hours'
        or state = 'waiting' and claim is not null`,
    [now],
  );
  return rows[0]?.count ?? 0;
}
