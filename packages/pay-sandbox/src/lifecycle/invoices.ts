import { create, update } from '#engine/changes.ts';
import { hours, type Tx } from '#engine/tx.ts';
import type {
  BillingReason,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  LineDraft,
  Period,
  Price,
  Subscription,
} from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import type { Customer } from '#objects/objects.ts';
import { toList } from '#objects/stripe-object.ts';
import { unusedFields } from '#objects/unused-fields.ts';
import { createIntent } from '#payments/payments.ts';
import { findObject, getObject, is, listObjects, replaceObject } from '#store/object-queries.ts';
import { deleteTask, setTask } from '#store/task-queries.ts';

function newInvoiceLine(draft: LineDraft, invoice: string, subscription: string): InvoiceLine {
  const { price } = draft;
  const details = { proration: false, proration_details: { credited_items: null }, subscription };
  return {
    id: newId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency: price.currency,
    description: draft.description,
    discount_amounts: null,
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent:
      draft.item === null
        ? {
            type: 'invoice_item_details',
            invoice_item_details: { invoice_item: newId('ii'), ...details },
            subscription_item_details: null,
          }
        : {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: { invoice_item: null, subscription_item: draft.item, ...details },
          },
    period: draft.period,
    pretax_credit_amounts: null,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: draft.quantity,
    quantity_decimal: String(draft.quantity),
    subscription,
    subtotal: draft.amount,
    taxes: null,
  };
}

export const getProductName = async (tx: Tx, price: Price): Promise<string> =>
  (await findObject(tx.sql, 'product', price.product))?.name ?? 'A product that is no more';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount in cents. */
export const formatMoney = (amount: number): string => dollars.format(amount / 100);

export async function describeLine(tx: Tx, price: Price, quantity: number): Promise<string> {
  const name = await getProductName(tx, price);
  if (price.recurring === null) return name;
  const each = `${formatMoney(price.unit_amount)} / ${price.recurring.interval}`;
  return `${quantity} × ${name} (at ${each})`;
}

async function createInvoicePayment(tx: Tx, invoice: Invoice): Promise<void> {
  const intent = await createIntent(tx, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  });
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: tx.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
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
    status_transitions: { ...payment.status_transitions, paid_at: tx.now },
  };
  await update(tx, payment, paid, ['invoice_payment.paid']);
}

interface InvoiceDraft {
  readonly id: string;
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly reason: BillingReason;
  readonly lines: readonly LineDraft[];
  readonly period: Period;
  /** A renewal stays a draft for an hour; all other invoices are due at once. */
  readonly finalizes: 'now' | 'in an hour';
}

export const newInvoiceId = (): string => newId('in');

export function newInvoice(tx: Tx, draft: InvoiceDraft): Invoice {
  const { id, customer, subscription, lines } = draft;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...unusedFields.invoice,
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: draft.finalizes === 'now' ? null : tx.now + hours(1),
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: tx.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_exempt: 'none',
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    issuer: { type: 'self' },
    lines: toList(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => newInvoiceLine(line, id, subscription.id)),
    ),
    metadata: {},
    next_payment_attempt: draft.finalizes === 'now' ? null : tx.now + hours(1),
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: draft.period.end,
    period_start: draft.period.start,
    starting_balance: 0,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

export async function createDraftInvoice(tx: Tx, draft: InvoiceDraft): Promise<Invoice> {
  const invoice = await create(tx, newInvoice(tx, draft), 'invoice.created');
  if (invoice.automatically_finalizes_at !== null) {
    await setTask(tx.sql, {
      kind: 'invoice.finalize',
      subject: invoice.id,
      due: invoice.automatically_finalizes_at,
    });
  }
  return invoice;
}

/** The invoice gets its number and is due from now on. */
export async function finalizeInvoice(tx: Tx, draft: Invoice): Promise<Invoice> {
  await deleteTask(tx.sql, 'invoice.finalize', draft.id);
  const customer = await getObject(tx.sql, 'customer', draft.customer);
  const sequence = customer.next_invoice_sequence;
  const open = await update(
    tx,
    draft,
    {
      ...draft,
      automatically_finalizes_at: null,
      effective_at: tx.now,
      ending_balance: 0,
      hosted_invoice_url: tx.urls.invoice(draft.id),
      next_payment_attempt: null,
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
      status: 'open',
      status_transitions: { ...draft.status_transitions, finalized_at: tx.now },
    },
    ['invoice.finalized'],
  );
  await replaceObject(tx.sql, { ...customer, next_invoice_sequence: sequence + 1 });
  if (open.amount_due === 0) return markPaid(tx, open);
  await createInvoicePayment(tx, open);
  return open;
}

export async function markPaid(tx: Tx, open: Invoice): Promise<Invoice> {
  await deleteTask(tx.sql, 'invoice.retry', open.id);
  return update(
    tx,
    open,
    {
      ...open,
      amount_paid: open.amount_due,
      amount_remaining: 0,
      attempted: true,
      auto_advance: false,
      next_payment_attempt: null,
      status: 'paid',
      status_transitions: { ...open.status_transitions, paid_at: tx.now },
    },
    ['invoice.paid', 'invoice.payment_succeeded'],
  );
}
