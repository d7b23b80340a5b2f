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

export function eventFrom(event: Stripe.Event): PaymentEvent {
  const { object } = event.data;
  return {
    eventId: event.id,
    type: event.type,
    objectId: textOf(object, 'id'),
    customerId: customerOf(event),
    happenedAt: toDate(event.created),
    data: factsOf(event),
  };
}

function customerOf(event: Stripe.Event): string | null {
  if (event.type.startsWith('customer.') && textOf(event.data.object, 'object') === 'customer') {
    return textOf(event.data.object, 'id');
  }
  return textOf(event.data.object, 'customer');
}

function textOf(object: object, name: string): string | null {
  const value: unknown = Reflect.get(object, name);
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? textOf(value, 'id') : null;
}

function factsOf(event: Stripe.Event): PaymentEventData {
  if (event.type === 'customer.subscription.trial_will_end') return ofTrial(event.data.object);
  if (event.type === 'invoice.upcoming') return ofRenewal(event.data.object);
  if (event.type === 'invoice.paid') return { kind: 'paid', invoiceId: event.data.object.id ?? '' };
  if (event.type === 'invoice.payment_failed') return ofFailure(event.data.object);
  if (event.type === 'charge.refunded') return ofRefund(event.data.object);
  if (event.type === 'charge.dispute.created') {
    return { kind: 'disputed', paymentIntentId: toId(event.data.object.payment_intent) };
  }
  if (event.type === 'checkout.session.expired') {
    return { kind: 'checkout-expired', sessionId: event.data.object.id };
  }
  return { kind: 'changed' };
}

const ofTrial = ({ id: subscriptionId, trial_end: end }: Stripe.Subscription): PaymentEventData =>
  end === null ? { kind: 'changed' } : { kind: 'trial-ends-soon', subscriptionId, trialEndsAt: toDate(end) };

const ofRenewal = ({
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

const ofFailure = ({
  id,
  attempt_count: attempt,
  next_payment_attempt: next,
}: Stripe.Invoice): PaymentEventData => ({
  kind: 'payment-failed',
  invoiceId: id ?? '',
  attempt,
  nextAttemptAt: toDateOrNull(next),
});

const ofRefund = ({
  payment_intent: intent,
  amount_refunded: refundedMinor,
}: Stripe.Charge): PaymentEventData => ({
  kind: 'refunded',
  paymentIntentId: toId(intent),
  refundedMinor,
});

/** Those that tell us, the newest first. */
export async function listWebhooks(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint[]> {
  const { data } = await callStripe(stripe.webhookEndpoints.list({ limit: 100 }));
  return data
    .filter((endpoint) => endpoint.url === url)
    .toSorted((one, other) => other.created - one.created);
}

/** Its secret, which is told this once. */
export async function addWebhook(stripe: Stripe, url: string): Promise<string | null> {
  const { secret } = await callStripe(
    stripe.webhookEndpoints.create({
      url,
      enabled_events: [...webhookEvents],
      // Events are told in the endpoint's version, not in the library's.
      api_version: apiVersion,
      description: 'Wayfare',
    }),
  );
  return secret ?? null;
}

const apiVersion = '2026-10-28.endive' satisfies Stripe.WebhookEndpointCreateParams.ApiVersion;

/**
 * Stripe changes no secret by a call, so a second webhook is made for the same address: each event is told twice, with
 * either secret, and counts once.
 */
export async function addSecondWebhook(address: StripeAddress, url: string): Promise<string | null> {
  return addWebhook(stripeClient(address, setupTimeouts), url);
}

/** Of those that tell us, the newest stays. How many went. */
export async function removeOlderWebhooks(address: StripeAddress, url: string): Promise<number> {
  const stripe = stripeClient(address, setupTimeouts);
  const [, ...older] = await listWebhooks(stripe, url);
  for (const { id } of older) await callStripe(stripe.webhookEndpoints.del(id));
  return older.length;
}
