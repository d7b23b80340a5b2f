import { planId } from '@wayfare/contracts/rules/plans';
import * as z from 'zod/mini';
import type { Db } from '#adapters/db/database.ts';
import { GiveUp, type Job, type NewJob, type Queue } from '#adapters/queue/queue.ts';

const to = z.object({ name: z.optional(z.string()), address: z.string() });
const time = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text)),
);
const minor = z.int().check(z.nonnegative());

const order = <const Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), to, ...shape });

/**
 * Every kind of mail, with the data that it needs. A token rests beside its order and is erased with it; after
 * `expiresAt` the link is of no use, and so is the mail.
 *
 * Each says which key makes one mail of many orders. The queue remembers a key for a week and no longer: what can be
 * asked for again after that must be remembered by whoever asks. No key holds an address.
 */
const mailOrder = z.discriminatedUnion('kind', [
  /** No key: each has a link of its own. */
  order('confirm-address', { token: z.string(), expiresAt: time }),

  /** No key: each has a link of its own. */
  order('reset-password', { token: z.string(), expiresAt: time }),

  /** No key: each change is told. */
  order('password-changed', { changedAt: time }),

  /** Somebody signed up with a member's address. `already-member:{sub}:{day}`. The name is the member's, not what was typed now. */
  order('already-member', {}),

  /** `welcome:{person}`. No end of the trial where there was none, or where it is over. */
  order('welcome', { plan: z.nullable(planId), trialEndsAt: z.nullable(time) }),

  /** Three days before. `trial-ending-{subscription}-{trialEndsAt}`. Not sent once the trial is over. */
  order('trial-ending', { plan: planId, trialEndsAt: time, amountMinor: minor }),

  /** Before a yearly renewal. `renewal-{subscription}-{day of dueAt}`; remember it besides, if more than a week before. Not sent once it was due. */
  order('renewal-coming', { plan: planId, dueAt: time, amountMinor: minor }),

  /** `payment-failed-{invoice}-{attempt}`. No `nextAttemptAt`: the last try. No `accessUntil`: reading has ended already. */
  order('payment-failed', {
    amountMinor: minor,
    nextAttemptAt: z.nullable(time),
    accessUntil: z.nullable(time),
  }),

  /** Canceled as asked. No key, for one may cancel, renew and cancel again; whoever asks sees to it that a turn is told once. */
  order('subscription-ending', { endsAt: time }),

  /** `ended-{subscription}`. */
  order('subscription-ended', { endedAt: time, because: z.enum(['canceled', 'unpaid', 'trial-repeated']) }),

  /** `receipt-{receipt number}`; without a key, to send one again that was asked for. */
  order('donation-receipt', {
    receiptNumber: minor,
    donorName: z.string(),
    givenAt: time,
    /** The donation alone, and what the same payment bought. */
    amountMinor: minor,
    boughtMinor: minor,
    isSample: z.boolean(),
  }),

  /** `refund-{receipt number}-{amountMinor}`. */
  order('donation-refunded', {
    receiptNumber: minor,
    givenAt: time,
    /** The whole donation, as its receipt says, and what was paid back of it in all. */
    givenMinor: minor,
    amountMinor: minor,
    isSample: z.boolean(),
  }),

  /**
   * For whoever runs the site; no secrets. No key where something is amiss or over; else `dispute-{event}`, `stranger-{invoice}`,
   * `double-{subscription}` or `operator-notice:sns:{end of the address}`.
   */
  order('operator-notice', { subject: z.string(), lines: z.readonly(z.array(z.string())) }),

  /** To those who write. `homilies-missing:{sub}:{day}`. */
  order('homilies-missing', { dates: z.readonly(z.array(z.string())) }),

  /** No key: whoever asks remembers that it was told. The name is what the member calls the app. */
  order('feed-shared', { feedName: z.string() }),

  /** `account-deleted:{sub}`. */
  order('account-deleted', {}),
]);

/** Which mail is wanted: all that the queue holds of it. */
export type MailOrder = Readonly<z.output<typeof mailOrder>>;

export const mailJob = 'mail';

export function toJob(order: MailOrder): NewJob {
  if (!('token' in order)) return { name: mailJob, data: order };
  const { token, ...data } = order;
  return { name: mailJob, data, secret: { token } };
}

/** An older or a newer server may have written the job. */
export function parseOrder({ data, secret }: Pick<Job, 'data' | 'secret'>): MailOrder {
  const read = mailOrder.safeParse({ ...toObject(data), ...toObject(secret) });
  if (read.success) return read.data;
  throw new GiveUp('This server does not know how to write such a mail.');
}

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const summary = z.object({ kind: z.string(), to: z.object({ address: z.string() }) });

/** What an order is, whichever server wrote it. */
export function summarizeOrder(data: unknown): { readonly mail: string; readonly to: string } {
  const read = summary.safeParse(data);
  return read.success ? { mail: read.data.kind, to: read.data.to.address } : { mail: 'unknown', to: '' };
}

/** From this moment on the mail would say what is so no longer. */
export function orderExpiry(order: MailOrder): Date | null {
  if ('expiresAt' in order) return order.expiresAt;
  if (order.kind === 'trial-ending') return order.trialEndsAt;
  return order.kind === 'renewal-coming' ? order.dueAt : null;
}

/**
 * Asks for a mail in the transaction of the change that it speaks of. Nothing is sent here, so that the answer
 * takes as long for an address that nobody has. Of orders with the same key, one mail goes out.
 */
export async function queueMail(
  db: Db,
  queue: Queue,
  order: MailOrder,
  { key }: { readonly key?: string } = {},
): Promise<void> {
  await queue.enqueue(db, { ...toJob(order), ...(key === undefined ? {} : { key }) });
}
