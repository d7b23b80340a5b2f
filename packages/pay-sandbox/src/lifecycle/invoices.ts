import type { BillingReason, Charged, Invoice, Period, Subscription } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import { listOf } from '#objects/lists.ts';
import type { Customer } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { getObject, replaceObject } from '#store/object-queries.ts';
import { dropTask, setTask } from '#store/task-queries.ts';
import { change, create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { lineOf } from './invoice-lines.ts';
import { newInvoicePayment } from './invoice-payments.ts';
import { hours } from './period.ts';

export interface InvoicePlan {
  readonly id: string;
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly reason: BillingReason;
  readonly lines: readonly Charged[];
  readonly period: Period;
  /** A renewal lies as a draft for an hour; everything else is asked for at once. */
  readonly finalizes: 'now' | 'in an hour';
}

export const newInvoiceId = (): string => newId('in');

export function writeInvoice(work: Work, plan: InvoicePlan): Invoice {
  const { id, customer, subscription, lines } = plan;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  return fill<
    Invoice & { account_country: string; account_name: string; issuer: object; [key: string]: unknown }
  >({
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: plan.finalizes === 'now' ? null : work.now + hours(1),
    billing_reason: plan.reason,
    collection_method: 'charge_automatically',
    created: work.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_exempt: 'none',
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    issuer: { type: 'self' },
    lines: listOf(
      lines.map((line) => lineOf(line, id, subscription.id)),
      `/v1/invoices/${id}/lines`,
    ),
    metadata: {},
    next_payment_attempt: plan.finalizes === 'now' ? null : work.now + hours(1),
    number: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: plan.period.end,
    period_start: plan.period.start,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, paid_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_excluding_tax: total,
  });
}

export async function draftInvoice(work: Work, plan: InvoicePlan): Promise<Invoice> {
  const invoice = await create(work, writeInvoice(work, plan), 'invoice.created');
  if (invoice.automatically_finalizes_at !== null) {
    await setTask(work.sql, {
      kind: 'invoice.finalize',
      subject: invoice.id,
      due: invoice.automatically_finalizes_at,
    });
  }
  return invoice;
}

/** From now on it is owed. What the customer has in credit is used up first, and what is too much becomes credit. */
export async function finalizeInvoice(work: Work, draft: Invoice): Promise<Invoice> {
  await dropTask(work.sql, 'invoice.finalize', draft.id);
  const customer = await getObject(work.sql, 'customer', draft.customer);
  const balance = draft.total + customer.balance;
  const due = Math.max(0, balance);
  const open = await change(
    work,
    draft,
    {
      ...draft,
      amount_due: due,
      amount_remaining: due,
      automatically_finalizes_at: null,
      effective_at: work.now,
      ending_balance: Math.min(0, balance),
      hosted_invoice_url: work.urls.invoice(draft.id),
      next_payment_attempt: null,
      number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
      starting_balance: customer.balance,
      status: 'open',
      status_transitions: { ...draft.status_transitions, finalized_at: work.now },
    },
    ['invoice.finalized'],
  );
  await settleBalance(work, customer, Math.min(0, balance));
  if (due === 0) return markPaid(work, open);
  await newInvoicePayment(work, open);
  return open;
}

async function settleBalance(work: Work, customer: Customer, balance: number): Promise<void> {
  const counted = { ...customer, next_invoice_sequence: customer.next_invoice_sequence + 1 };
  await replaceObject(work.sql, counted);
  await change(work, counted, { ...counted, balance }, ['customer.updated']);
}

export async function markPaid(work: Work, open: Invoice): Promise<Invoice> {
  await dropTask(work.sql, 'invoice.retry', open.id);
  return change(
    work,
    open,
    {
      ...open,
      amount_paid: open.amount_due,
      amount_remaining: 0,
      attempted: true,
      auto_advance: false,
      next_payment_attempt: null,
      status: 'paid',
      status_transitions: { ...open.status_transitions, paid_at: work.now },
    },
    ['invoice.paid', 'invoice.payment_succeeded'],
  );
}
