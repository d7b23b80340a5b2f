import type { RequestedDonation } from '@wayfare/contracts/calls/checkout';
import { parseDonationDollars } from '@wayfare/contracts/rules/donation';
import { addTime, minutes } from '@wayfare/contracts/rules/durations';
import type { Money } from '@wayfare/contracts/rules/money';
import type { PlanId } from '@wayfare/contracts/rules/plans';
import { withLease } from '#features/person/lease-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { BillingDeps } from './billing-deps.ts';
import { addCheckout, countCheckouts, listOpenCheckouts } from './checkout-queries.ts';
import { ensureCustomer, type Payer } from './customer.ts';
import { closeCheckout } from './settle-checkouts.ts';
import { syncCustomer } from './sync-customer.ts';
import { getTrialDays } from './trials.ts';

/** The payment provider requires at least 30 minutes. */
const minPageLifetimeMs = minutes(31);
const minRemainingMs = minutes(2);

/** Reuses the open payment page of this choice, or closes the others and opens a new one. */
export async function startCheckout(
  deps: BillingDeps,
  payer: Payer,
  choice: { readonly plan: PlanId; readonly donation: RequestedDonation },
): Promise<PaymentPage> {
  const donation = validateDonation(deps, choice.donation);
  // The lease makes concurrent calls close each other's page, so that only one can be paid.
  return withLease(deps.db, payer.email, () => openSinglePage(deps, payer, { plan: choice.plan, donation }));
}

export interface PaymentPage {
  readonly url: string;
  readonly trialDays: number;
}

async function openSinglePage(
  deps: BillingDeps,
  payer: Payer,
  { plan, donation }: { readonly plan: PlanId; readonly donation: Money | null },
): Promise<PaymentPage> {
  const { db, payments, clock, publicUrl } = deps;
  const { personId } = payer;
  const { customerId } = await ensureCustomer(deps, payer);
  if ((await syncCustomer(deps, customerId)) === 'ongoing') throw alreadyPaidProblem(payer);
  const trialDays = await getTrialDays(db, deps, payer, plan);
  const choiceKey = [payer.kind, plan, donation?.amountMinor ?? 0, trialDays].join(' ');
  const now = clock.now();
  if (payer.expiresAt < addTime(now, minPageLifetimeMs)) throw problem('signup_expired');
  const open = await listOpenCheckouts(db, personId);
  const same = open.find(
    ({ choice: existing, expiresAt }) => existing === choiceKey && expiresAt > addTime(now, minRemainingMs),
  );
  for (const other of open) {
    if (other === same || (await closeCheckout(deps, other)) !== 'paid') continue;
    // It may have been paid earlier, for a subscription that has ended.
    if ((await syncCustomer(deps, customerId)) === 'ongoing') throw alreadyPaidProblem(payer);
  }
  if (same !== undefined) return { url: same.url, trialDays };
  const attempt = await countCheckouts(db, personId);
  const page = await payments.openCheckout({
    personId,
    customerId,
    plan,
    donation,
    trialDays,
    ...returnUrls(payer, publicUrl),
    expiresAt: toBillingTime(deps, payer.expiresAt),
    key: `checkout ${personId} ${attempt} ${choiceKey}`,
  });
  const { sessionId, url } = page;
  const isRecorded = await db.transaction(
    async (tx) =>
      (await payer.stillExists(tx)) &&
      addCheckout(tx, { sessionId, url, personId, choice: choiceKey, expiresAt: payer.expiresAt }, now),
  );
  if (isRecorded) return { url, trialDays };
  // The sign-up was replaced in another tab: nothing may be paid on this page.
  await payments.expireCheckout(sessionId);
  throw problem('signup_expired');
}

/** The clock of the sandbox can be ahead. Rounded to minutes, so that a double click gives the same result. */
function toBillingTime({ clock, billingClock }: BillingDeps, time: Date): Date {
  const ahead = billingClock.now().getTime() - clock.now().getTime();
  return addTime(time, Math.round(ahead / minutes(1)) * minutes(1));
}

const alreadyPaidProblem = ({ kind }: Payer) =>
  problem(kind === 'signup' ? 'signup_paid' : 'already_subscribed');

function validateDonation({ donationPriceId }: BillingDeps, donation: RequestedDonation): Money | null {
  if (donation === null) return null;
  const parsed = parseDonationDollars(donation.amount);
  if (!parsed.isValid) throw problem('donation_refused');
  if (donation.priceId !== donationPriceId) {
    throw problem('donation_refused', { message: 'This donation is not one that we offer.' });
  }
  return parsed.amount;
}

/** The payment provider replaces {CHECKOUT_SESSION_ID}. */
function returnUrls({ kind }: Payer, publicUrl: string) {
  const isSignup = kind === 'signup';
  const page = isSignup ? 'welcome' : 'checkout-success';
  return {
    successUrl: `${publicUrl}/${page}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}${isSignup ? '/subscribe' : '/dashboard/subscription'}`,
  };
}
