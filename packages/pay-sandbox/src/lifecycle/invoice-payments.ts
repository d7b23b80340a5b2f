import { create, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import type { Invoice, InvoicePayment } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { newIntentId } from '#payments/pay.ts';
import { is, listObjects } from '#store/object-queries.ts';

export async function createInvoicePayment(tx: Tx, invoice: Invoice): Promise<void> {
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: tx.now,
    currency: invoice.currency,
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: newIntentId() },
    status: 'open',
  };
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
  };
  await update(tx, payment, paid, ['invoice_payment.paid']);
}
