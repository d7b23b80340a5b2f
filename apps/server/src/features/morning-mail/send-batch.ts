import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { type Db, retryWhileAway } from '#adapters/db/database.ts';
import { MailFault, type OpenBulkMail, RecipientRefused } from '#adapters/mail/mail.ts';
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
  /** How long until the mail at this place of the batch may leave. */
  readonly pace: (place: number) => Promise<void>;
}

interface BatchResult {
  readonly sent: number;
  /** The mail server took nothing more; what was not begun is handed back. */
  readonly isServerDown: boolean;
}

/** A mail server that says no so many times in a row is away, whatever it says. */
const maxConsecutiveFailures = 20;
const retryAfterMs = [60_000, 120_000, 300_000, 600_000];
/** A database that was away for a moment must not make a mail go out twice. */
const databaseRetry = { tries: 20, everyMs: 500 };

/** One mail is on its way, while the one before it is written down. */
const workersPerConnection = 2;

/**
 * Hands a batch over. No more are begun at once than there are lanes, and each is written down before its lane begins
 * another: only of so many a killed server leaves it unknown whether they went out.
 */
export async function sendBatch(
  deps: SendBatchDeps,
  batch: Batch,
  conditions: SendBatchOptions,
): Promise<BatchResult> {
  const { db, mailer } = deps;
  const { bulkMail, leaseMs, isStopped, pace } = conditions;
  const { day } = batch;
  const letters = await listRecipients(deps, batch);
  const begun = new Set<string>();
  const lease = await holdLease(db, batch, leaseMs);
  const commit = groupCommit<Outcome>((items) =>
    retryWhileAway(() => markFinished(db, day, items), databaseRetry),
  );
  let [sent, failures, place, isBroken] = [0, 0, 0, false];
  const canContinue = (): boolean => !isStopped() && !isBroken && failures < maxConsecutiveFailures;

  const sendNext = async (letter: Recipient): Promise<void> => {
    begun.add(letter.personId);
    const outcome = await sendOne(deps, bulkMail, letter);
    if (outcome === 'later') {
      failures += 1;
      await releaseClaim(db, batch, [letter.personId], retryAfterMs[letter.attempts - 1] ?? 900_000);
      return;
    }
    failures = 0;
    await commit({ personId: letter.personId, state: outcome });
    if (outcome === 'sent') sent += 1;
  };
  const worker = async (): Promise<void> => {
    while (place < letters.length && canContinue()) {
      const at = place++;
      await pace(at);
      const letter = letters[at];
      if (letter === undefined || !canContinue()) return;
      if (lease.holds(letter.personId)) await sendNext(letter);
    }
  };
  const guardedWorker = (): Promise<void> =>
    worker().catch((error: unknown) => {
      // The others begin nothing more either, so that what is handed back is in nobody's hands.
      isBroken = true;
      throw error;
    });

  const ends = await Promise.allSettled([
    markFinished(db, day, listSkipped(batch, letters)),
    ...Array.from({ length: mailer.copiesAtOnce * workersPerConnection }, guardedWorker),
  ]);
  lease.end();
  const left = letters.map(({ personId }) => personId).filter((personId) => !begun.has(personId));
  const isServerDown = failures >= maxConsecutiveFailures;
  await releaseClaim(db, batch, left, isServerDown ? 30_000 : 0).catch(() => {});
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return { sent, isServerDown };
}

