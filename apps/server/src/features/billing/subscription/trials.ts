import { createHmac, hkdfSync } from 'node:crypto';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type { Db } from '#adapters/db/database.ts';
import type { ProviderSubscription } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { Customer } from './customer-queries.ts';
import { findSubscription } from './subscription-queries.ts';
import { addRepeatedTrial, claimTrialOfCard, hadTrial, isKnownAsRepeated } from './trial-queries.ts';

/** Tells a card, or what else has a name at the provider, again without keeping it. */
export function cardHashUnder(siteSecret: Uint8Array): BillingDeps['cardHash'] {
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'wayfare card hash', 32));
  return (name) => createHmac('sha256', key).update(name).digest();
}

/** Tells an address again that came before, without keeping it: under a key, because addresses can be guessed. */
export function addressHashUnder(siteSecret: Uint8Array): BillingDeps['addressHash'] {
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'wayfare address hash', 32));
  return (email) => createHmac('sha256', key).update(canonicalEmail(email)).digest();
}

interface Payer {
  readonly personId: string;
  readonly email: string;
}

/** How many days of this plan are free for this person: none a second time. */
export async function trialDaysFor(
  db: Db,
  { addressHash }: Pick<BillingDeps, 'addressHash'>,
  { personId, email }: Payer,
  plan: PlanId,
): Promise<number> {
  const { trialDays } = plans[plan];
  if (trialDays === 0) return 0;
  return (await hadTrial(db, personId, addressHash(email))) ? 0 : trialDays;
}

/** Trials that just began, with a card that had one before, under another name. One that we let begin goes on. */
export async function repeatedTrials(
  { db, clock, cardHash }: Pick<BillingDeps, 'db' | 'clock' | 'cardHash'>,
  { personId }: Customer,
  subscriptions: readonly ProviderSubscription[],
): Promise<string[]> {
  const begun = (await findSubscription(db, personId))?.subscriptionId;
  const repeated: string[] = [];
  for (const { subscriptionId, status, cardFingerprint } of subscriptions) {
    if (status !== 'trialing' || cardFingerprint === null) continue;
    const claim = { cardHash: cardHash(cardFingerprint), subscriptionHash: cardHash(subscriptionId) };
    const isFirst = await claimTrialOfCard(db, { ...claim, now: clock.now() });
    if (!isFirst && subscriptionId !== begun) repeated.push(subscriptionId);
  }
  return repeated;
}

/** Nothing was charged: who comes without free days is welcome. */
export async function tellOfRepeatedTrials(
  { queue, clock, cardHash }: Pick<BillingDeps, 'queue' | 'clock' | 'cardHash'>,
  within: Db,
  { email, name }: Customer,
  subscriptionIds: readonly string[],
): Promise<void> {
  for (const subscriptionId of subscriptionIds) {
    await addRepeatedTrial(within, cardHash(subscriptionId), clock.now());
    await queueMail(
      within,
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

/** Whether that is what became of the person's subscription. */
export async function hasRepeatedTrial(
  { db, cardHash }: Pick<BillingDeps, 'db' | 'cardHash'>,
  personId: string,
): Promise<boolean> {
  const kept = await findSubscription(db, personId);
  return kept !== null && isKnownAsRepeated(db, cardHash(kept.subscriptionId));
}
