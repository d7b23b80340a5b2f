import type { Db } from '#adapters/db/database.ts';
import type { ProviderSubscription } from '#adapters/payments/payments.ts';
import { setSignupPaid } from '#features/person/confirmation.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { tellOfDouble } from '../operator-notices.ts';
import { bestOf, doublesIn, isLive } from './best-subscription.ts';
import { tellOfChange } from './change-mails.ts';
import { type Customer, findCustomer, readDatabaseTime } from './customer-queries.ts';
import { saveSubscription } from './subscription-queries.ts';
import { rememberTrial } from './trial-queries.ts';
import { repeatedTrials, tellOfRepeatedTrials } from './trials.ts';

/** What the provider said of one customer, and when we asked. */
export interface CustomerSnapshot {
  readonly customer: Customer;
  readonly subscriptions: readonly ProviderSubscription[];
  readonly doubles: readonly { readonly subscriptionId: string; readonly refundedMinor: number }[];
  /** Trials that were ended, because the card had one before. */
  readonly repeatedTrials: readonly string[];
  readonly askedAt: Date;
}

/** Makes what we keep of a customer true again. Whoever calls it, and how often, the end is the same. */
export async function syncCustomer(deps: BillingDeps, customerId: string): Promise<SyncResult> {
  const snapshot = await takeSnapshot(deps, customerId);
  if (snapshot === null) return 'unknown';
  const isThere = await deps.db.transaction((within) => saveSnapshot(deps, within, snapshot));
  if (!isThere) return 'unknown';
  return snapshot.subscriptions.some(isLive) ? 'live' : 'none';
}

type SyncResult = 'live' | 'none' | 'unknown';

/**
 * Asks the provider, outside of any transaction. A second live subscription of one person is a mistake of ours or a
 * page left open: it is ended here, and paid back. So is a trial with a card that had one. Null for a customer that is none of ours.
 */
export async function takeSnapshot(deps: BillingDeps, customerId: string): Promise<CustomerSnapshot | null> {
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
 * Of two snapshots, the one that was asked for later stays. False where the person left while the provider was asked:
 * then there is nothing to keep true.
 */
export async function saveSnapshot(
  deps: BillingDeps,
  within: Db,
  snapshot: CustomerSnapshot,
): Promise<boolean> {
  const { customer, subscriptions, doubles, askedAt } = snapshot;
  for (const double of doubles) await tellOfDouble(deps, within, customer.customerId, double);
  await tellOfRepeatedTrials(deps, within, customer, snapshot.repeatedTrials);
  if (subscriptions.some(({ trialEndsAt }) => trialEndsAt !== null)) {
    await rememberTrial(within, deps.addressHash(customer.email), deps.clock.now());
  }
  const best = bestOf(subscriptions);
  const change = await saveSubscription(within, customer.personId, best, askedAt);
  if (change.status === 'gone') return false;
  if (change.status === 'outdated') return true;
  await tellOfChange(deps, within, customer, change);
  if (best !== null && isLive(best)) await setSignupPaid(within, deps, customer.personId);
  return true;
}
