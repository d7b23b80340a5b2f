import { update } from '#engine/changes.ts';
import { days, type Tx } from '#engine/tx.ts';
import type { Invoice } from '#objects/billing.ts';
import type { PaymentMethod } from '#objects/card.ts';
import { pay } from '#payments/payments.ts';
import { type Decline, missingCard } from '#payments/test-cards.ts';
import { findObject, getObject } from '#store/object-queries.ts';
import { setTask } from '#store/task-queries.ts';
import { getInvoicePayment, markInvoicePaymentPaid, markPaid } from './invoices.ts';
import { endSubscription } from './update-subscription.ts';

/** Delays after the first three failed attempts. The subscription ends with the fourth. */
const retryDelays: readonly number[] = [days(3), days(5), days(7)];

export type CollectResult =
  | { readonly kind: 'paid'; readonly invoice: Invoice }
  | { readonly kind: 'declined'; readonly decline: Decline };

/** Only failures of scheduled attempts lead to retries and to the end of the subscription. */
export type CollectTrigger = 'schedule' | 'customer';

/** Charges an open invoice to the card, or to the default one, and updates the subscription's status. */
export async function collect(
  tx: Tx,
  invoice: Invoice,
  trigger: CollectTrigger,
  card: PaymentMethod | null = null,
): Promise<CollectResult> {
  if (invoice.amount_due === 0) return { kind: 'paid', invoice: await markPaid(tx, invoice) };
  const payment = await getInvoicePayment(tx, invoice.id);
  const intent = await getObject(tx.sql, 'payment_intent', payment.payment.payment_intent);
  const method = card ?? (await findDefaultCard(tx, invoice));
  const decline = method === null ? missingCard : await pay(tx, intent, method);
  const attempted = {
    ...invoice,
    attempted: true,
    attempt_count: trigger === 'schedule' ? invoice.attempt_count + 1 : Math.max(1, invoice.attempt_count),
  };
  if (decline === null) {
    await markInvoicePaymentPaid(tx, payment);
    const paid = await markPaid(tx, attempted);
    await markActive(tx, paid);
    return { kind: 'paid', invoice: paid };
  }
  if (trigger === 'schedule') await failScheduled(tx, invoice, attempted);
  else await update(tx, invoice, attempted, ['invoice.payment_failed']);
  return { kind: 'declined', decline };
}

const getSubscriptionId = (invoice: Invoice): string => invoice.parent.subscription_details.subscription;

async function findDefaultCard(tx: Tx, invoice: Invoice): Promise<PaymentMethod | null> {
  const subscription = await findObject(tx.sql, 'subscription', getSubscriptionId(invoice));
  const customer = await findObject(tx.sql, 'customer', invoice.customer);
  const id =
    subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
  return id === null ? null : findObject(tx.sql, 'payment_method', id);
}

/** Only the latest invoice decides the status. */
async function markActive(tx: Tx, invoice: Invoice): Promise<void> {
  const subscription = await findObject(tx.sql, 'subscription', getSubscriptionId(invoice));
  if (subscription?.status !== 'past_due' || subscription.latest_invoice !== invoice.id) return;
  await update(tx, subscription, { ...subscription, status: 'active' }, ['customer.subscription.updated']);
}

async function failScheduled(tx: Tx, before: Invoice, attempted: Invoice): Promise<void> {
  const delay = retryDelays[attempted.attempt_count - 1];
  const next = delay === undefined ? null : tx.now + delay;
  const failed = await update(tx, before, { ...attempted, next_payment_attempt: next }, [
    'invoice.payment_failed',
  ]);
  const subscription = await getObject(tx.sql, 'subscription', getSubscriptionId(failed));
  if (next === null) {
    await endSubscription(tx, subscription, 'payment_failed');
    return;
  }
  await setTask(tx.sql, { kind: 'invoice.retry', subject: failed.id, due: next });
  if (subscription.status !== 'active') return;
  const pastDue = { ...subscription, status: 'past_due' } as const;
  await update(tx, subscription, pastDue, ['customer.subscription.updated']);
}
