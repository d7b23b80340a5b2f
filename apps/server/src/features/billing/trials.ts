import { createHmac } from 'node:crypto';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type { Db } from '#adapters/db/database.ts';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findSubscription, hadTrial, isRepeatedTrial } from './subscription-queries.ts';

/** HMAC of an identifier of the payment provider, so that a card is recognized without being stored. */
export function createCardHash(siteSecret: Uint8Array): BillingDeps['cardHash'] {
  const key = deriveKey(siteSecret, 'wayfare card hash');
  return (name) => createHmac('sha256', key).update(name).digest();
}

/** HMAC of an email address. A plain hash could be guessed. */
export function createAddressHash(siteSecret: Uint8Array): BillingDeps['addressHash'] {
  const key = deriveKey(siteSecret, 'wayfare address hash');
  return (email) => createHmac('sha256', key).update(canonicalEmail(email)).digest();
}

/** Trial days of the plan for this person: none after an earlier trial. */
export async function getTrialDays(
  db: Db,
  { addressHash }: Pick<BillingDeps, 'addressHash'>,
  { personId, email }: { readonly personId: string; readonly email: string },
  plan: PlanId,
): Promise<number> {
  const { trialDays } = plans[plan];
  if (trialDays === 0) return 0;
  return (await hadTrial(db, personId, addressHash(email))) ? 0 : trialDays;
}

/** Whether the person's subscription was canceled for a repeated trial. */
export async function hasRepeatedTrial(
  { db, cardHash }: Pick<BillingDeps, 'db' | 'cardHash'>,
  personId: string,
): Promise<boolean> {
  const subscription = await findSubscription(db, personId);
  return subscription !== null && isRepeatedTrial(db, cardHash(subscription.subscriptionId));
}
