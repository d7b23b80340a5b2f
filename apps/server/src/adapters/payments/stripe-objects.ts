import type { PlanId } from '@wayfare/contracts/rules/plans';
import type Stripe from 'stripe';
import type { Checkout, Invoice, ProviderSubscription } from './payments.ts';
import { products } from './stripe-catalogue.ts';
import { toDate, toDateOrNull, toId } from './stripe-client.ts';

/** The provider's objects in our words. */
export function checkoutFrom(session: Stripe.Checkout.Session): Checkout {
  const { id, client_reference_id: personId, customer, status, amount_total: amountMinor } = session;
  return {
    sessionId: id,
    personId,
    customerId: toId(customer),
    state: stateOf(status),
    amountMinor: amountMinor ?? 0,
  };
}

function stateOf(status: Stripe.Checkout.Session['status']): Checkout['state'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

export function subscriptionFrom(subscription: Stripe.Subscription): ProviderSubscription | null {
  const item = subscription.items.data.find(({ price }) => toId(price.product) === products.subscription);
  // Something else that the same customer bought: none of ours.
  if (item === undefined) return null;
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    plan: planOf(item.price),
    createdAt: toDate(subscription.created),
    periodBeganAt: toDate(item.current_period_start),
    periodEndsAt: toDate(item.current_period_end),
    trialEndsAt: toDateOrNull(subscription.trial_end),
    endsAt: endOf(subscription, item),
    cardFingerprint: fingerprintOf(subscription),
    endsUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
  };
}

/** In test mode everybody pays with the same few cards. */
function fingerprintOf({ livemode, default_payment_method: method }: Stripe.Subscription): string | null {
  if (!livemode || method === null || typeof method === 'string') return null;
  return method.card?.fingerprint ?? null;
}

function planOf({ recurring }: Stripe.Price): PlanId | null {
  if (recurring?.interval === 'year') return 'yearly';
  return recurring?.interval === 'month' ? 'monthly' : null;
}

/** The portal sets `cancel_at`; the older way is the flag. Either means that it ends. */
function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (subscription.ended_at !== null) return toDate(subscription.ended_at);
  if (subscription.cancel_at !== null) return toDate(subscription.cancel_at);
  return subscription.cancel_at_period_end ? toDate(item.current_period_end) : null;
}

const ours = Object.values(products);

export function invoiceFrom(invoice: Stripe.Invoice, lines: readonly Stripe.InvoiceLineItem[]): Invoice {
  const productOf = (line: Stripe.InvoiceLineItem) => toId(line.pricing?.price_details?.product);
  const donations = lines.filter((line) => productOf(line) === products.donation);
  return {
    invoiceId: invoice.id ?? '',
    customerId: toId(invoice.customer),
    paidMinor: invoice.amount_paid,
    dueMinor: invoice.amount_due,
    donationMinor: donations.reduce((sum, { amount }) => sum + amount, 0),
    currency: invoice.currency,
    paidAt: toDateOrNull(invoice.status_transitions.paid_at),
    isOurs: lines.some((line) => ours.some((product) => product === productOf(line))),
    subscriptionId: toId(invoice.parent?.subscription_details?.subscription),
  };
}
