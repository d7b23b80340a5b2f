import { createHmac } from 'node:crypto';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type { Db } from '#adapters/db/database.ts';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import type { ProviderSubscription } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type Customer, findSubscription } from './subscription-queries.ts';

/** HMAC of a provider's identifier, so that a card is recognized without being stored. */
export function createCardHash(siteSecret: Uint8Array): BillingDeps['cardHash'] {
  const key = deriveKey(siteSecret, 'wayfare card hash');
  return (name) => createHmac('sha256', key).update(name).digest();
}

/** HMAC of an email address. A plain hash could be guessed. */
export function createAddressHash(siteSecret: Uint8Array): BillingDeps['addressHash'] {
  const key = deriveKey(siteSecret, 'wayfare address hash');
  return (email) => createHmac('sha256', key).update(canonicalEmail(email)).digest();
}

interface TrialUser {
  readonly personId: string;
  readonly email: string;
}

/** Trial days of the plan for this person: none after an earlier trial. */
export async function getTrialDays(
  db: Db,
  { addressHash }: Pick<BillingDeps, 'addressHash'>,
  { personId, email }: TrialUser,
  plan: PlanId,
): Promise<number> {
  const { trialDays } = plans[plan];
  if (trialDays === 0) return 0;
  return (await hadTrial(db, personId, addressHash(email))) ? 0 : trialDays;
}

/** Ids of new trials whose card had a trial before. A trial that is already stored continues. */
export async function findRepeatedTrials(
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

/** Mails that the trial ended. Nothing was charged. */
export async function mailRepeatedTrials(
  { queue, clock, cardHash }: Pick<BillingDeps, 'queue' | 'clock' | 'cardHash'>,
  tx: Db,
  { email, name }: Customer,
  subscriptionIds: readonly string[],
): Promise<void> {
  for (const subscriptionId of subscriptionIds) {
    await addRepeatedTrial(tx, cardHash(subscriptionId), clock.now());
    await queueMail(
      tx,
      queue,
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

/** Whether the person's subscription was canceled for a repeated trial. */
export async function hasRepeatedTrial(
  { db, cardHash }: Pick<BillingDeps, 'db' | 'cardHash'>,
  personId: string,
): Promise<boolean> {
  const subscription = await findSubscription(db, personId);
  return subscription !== null && isRepeatedTrial(db, cardHash(subscription.subscriptionId));
}

export async function recordTrial(db: Db, addressHash: Uint8Array, now: Date): Promise<void> {
  await db.query(
    'insert into trial_email (email_hash, used_at) values ($1, $2) on conflict (email_hash) do nothing',
    [addressHash, now],
  );
}

/**
 * True if the trial of this subscription is the first one with this card. A subscription keeps its claim with another
 * card.
 */
export async function claimTrialOfCard(
  db: Db,
  {
    cardHash,
    subscriptionHash,
    now,
  }: { readonly cardHash: Uint8Array; readonly subscriptionHash: Uint8Array; readonly now: Date },
): Promise<boolean> {
  await db.query(
    `insert into trial_card (card_hash, subscription_hash, used_at)
     select $1, $2, $3 where not exists (select from trial_card where subscription_hash = $2)
     on conflict (card_hash) do nothing`,
    [cardHash, subscriptionHash, now],
  );
  const { rowCount } = await db.query('select from trial_card where subscription_hash = $1', [
    subscriptionHash,
  ]);
  return (rowCount ?? 0) > 0;
}

export async function addRepeatedTrial(db: Db, subscriptionHash: Uint8Array, now: Date): Promise<void> {
  await db.query(
    `insert into repeated_trial (subscription_hash, canceled_at) values ($1, $2)
     on conflict (subscription_hash) do nothing`,
    [subscriptionHash, now],
  );
}

export async function isRepeatedTrial(db: Db, subscriptionHash: Uint8Array): Promise<boolean> {
  const { rowCount } = await db.query('select from repeated_trial where subscription_hash = $1', [
    subscriptionHash,
  ]);
  return rowCount === 1;
}

export async function hadTrial(db: Db, personId: string, addressHash: Uint8Array): Promise<boolean> {
  const { rows } = await db.query<{ had: boolean }>(
    `select exists (select from trial_email where email_hash = $2)
         or exists (select from subscription where person_id = $1) as had`,
    [personId, addressHash],
  );
  return rows[0]?.had ?? true;
}
