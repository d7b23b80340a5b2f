import type { Db } from '#adapters/db/database.ts';
import type { ProviderSubscription } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { markSignupPaid } from '#features/person/signup-queries.ts';
import type { BillingDeps } from './billing-deps.ts';
import { mailSubscriptionChange, notifyOfDuplicate, sendConfirmationLink } from './billing-mails.ts';
import {
  addRepeatedTrial,
  type Customer,
  claimTrialOfCard,
  findCustomer,
  findSubscription,
  getDatabaseTime,
  isOngoing,
  recordTrial,
  saveSubscription,
} from './subscription-queries.ts';

/** The state of a customer at the payment provider. */
export interface CustomerSnapshot {
  readonly customer: Customer;
  readonly subscriptions: readonly ProviderSubscription[];
  readonly duplicates: readonly { readonly subscriptionId: string; readonly refundedMinor: number }[];
  /** Ids of trials that were canceled, because the card had one before. */
  readonly repeatedTrials: readonly string[];
  readonly fetchedAt: Date;
}

/** Updates the stored state of a customer from the payment provider. Idempotent. */
export async function syncCustomer(deps: BillingDeps, customerId: string): Promise<SyncResult> {
  const snapshot = await takeSnapshot(deps, customerId);
  if (snapshot === null) return 'unknown';
  const isSaved = await deps.db.transaction((tx) => saveSnapshot(deps, tx, snapshot));
  if (!isSaved) return 'unknown';
  return snapshot.subscriptions.some(isOngoing) ? 'ongoing' : 'none';
}

type SyncResult = 'ongoing' | 'none' | 'unknown';

/**
 * Calls the provider, outside of any transaction. Cancels and refunds a second ongoing subscription, and cancels a
 * trial with a card that had one. Null if the customer is unknown.
 */
export async function takeSnapshot(deps: BillingDeps, customerId: string): Promise<CustomerSnapshot | null> {
  const { db, payments } = deps;
  const customer = await findCustomer(db, customerId);
  if (customer === null) return null;
  const fetchedAt = await getDatabaseTime(db);
  const subscriptions = await payments.listSubscriptions(customerId);
  const duplicates = [];
  for (const { subscriptionId } of findDuplicates(subscriptions)) {
    duplicates.push({ subscriptionId, ...(await payments.refundAndCancel(subscriptionId)) });
  }
  const repeated = await findRepeatedTrials(deps, customer, subscriptions);
  for (const subscriptionId of repeated) await payments.cancel(subscriptionId);
  const isChanged = duplicates.length > 0 || repeated.length > 0;
  const afterwards = isChanged ? await payments.listSubscriptions(customerId) : subscriptions;
  return { customer, subscriptions: afterwards, duplicates, repeatedTrials: repeated, fetchedAt };
}

/** Ids of new trials whose card had a trial before. A trial that is already stored continues. */
async function findRepeatedTrials(
  { db, clock, cardHash }: Pick<BillingDeps, 'db' | 'clock' | 'cardHash'>,
  { personId }: Customer,
  subscriptions: readonly ProviderSubscription[],
): Promise<string[]> {
  const storedId = (await findSubscription(db, personId))?.subscriptionId;
  const repeated: string[] = [];
  for (const { subscriptionId, status, cardFingerprint } of subscriptions) {
    if (status !== 'trialing' || cardFingerprint === null) continue;
    const claim = { cardHash: cardHash(cardFingerprint), subscriptionHash: cardHash(subscriptionId) };
    const isFirst = await claimTrialOfCard(db, { ...claim, now: clock.now() });
    if (!isFirst && subscriptionId !== storedId) repeated.push(subscriptionId);
  }
  return repeated;
}

/** The newer snapshot wins. False if the person was deleted meanwhile. */
export async function saveSnapshot(deps: BillingDeps, tx: Db, snapshot: CustomerSnapshot): Promise<boolean> {
  const { customer, subscriptions, duplicates, fetchedAt } = snapshot;
  for (const duplicate of duplicates) await notifyOfDuplicate(deps, tx, customer.customerId, duplicate);
  await mailRepeatedTrials(deps, tx, customer, snapshot.repeatedTrials);
  if (subscriptions.some(({ trialEndsAt }) => trialEndsAt !== null)) {
    await recordTrial(tx, deps.addressHash(customer.email), deps.clock.now());
  }
  const best = chooseCurrent(subscriptions);
  const change = await saveSubscription(tx, customer.personId, best, fetchedAt);
  if (change.status === 'gone') return false;
  if (change.status === 'outdated') return true;
  await mailSubscriptionChange(tx, customer, change);
  if (best !== null && isOngoing(best)) await recordSignupPayment(deps, tx, customer.personId);
  return true;
}

/** Mails that the trial ended. Nothing was charged. */
async function mailRepeatedTrials(
  { clock, cardHash }: Pick<BillingDeps, 'clock' | 'cardHash'>,
  tx: Db,
  { email, name }: Customer,
  subscriptionIds: readonly string[],
): Promise<void> {
  for (const subscriptionId of subscriptionIds) {
    await addRepeatedTrial(tx, cardHash(subscriptionId), clock.now());
    await queueMail(
      tx,
      {
        kind: 'subscription-ended',
        to: { name, address: email },
        endedAt: clock.now(),
        because: 'trial-repeated',
      },
      { key: `ended-${subscriptionId}` },
    );
  }
}

/**
 * Marks the pending sign-up of the person as paid, and mails the confirmation link. Does nothing if it is paid already,
 * or if there is none.
 */
export async function recordSignupPayment(
  deps: Pick<BillingDeps, 'clock'>,
  tx: Db,
  personId: string,
): Promise<void> {
  const signup = await markSignupPaid(tx, personId, deps.clock.now());
  if (signup !== null) await sendConfirmationLink(deps, tx, signup);
}

/** Best first. Statuses that are not listed mean ended. */
const statusOrder = ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete'];

/** An ended newer subscription must not hide an ongoing older one. */
function chooseCurrent(subscriptions: readonly ProviderSubscription[]): ProviderSubscription | null {
  const [best] = subscriptions.toSorted((a, b) => rankStatus(a) - rankStatus(b) || newerFirst(a, b));
  return best ?? null;
}

function rankStatus({ status }: ProviderSubscription): number {
  const rank = statusOrder.indexOf(status);
  return rank === -1 ? statusOrder.length : rank;
}

const newerFirst = (a: ProviderSubscription, b: ProviderSubscription): number =>
  b.createdAt.getTime() - a.createdAt.getTime();

/** All ongoing subscriptions but the oldest. */
function findDuplicates(subscriptions: readonly ProviderSubscription[]): readonly ProviderSubscription[] {
  return subscriptions
    .filter(isOngoing)
    .toSorted((a, b) => -newerFirst(a, b) || (a.subscriptionId < b.subscriptionId ? -1 : 1))
    .slice(1);
}
