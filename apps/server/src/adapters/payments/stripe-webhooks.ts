import type Stripe from 'stripe';
import type { PaymentEvent, PaymentEventData } from './payments.ts';
import {
  callStripe,
  type StripeAddress,
  setupTimeouts,
  stripeClient,
  toDate,
  toDateOrNull,
  toId,
} from './stripe-client.ts';

/** The events that the webhook receives. Others would be ignored. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.upcoming',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

export function toEvent(event: Stripe.Event): PaymentEvent {
  const { object } = event.data;
  return {
    eventId: event.id,
    type: event.type,
    objectId: getText(object, 'id'),
    customerId: getCustomer(event),
    happenedAt: toDate(event.created),
    data: toEventData(event),
  };
}

function getCustomer(event: Stripe.Event): string | null {
  if (event.type.startsWith('customer.') && getText(event.data.object, 'object') === 'customer') {
    return getText(event.data.object, 'id');
  }
  return getText(event.data.object, 'customer');
}

function getText(object: object, name: string): string | null {
  const value: unknown = Reflect.get(object, name);
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? getText(value, 'id') : null;
}

function toEventData(event: Stripe.Event): PaymentEventData {
  if (event.type === 'customer.subscription.trial_will_end') return toTrialData(event.data.object);
  if (event.type === 'invoice.upcoming') return toRenewalData(event.data.object);
  if (event.type === 'invoice.paid') return { kind: 'paid', invoiceId: event.data.object.id ?? '' };
  if (event.type === 'invoice.payment_failed') return toFailureData(event.data.object);
  if (event.type === 'charge.refunded') return toRefundData(event.data.object);
  if (event.type === 'charge.dispute.created') {
    return { kind: 'disputed', paymentIntentId: toId(event.data.object.payment_intent) };
  }
  if (event.type === 'checkout.session.expired' || event.type === 'checkout.session.completed') {
    const state = event.type === 'checkout.session.expired' ? 'expired' : 'complete';
    return { kind: 'checkout-ended', sessionId: event.data.object.id, state };
  }
  return { kind: 'changed' };
}

const toTrialData = ({ id: subscriptionId, trial_end: end }: Stripe.Subscription): PaymentEventData =>
  end === null ? { kind: 'changed' } : { kind: 'trial-ends-soon', subscriptionId, trialEndsAt: toDate(end) };

const toRenewalData = ({
  parent,
  amount_due,
  next_payment_attempt: at,
  period_end,
}: Stripe.Invoice): PaymentEventData => ({
  kind: 'renews-soon',
  subscriptionId: toId(parent?.subscription_details?.subscription),
  dueAt: toDate(at ?? period_end),
  amountMinor: amount_due,
});

const toFailureData = ({
  id,
  attempt_count: attempt,
  next_payment_attempt: next,
}: Stripe.Invoice): PaymentEventData => ({
  kind: 'payment-failed',
  invoiceId: id ?? '',
  attempt,
  nextAttemptAt: toDateOrNull(next),
});

const toRefundData = ({
  payment_intent: intent,
  amount_refunded: refundedMinor,
}: Stripe.Charge): PaymentEventData => ({
  kind: 'refunded',
  paymentIntentId: toId(intent),
  refundedMinor,
});

/** Webhooks with this URL, newest first. */
export async function listWebhooks(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint[]> {
  const { data } = await callStripe(stripe.webhookEndpoints.list({ limit: 100 }));
  return data
    .filter((endpoint) => endpoint.url === url)
    .toSorted((one, other) => other.created - one.created);
}

/** Returns the secret, which Stripe shows only now. */
export async function addWebhook(stripe: Stripe, url: string): Promise<string | null> {
  const { secret } = await callStripe(
    stripe.webhookEndpoints.create({
      url,
      enabled_events: [...webhookEvents],
      // Without it, events would have the default version of the account.
      api_version: apiVersion,
      description: 'Wayfare',
    }),
  );
  return secret ?? null;
}

const apiVersion = '2026-10-28.endive' satisfies Stripe.WebhookEndpointCreateParams.ApiVersion;

/**
 * Stripe's API cannot change a secret, so a second webhook with the same URL is created. Events then arrive twice, once
 * with each secret, and duplicates are ignored.
 */
export const addSecondWebhook = async (address: StripeAddress, url: string): Promise<string | null> =>
  addWebhook(stripeClient(address, setupTimeouts), url);

/** Keeps the newest webhook. Returns the number of deleted ones. */
export async function removeOlderWebhooks(address: StripeAddress, url: string): Promise<number> {
  const stripe = stripeClient(address, setupTimeouts);
  const [, ...older] = await listWebhooks(stripe, url);
  for (const { id } of older) await callStripe(stripe.webhookEndpoints.del(id));
  return older.length;
}
