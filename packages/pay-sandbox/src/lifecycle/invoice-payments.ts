import { create, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import type { Invoice, InvoicePayment } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { createIntent } from '#payments/intents.ts';
import { fill } from '#schema/fill.ts';
import { is, listObjects } from '#store/object-queries.ts';

export async function createInvoicePayment(tx: Tx, invoice: Invoice): Promise<void> {
  const intent = await createIntent(tx, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  });
  const payment = fill<InvoicePayment>({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: tx.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  await create(tx, payment, null);
}

export async function getInvoicePayment(tx: Tx, invoice: string): Promise<InvoicePayment> {
  const [payment] = await listObjects(tx.sql, 'invoice_payment', [is('invoice', invoice)]);
  if (payment === undefined) throw new Error(`The open invoice ${invoice} has no payment.`);
  return payment;
}

export async function markInvoicePaymentPaid(tx: Tx, payment: InvoicePayment): Promise<void> {
  const paid = {
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid' as const,
    status_transitions: { ...payment.status_transitions, paid_at: tx.now },
  };
  await update(tx, payment, paid, ['invoice_payment.paid']);
}
