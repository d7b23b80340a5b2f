import { create, update } from '#engine/changes.ts';
import { hours } from '#engine/duration.ts';
import type { Tx } from '#engine/tx.ts';
import type { BillingReason, Invoice, LineDraft, Period, Subscription } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { toList } from '#objects/lists.ts';
import type { Customer } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { getObject, replaceObject } from '#store/object-queries.ts';
import { deleteTask, setTask } from '#store/task-queries.ts';
import { newInvoiceLine } from './invoice-lines.ts';
import { createInvoicePayment } from './invoice-payments.ts';

export interface InvoiceDraft {
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
  return fill<
    Invoice & { account_country: string; account_name: string; issuer: object; [key: string]: unknown }
  >({
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
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: draft.period.end,
    period_start: draft.period.start,
    starting_balance: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, paid_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  });
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
