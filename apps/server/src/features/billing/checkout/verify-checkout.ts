import type { BillingDeps } from '../billing-deps.ts';
import { syncCustomer } from '../subscription/sync-customer.ts';
import { hasRepeatedTrial } from '../subscription/trials.ts';
import { findCheckout, settleCheckout } from './checkout-queries.ts';

type Verification =
  | { readonly status: 'verified'; readonly personId: string }
  | { readonly status: 'unknown' | 'unpaid' | 'trial_repeated' };

/** Whether a payment page of ours was paid: the provider is asked, not the address that the reader came by. */
export async function verifyCheckout(deps: BillingDeps, sessionId: string): Promise<Verification> {
  const { db, payments } = deps;
  const kept = await findCheckout(db, sessionId);
  if (kept === null) return { status: 'unknown' };
  const { personId } = kept;
  const checkout = await payments.findCheckout(sessionId);
  if (checkout === null || checkout.personId !== personId || checkout.customerId === null) {
    return { status: 'unknown' };
  }
  if (checkout.state !== 'complete') return { status: 'unpaid' };
  await syncCustomer(deps, checkout.customerId);
  await settleCheckout(db, sessionId, 'complete');
  if (await hasRepeatedTrial(deps, personId)) return { status: 'trial_repeated' };
  return { status: 'verified', personId };
}
