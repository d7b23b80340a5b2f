import type { PlanId } from '@wayfare/contracts/rules/plans';
import type Stripe from 'stripe';
import type { Checkout, Invoice, ProviderSubscription } from './payments.ts';
import { products } from './stripe-catalogue.ts';
import { toDate, toDateOrNull, toId } from './stripe-client.ts';

export function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, client_reference_id: personId, customer, status, amount_total: amountMinor } = session;
  return {
    sessionId: id,
    personId,
    customerId: toId(customer),
    state: toState(status),
    amountMinor: amountMinor ?? 0,
  };
}

function toState(status: Stripe.Checkout.Session['status']): Checkout['state'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription | null {
  const item = subscription.items.data.find(({ price }) => toId(price.product) === products.subscription);
  // The customer bought something else.
  if (item === undefined) return null;
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    plan: toPlan(item.price),
    createdAt: toDate(subscription.created),
    periodBeganAt: toDate(item.current_period_start),
    periodEndsAt: toDate(item.current_period_end),
    trialEndsAt: toDateOrNull(subscription.trial_end),
    endsAt: getEnd(subscription, item),
    cardFingerprint: getFingerprint(subscription),
    endsUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
  };
}

/** Null in test mode, where everyone uses the same cards. */
function getFingerprint({ livemode, default_payment_method: method }: Stripe.Subscription): string | null {
  if (!livemode || method === null || typeof method === 'string') return null;
  return method.card?.fingerprint ?? null;
}

function toPlan({ recurring }: Stripe.Price): PlanId | null {
  if (recurring?.interval === 'year') return 'yearly';
  return recurring?.interval === 'month' ? 'monthly' : null;
}

/** The portal sets `cancel_at`; older API versions set the flag. */
function getEnd(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (subscription.ended_at !== null) return toDate(subscription.ended_at);
  if (subscription.cancel_at !== null) return toDate(subscription.cancel_at);
  return subscription.cancel_at_period_end ? toDate(item.current_period_end) : null;
}

const ourProducts: readonly unknown[] = Object.values(products);

export function toInvoice(invoice: Stripe.Invoice, lines: readonly Stripe.InvoiceLineItem[]): Invoice {
  const getProduct = (line: Stripe.InvoiceLineItem) => toId(line.pricing?.price_details?.product);
  const donations = lines.filter((line) => getProduct(line) === products.donation);
  return {
    invoiceId: invoice.id ?? '',
    customerId: toId(invoice.customer),
    paidMinor: invoice.amount_paid,
    dueMinor: invoice.amount_due,
    donationMinor: donations.reduce((sum, { amount }) => sum + amount, 0),
    currency: invoice.currency,
    paidAt: toDateOrNull(invoice.status_transitions.paid_at),
    isOurs: lines.some((line) => ourProducts.includes(getProduct(line))),
    subscriptionId: toId(invoice.parent?.subscription_details?.subscription),
  };
}
