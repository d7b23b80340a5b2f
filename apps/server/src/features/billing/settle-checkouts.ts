import { plans } from '@wayfare/contracts/rules/plans';
import type { Checkout } from '#adapters/payments/payments.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findCheckout, listOpenCheckouts, type StoredCheckout, settleCheckout } from './checkout-queries.ts';
import { findSubscription, type StoredSubscription } from './subscription-queries.ts';
import { syncCustomer } from './sync-customer.ts';
import { hasRepeatedTrial } from './trials.ts';

/** Closes a payment page. 'paid' if a payment came first. */
export async function closeCheckout(
  deps: BillingDeps,
  { sessionId }: StoredCheckout,
): Promise<'ended' | 'paid'> {
  const { db, payments } = deps;
  if (await payments.expireCheckout(sessionId)) {
    await settleCheckout(db, sessionId, 'expired');
    return 'ended';
  }
  const checkout = await payments.findCheckout(sessionId);
  if (checkout?.customerId) await syncCustomer(deps, checkout.customerId);
  await settleCheckout(db, sessionId, 'complete');
  return 'paid';
}

/** Closes all payment pages of a person, paid or not. */
export async function closeCheckouts(deps: BillingDeps, personId: string): Promise<void> {
  for (const checkout of await listOpenCheckouts(deps.db, personId)) await closeCheckout(deps, checkout);
}

/** Stops at the first page that turns out to be paid. */
export async function closeCheckoutsUntilPaid(
  deps: BillingDeps,
  personId: string,
): Promise<'released' | 'paid'> {
  for (const checkout of await listOpenCheckouts(deps.db, personId)) {
    if ((await closeCheckout(deps, checkout)) === 'paid') return 'paid';
  }
  return 'released';
}

interface PaymentSummary {
  readonly amountMinor: number;
  readonly nextAmountMinor: number;
  readonly hasTrial: boolean;
  readonly nextChargeAt: Date;
}

type Verification =
  | { readonly status: 'verified'; readonly personId: string; readonly payment: PaymentSummary | null }
  | { readonly status: 'not_found' | 'unpaid' | 'trial_repeated' };

/** Asks the payment provider, because the session id in the URL proves nothing. */
export async function verifyCheckout(deps: BillingDeps, sessionId: string): Promise<Verification> {
  const { db, payments } = deps;
  const stored = await findCheckout(db, sessionId);
  if (stored === null) return { status: 'not_found' };
  const { personId } = stored;
  const checkout = await payments.findCheckout(sessionId);
  if (checkout === null || checkout.personId !== personId || checkout.customerId === null) {
    return { status: 'not_found' };
  }
  if (checkout.state !== 'complete') return { status: 'unpaid' };
  await syncCustomer(deps, checkout.customerId);
  await settleCheckout(db, sessionId, 'complete');
  if (await hasRepeatedTrial(deps, personId)) return { status: 'trial_repeated' };
  const subscription = await findSubscription(db, personId);
  return {
    status: 'verified',
    personId,
    payment: subscription === null ? null : summarizePayment(checkout, subscription),
  };
}

function summarizePayment(
  { amountMinor }: Checkout,
  subscription: StoredSubscription,
): PaymentSummary | null {
  const { plan, trialEndsAt, periodEndsAt, periodBeganAt } = subscription;
  if (plan === null) return null;
  const hasTrial = trialEndsAt !== null && trialEndsAt > periodBeganAt;
  const nextAmountMinor = plans[plan].price.amountMinor;
  return { amountMinor, nextAmountMinor, hasTrial, nextChargeAt: hasTrial ? trialEndsAt : periodEndsAt };
}
