import type { Clock } from '#adapters/clock/clock.ts';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Payments, ProviderSubscription } from '#adapters/payments/payments.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { bestOf, doublesIn, isLive } from './best-subscription.ts';
import type { Customer } from './customer.ts';
import { findCustomer, readDatabaseTime } from './customer-queries.ts';
import { repeatedTrials, tellOfRepeatedTrials } from './repeated-trials.ts';
import { rememberTrial, saveSubscription } from './subscription-queries.ts';
import { tellOfChange } from './tell-of-change.ts';

export interface SyncDeps {
  readonly db: Database;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly queue: Queue;
  /** Made of the address, under a key that the database does not have. */
  readonly addressHash: (email: string) => Uint8Array;
  /** The same of a card. */
  readonly cardHash: (name: string) => Uint8Array;
  /** In the transaction that saves a live subscription, each time. */
  readonly onLive: (db: Db, personId: string) => Promise<void>;
  readonly tellOperator: (db: Db, notice: OperatorNotice) => Promise<void>;
}

export interface OperatorNotice {
  /** Of two notices with one key, one goes out. */
  readonly key: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

/** What the provider said of one customer, and when we asked. */
export interface Reading {
  readonly customer: Customer;
  readonly subscriptions: readonly ProviderSubscription[];
  readonly doubles: readonly { readonly subscriptionId: string; readonly refundedMinor: number }[];
  /** Trials that were ended, because the card had one before. */
  readonly repeatedTrials: readonly string[];
  readonly askedAt: Date;
}

/** Makes what we keep of a customer true again. Whoever calls it, and how often, the end is the same. */
export async function syncCustomer(deps: SyncDeps, customerId: string): Promise<Standing> {
  const reading = await readCustomer(deps, customerId);
  if (reading === null) return 'unknown';
  const isThere = await deps.db.transaction((within) => saveReading(deps, within, reading));
  if (!isThere) return 'unknown';
  return reading.subscriptions.some(isLive) ? 'live' : 'none';
}

export type Standing = 'live' | 'none' | 'unknown';

/**
 * Asks the provider, outside of any transaction. A second live subscription of one person is a mistake of ours or a
 * page left open: it is ended here, and paid back. So is a trial with a card that had one. Null for a customer that is none of ours.
 */
export async function readCustomer(deps: SyncDeps, customerId: string): Promise<Reading | null> {
  const { db, payments } = deps;
  const customer = await findCustomer(db, customerId);
  if (customer === null) return null;
  const askedAt = await readDatabaseTime(db);
  const subscriptions = await payments.listSubscriptions(customerId);
  const doubles = [];
  for (const { subscriptionId } of doublesIn(subscriptions)) {
    doubles.push({ subscriptionId, ...(await payments.cancelAndRefund(subscriptionId)) });
  }
  const repeated = await repeatedTrials(deps, customer, subscriptions);
  for (const subscriptionId of repeated) await payments.cancel(subscriptionId);
  const isChanged = doubles.length > 0 || repeated.length > 0;
  const afterwards = isChanged ? await payments.listSubscriptions(customerId) : subscriptions;
  return { customer, subscriptions: afterwards, doubles, repeatedTrials: repeated, askedAt };
}

/**
 * Of two readings, the one that was asked for later stays. False where the person left while the provider was asked:
 * then there is nothing to keep true.
 */
export async function saveReading(deps: SyncDeps, within: Db, reading: Reading): Promise<boolean> {
  const { customer, subscriptions, doubles, askedAt } = reading;
  await tellOfDoubles(deps, within, customer, doubles);
  await tellOfRepeatedTrials(deps, within, customer, reading.repeatedTrials);
  if (subscriptions.some(({ trialEndsAt }) => trialEndsAt !== null)) {
    await rememberTrial(within, deps.addressHash(customer.email), deps.clock.now());
  }
  const best = bestOf(subscriptions);
  const change = await saveSubscription(within, customer.personId, best, askedAt);
  if (change.status === 'gone') return false;
  if (change.status === 'outdated') return true;
  await tellOfChange(deps, within, customer, change);
  if (best !== null && isLive(best)) await deps.onLive(within, customer.personId);
  return true;
}

async function tellOfDoubles(
  { tellOperator }: SyncDeps,
  within: Db,
  { customerId }: Customer,
  doubles: Reading['doubles'],
): Promise<void> {
  for (const { subscriptionId, refundedMinor } of doubles) {
    await tellOperator(within, {
      key: `double-${subscriptionId}`,
      subject: 'A second subscription was canceled and paid back',
      lines: [
        `Customer ${customerId} had two live subscriptions at once.`,
        `The newer one, ${subscriptionId}, was canceled, and ${(refundedMinor / 100).toFixed(2)} USD were paid back.`,
      ],
    });
  }
}
