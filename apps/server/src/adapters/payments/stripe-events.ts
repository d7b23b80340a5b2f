import type Stripe from 'stripe';
import type { PaymentEvent, PaymentFacts } from './payments.ts';
import { dateOf, dateOrNull, idOf } from './stripe-client.ts';

/** What the webhook is told; anything else would only be thrown away. */
export const wantedEvents = [
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
    happenedAt: dateOf(event.created),
    facts: factsOf(event),
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

function factsOf(event: Stripe.Event): PaymentFacts {
  if (event.type === 'customer.subscription.trial_will_end') return ofTrial(event.data.object);
  if (event.type === 'invoice.upcoming') return ofRenewal(event.data.object);
  if (event.type === 'invoice.paid') return { kind: 'paid', invoiceId: event.data.object.id ?? '' };
  if (event.type === 'invoice.payment_failed') return ofFailure(event.data.object);
  if (event.type === 'charge.refunded') return ofRefund(event.data.object);
  if (event.type === 'charge.dispute.created') {
    return { kind: 'disputed', paymentIntentId: idOf(event.data.object.payment_intent) };
  }
  if (event.type === 'checkout.session.expired') {
    return { kind: 'checkout-expired', sessionId: event.data.object.id };
  }
  return { kind: 'changed' };
}

const ofTrial = ({ id: subscriptionId, trial_end: end }: Stripe.Subscription): PaymentFacts =>
  end === null ? { kind: 'changed' } : { kind: 'trial-ends-soon', subscriptionId, trialEndsAt: dateOf(end) };

const ofRenewal = ({
  parent,
  amount_due,
  next_payment_attempt: at,
  period_end,
}: Stripe.Invoice): PaymentFacts => ({
  kind: 'renews-soon',
  subscriptionId: idOf(parent?.subscription_details?.subscription),
  dueAt: dateOf(at ?? period_end),
  amountMinor: amount_due,
});

const ofFailure = ({
  id,
  attempt_count: attempt,
  next_payment_attempt: next,
}: Stripe.Invoice): PaymentFacts => ({
  kind: 'payment-failed',
  invoiceId: id ?? '',
  attempt,
  nextAttemptAt: dateOrNull(next),
});

const ofRefund = ({
  payment_intent: intent,
  amount_refunded: refundedMinor,
}: Stripe.Charge): PaymentFacts => ({
  kind: 'refunded',
  paymentIntentId: idOf(intent),
  refundedMinor,
});