/** Keeps a batch in these hands. Whom another server took up, because we were slow, is its own from then on. */
async function holdLease(db: SendBatchDeps['db'], batch: Batch, leaseMs: number) {
  const everyone = batch.readers.map(({ personId }) => personId);
  let held = new Set<string>();
  let surelyUntil = 0;
  const renew = async (): Promise<void> => {
    const asked = performance.now();
    held = await renewClaim(db, batch, everyone, leaseMs);
    // In half of the lease any mail that is under way has come to its end.
    surelyUntil = asked + leaseMs / 2;
  };
  await renew();
  const renewal = setInterval(() => void renew().catch(() => {}), leaseMs / 4);
  return {
    holds: (personId: string): boolean => performance.now() < surelyUntil && held.has(personId),
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

/** Those of a batch who can be written to: the account is confirmed and open, and nothing stops its address. */
async function listRecipients(
  { db, identity }: SendBatchDeps,
  { day, readers }: Batch,
): Promise<Recipient[]> {
  const mailboxes = await identity.findMailboxes(readers.map(({ sub }) => sub));
  const stopped = await findSuppressed(
    db,
    [...mailboxes.values()].map(({ email }) => email),
  );
  return readers.flatMap((reader) => {
    const mailbox = mailboxes.get(reader.sub);
    return mailbox === undefined || stopped.has(mailbox.email) ? [] : [{ ...reader, ...mailbox, day }];
  });
}

function listSkipped({ readers, optedOut: unwilling }: Batch, letters: readonly Recipient[]): Outcome[] {
  const kept = new Set(letters.map(({ personId }) => personId));
  const skipped = readers.map(({ personId }) => personId).filter((personId) => !kept.has(personId));
  return [...skipped, ...unwilling].map((personId) => ({ personId, state: 'skipped' }));
}

async function sendOne(
  deps: SendBatchDeps,
  bulkMail: OpenBulkMail,
  letter: Recipient,
): Promise<FinalState | 'later'> {
  const { unsubscribeTokens, mailData, db } = deps;
  const { personId, email: address, queuedAt: writtenAt, day } = letter;
  const name = toSafeName(letter.name);
  try {
    await bulkMail.send({
      to: name === undefined ? { address } : { name, address },
      messageId: messageIdFor(`${day}.${personId}`, mailData.publicUrl),
      writtenAt,
      token: unsubscribeTokens.createToken(personId),
    });
    return 'sent';
  } catch (error) {
    // An address that no mail can be written to is none that another try would help.
    if (error instanceof MailFault) return 'skipped';
    if (!(error instanceof RecipientRefused)) return 'later';
    await suppressAddress(db, address, 'refused');
    return 'refused';
  }
}

/**
 * Writes down what many have done, together: whoever comes while a write is under way goes with the next. Each waits
 * until its own is written.
 */
function groupCommit<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  const begin = async (): Promise<void> => {
    await last.catch(() => {});
    const items = waiting;
    waiting = [];
    next = null;
    last = write(items);
    return last;
  };
  return (item) => {
    waiting.push(item);
    next ??= begin();
    return next;
  };
}

/** So many on each of the first days: a domain that begins with more is taken for one that sends junk. */
const dailyLimits = [50, 100, 500, 1_000, 5_000, 10_000, 20_000, 50_000] as const;

/** The most that may leave on that day; null where nothing holds any more. */
export function warmUpLimit(today: string, from: string): number | null {
  const day = dailyLimits.findIndex((_, at) => today <= addDays(from, at));
  return day < 0 ? null : (dailyLimits[day] ?? null);
}

/** How many more may leave today, from all servers together; null for as many as there are. */
export async function remainingWarmUp({
  db,
  clock,
  mailData,
  warmUpFrom,
}: MorningMailDeps): Promise<number | null> {
  if (warmUpFrom === null) return null;
  const now = clock.now();
  const most = warmUpLimit(toCalendarDate(now, mailData.timeZone), warmUpFrom);
  return most === null ? null : Math.max(0, most - (await countSentLastDay(db, now)));
}

/** Of the last day. What is in somebody's hands is on its way. */
async function countSentLastDay(db: Db, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) as count from morning_mail
     where state = 'sent' and finished_at > $1::timestamptz - interval '20 hours'
        or state = 'waiting' and claim is not null`,
    [now],
  );
  return rows[0]?.count ?? 0;
}
