import type { Invoice, InvoicePayment } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { newIntent } from '#payments/intents.ts';
import { fill } from '#schema/fill.ts';
import { is, listObjects } from '#store/object-queries.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';

export async function newInvoicePayment(work: Work, invoice: Invoice): Promise<InvoicePayment> {
  const intent = await newIntent(work, {
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
    created: work.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return create(work, payment, null);
}

export async function getInvoicePayment(work: Work, invoice: string): Promise<InvoicePayment> {
  const [payment] = await listObjects(work.sql, 'invoice_payment', [is('invoice', invoice)]);
  if (payment === undefined) throw new Error(`The invoice ${invoice} is owed and has no payment.`);
  return payment;
}

export const markInvoicePaymentPaid = async (work: Work, payment: InvoicePayment): Promise<InvoicePayment> =>
  change(
    work,
    payment,
    {
      ...payment,
      amount_paid: payment.amount_requested,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: work.now },
    },
    ['invoice_payment.paid'],
  );
