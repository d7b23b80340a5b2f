import { planId } from '@wayfare/contracts/rules/plans';
import * as z from 'zod/mini';
import type { Db } from '#adapters/db/database.ts';
import { enqueue, type Job, type NewJob, UnrecoverableError } from '#adapters/queue/queue.ts';

const to = z.object({ name: z.optional(z.string()), address: z.string() });
const time = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text)),
);
/** The date of a homily, or the id of a post. */
const text = z.object({ kind: z.enum(['homily', 'post']), ref: z.string() });
const minor = z.int().check(z.nonnegative());

const order = <const Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), to, ...shape });

/**
 * Every kind of mail with its data. A token is stored as the job's secret, which is erased with the job.
 *
 * The comments name the key that makes orders unique. The queue remembers a key for one week; a caller that could order
 * the mail again after that must prevent it itself. Keys must not contain an address.
 */
const mailOrder = z.discriminatedUnion('kind', [
  /** No key: each has its own link. */
  order('confirm-address', { token: z.string(), expiresAt: time }),

  /** No key: each has its own link. */
  order('reset-password', { token: z.string(), expiresAt: time }),

  /** No key: one mail for each change. */
  order('password-changed', { changedAt: time }),

  /** Sent when somebody signs up with a member's address. `already-member:{sub}:{day}`. The name is the member's, not the submitted one. */
  order('already-member', {}),

  /** `welcome:{person}`. `trialEndsAt` is null without a trial and after it. */
  order('welcome', { plan: z.nullable(planId), trialEndsAt: z.nullable(time) }),

  /** Three days before the end. `trial-ending-{subscription}-{trialEndsAt}`. Not sent after the end. */
  order('trial-ending', { plan: planId, trialEndsAt: time, amountMinor: minor }),

  /** Before a yearly renewal. `renewal-{subscription}-{day of dueAt}`; the caller must remember it if it is more than a week before. Not sent after `dueAt`. */
  order('renewal-coming', { plan: planId, dueAt: time, amountMinor: minor }),

  /** `payment-failed-{invoice}-{attempt}`. `nextAttemptAt` is null after the last attempt, `accessUntil` if access has ended. */
  order('payment-failed', {
    amountMinor: minor,
    nextAttemptAt: z.nullable(time),
    accessUntil: z.nullable(time),
  }),

  /** No key, because a member can cancel, renew and cancel again; the caller sends it once for each cancellation. */
  order('subscription-ending', { endsAt: time }),

  /** `ended-{subscription}`. */
  order('subscription-ended', { endedAt: time, because: z.enum(['canceled', 'unpaid', 'trial-repeated']) }),

  /** `receipt-{receipt number}`; no key when the operator resends it. */
  order('donation-receipt', {
    receiptNumber: minor,
    donorName: z.string(),
    givenAt: time,
    /** The donation, and the price of the subscription in the same payment. */
    amountMinor: minor,
    boughtMinor: minor,
    isSample: z.boolean(),
  }),

  /** `refund-{receipt number}-{amountMinor}`. */
  order('donation-refunded', {
    receiptNumber: minor,
    givenAt: time,
    /** The donation on the receipt, and the total refunded. */
    givenMinor: minor,
    amountMinor: minor,
    isSample: z.boolean(),
  }),

  /**
   * Must not contain secrets. No key for alerts; else `dispute-{event}`, `unknown-payer-{invoice}`,
   * `duplicate-{subscription}` or `operator-notice:sns:{end of the address}`.
   */
  order('operator-notice', { subject: z.string(), lines: z.readonly(z.array(z.string())) }),

  /** To the editors. `homilies-missing:{sub}:{day}`. */
  order('homilies-missing', { dates: z.readonly(z.array(z.string())) }),

  /** To the editors-in-chief. No key: the caller remembers that it was sent. */
  order('review-requested', { text, title: z.string(), by: z.string() }),

  /** To the writer. No key: the caller remembers that it was sent. `changes` is empty if the text is approved. */
  order('review-answered', {
    text,
    title: z.string(),
    by: z.string(),
    isApproved: z.boolean(),
    changes: z.string(),
  }),

  /** No key: the caller remembers that it was sent. */
  order('feed-shared', { feedName: z.string() }),

  /** `account-deleted:{sub}`. */
  order('account-deleted', {}),
]);

/** The data of a queued mail. */
export type MailOrder = Readonly<z.output<typeof mailOrder>>;

export const mailJob = 'mail';

export function toJob(order: MailOrder): NewJob {
  if (!('token' in order)) return { name: mailJob, data: order };
  const { token, ...data } = order;
  return { name: mailJob, data, secret: { token } };
}

/** Throws `UnrecoverableError` for an order that an incompatible version wrote. */
export function parseOrder({ data, secret }: Pick<Job, 'data' | 'secret'>): MailOrder {
  const parsed = mailOrder.safeParse({ ...toObject(data), ...toObject(secret) });
  if (parsed.success) return parsed.data;
  throw new UnrecoverableError('This server does not know how to write such a mail.');
}

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const summary = z.object({ kind: z.string(), to: z.object({ address: z.string() }) });

/** Reads orders of any version. */
export function summarizeOrder(data: unknown): { readonly mail: string; readonly to: string } {
  const parsed = summary.safeParse(data);
  return parsed.success
    ? { mail: parsed.data.kind, to: parsed.data.to.address }
    : { mail: 'unknown', to: '' };
}

/** The mail is not sent after this. Null if it never expires. */
export function orderExpiry(order: MailOrder): Date | null {
  if ('expiresAt' in order) return order.expiresAt;
  if (order.kind === 'trial-ending') return order.trialEndsAt;
  return order.kind === 'renewal-coming' ? order.dueAt : null;
}

/**
 * Queues a mail in the transaction of its cause. It sends nothing itself, so response times do not reveal whether an
 * address has an account. Orders with the same key send one mail.
 */
export async function queueMail(
  tx: Db,
  order: MailOrder,
  { key }: { readonly key?: string } = {},
): Promise<void> {
  await enqueue(tx, { ...toJob(order), ...(key === undefined ? {} : { key }) });
}
