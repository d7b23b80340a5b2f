import type { Invoice, Subscription } from '#objects/billing.ts';
import type { PaymentMethod } from '#objects/card.ts';
import type { Charge, PaymentIntent } from '#objects/payments.ts';
import { type Payment, pay } from '#payments/intents.ts';
import { type Decline, noCard } from '#payments/test-cards.ts';
import { findObject, getObject } from '#store/object-queries.ts';
import { setTask } from '#store/task-queries.ts';
import { change } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { endSubscription } from './cancel-subscription.ts';
import { getInvoicePayment, markInvoicePaymentPaid } from './invoice-payments.ts';
import { markPaid } from './invoices.ts';
import { days } from './period.ts';

/** After each failed attempt but the last, how long until the next: four attempts in fifteen days. */
export const retryAfter: readonly number[] = [days(3), days(5), days(7)];

export type Collected =
  | { readonly kind: 'paid'; readonly invoice: Invoice }
  | {
      readonly kind: 'declined';
      readonly invoice: Invoice;
      readonly decline: Decline;
      readonly intent: PaymentIntent;
      readonly charge: Charge | null;
    };

/** Who asks: the timetable, whose failures lead to further attempts and at last to the end; or a person, once. */
export type Asker = 'timetable' | 'person';

/** Charges for an open invoice, and lets the subscription know. */
export async function collect(
  work: Work,
  invoice: Invoice,
  asker: Asker,
  method: PaymentMethod | null = null,
): Promise<Collected> {
  if (invoice.amount_due === 0) return { kind: 'paid', invoice: await markPaid(work, invoice) };
  const payment = await getInvoicePayment(work, invoice.id);
  const intent = await getObject(work.sql, 'payment_intent', payment.payment.payment_intent);
  const chosen = method ?? (await findDefaultCard(work, invoice));
  const outcome: Payment | null = chosen === null ? null : await pay(work, intent, chosen);
  const attempted = {
    ...invoice,
    attempted: true,
    attempt_count: asker === 'timetable' ? invoice.attempt_count + 1 : Math.max(1, invoice.attempt_count),
  };
  if (outcome?.kind === 'succeeded') {
    await markInvoicePaymentPaid(work, payment);
    const paid = await markPaid(work, attempted);
    await recover(work, paid);
    return { kind: 'paid', invoice: paid };
  }
  const failed = await fail(work, invoice, attempted, asker);
  return {
    kind: 'declined',
    invoice: failed,
    decline: outcome?.decline ?? noCard,
    intent: outcome?.intent ?? intent,
    charge: outcome?.charge ?? null,
  };
}

const subscriptionOf = (invoice: Invoice): string => invoice.parent.subscription_details.subscription;

export async function findDefaultCard(work: Work, invoice: Invoice): Promise<PaymentMethod | null> {
  const subscription = await findObject(work.sql, 'subscription', subscriptionOf(invoice));
  const customer = await findObject(work.sql, 'customer', invoice.customer);
  const id =
    subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
  return id === null ? null : findObject(work.sql, 'payment_method', id);
}

/** Paying the latest invoice makes good; an older one is only less owed. */
async function recover(work: Work, invoice: Invoice): Promise<void> {
  const subscription = await findObject(work.sql, 'subscription', subscriptionOf(invoice));
  if (subscription?.status !== 'past_due' || subscription.latest_invoice !== invoice.id) return;
  await change(work, subscription, { ...subscription, status: 'active' }, ['customer.subscription.updated']);
}

async function fail(work: Work, before: Invoice, attempted: Invoice, asker: Asker): Promise<Invoice> {
  const pause = retryAfter[attempted.attempt_count - 1];
  const next =
    asker === 'person' ? before.next_payment_attempt : pause === undefined ? null : work.now + pause;
  const failed = await change(work, before, { ...attempted, next_payment_attempt: next }, [
    'invoice.payment_failed',
  ]);
  if (asker === 'person') return failed;
  const subscription = await getObject(work.sql, 'subscription', subscriptionOf(failed));
  if (next === null) {
    await endSubscription(work, subscription, 'payment_failed');
    return getObject(work.sql, 'invoice', failed.id);
  }
  await setTask(work.sql, { kind: 'invoice.retry', subject: failed.id, due: next });
  await fallBehind(work, subscription);
  return failed;
}

async function fallBehind(work: Work, subscription: Subscription): Promise<void> {
  if (subscription.status !== 'active') return;
  await change(work, subscription, { ...subscription, status: 'past_due' }, [
    'customer.subscription.updated',
  ]);
}
