import type { Engine } from '#engine/engine.ts';
import { toDate } from '#engine/tx.ts';
import { getFirstItem } from '#lifecycle/subscription-fields.ts';
import { isLive } from '#lifecycle/update-subscription.ts';
import type { Invoice, InvoiceStatus, Subscription, SubscriptionStatus } from '#objects/billing.ts';
import { findObject, is, listObjects, where } from '#store/object-queries.ts';
import { type Closed, type Portal, readPortal } from './portal-session.ts';
import { listPlans, type PlanView, type SwitchQuote, viewNext, viewPlan } from './switch-plan.ts';

export interface CardView {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export interface InvoiceRow {
  readonly id: string;
  readonly number: string | null;
  readonly at: Date;
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly total: number;
}

export interface SubscriptionView {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly plan: PlanView;
  readonly quantity: number;
  readonly trialEnd: Date | null;
  readonly next: SwitchQuote['next'];
  readonly card: CardView | null;
  readonly otherPlans: readonly PlanView[];
}

export interface PortalView {
  readonly kind: 'open';
  readonly email: string | null;
  readonly name: string | null;
  readonly returnUrl: string | null;
  readonly subscriptions: readonly SubscriptionView[];
  /** Newest first. */
  readonly invoices: readonly InvoiceRow[];
}

const maxInvoices = 24;

export function viewPortal(engine: Engine, session: string): Promise<PortalView | Closed> {
  return readPortal(engine, session, async (portal): Promise<PortalView> => {
    const { tx, customer } = portal;
    const all = await listObjects(tx.sql, 'subscription', [is('customer', customer.id)]);
    const subscriptions: SubscriptionView[] = [];
    for (const each of all.filter(isLive)) subscriptions.push(await viewSubscription(portal, each));
    const invoices = await listObjects(
      tx.sql,
      'invoice',
      [is('customer', customer.id), where("data ->> 'status'", '<>', 'draft')],
      maxInvoices,
    );
    return {
      kind: 'open',
      email: customer.email,
      name: customer.name,
      returnUrl: portal.session.return_url,
      subscriptions,
      invoices: invoices.map(toInvoiceRow),
    };
  });
}

async function viewSubscription(portal: Portal, subscription: Subscription): Promise<SubscriptionView> {
  const { tx, customer } = portal;
  const { price, quantity } = getFirstItem(subscription);
  const otherPlans: PlanView[] = [];
  for (const other of await listPlans(portal, subscription)) otherPlans.push(await viewPlan(tx, other));
  const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return {
    id: subscription.id,
    status: subscription.status,
    plan: await viewPlan(tx, price),
    quantity,
    trialEnd: subscription.trial_end === null ? null : toDate(subscription.trial_end),
    next: viewNext(subscription),
    card: method === null ? null : await viewCard(portal, method),
    otherPlans,
  };
}

async function viewCard({ tx }: Portal, id: string): Promise<CardView | null> {
  const method = await findObject(tx.sql, 'payment_method', id);
  if (method === null) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { brand, last4, expiryMonth, expiryYear };
}

const toInvoiceRow = ({ id, number, created, status, currency, total }: Invoice): InvoiceRow => ({
  id,
  number,
  at: toDate(created),
  status,
  currency,
  total,
});

export type InvoiceResult =
  | {
      readonly kind: 'invoice';
      readonly number: string | null;
      readonly status: InvoiceStatus;
      readonly at: Date;
      readonly paidAt: Date | null;
      readonly currency: string;
      readonly lines: readonly { readonly description: string; readonly amount: number }[];
      readonly total: number;
      readonly amountPaid: number;
    }
  | { readonly kind: 'unknown' };

/** Drafts have no page. */
export async function viewInvoice(engine: Engine, id: string): Promise<InvoiceResult> {
  const invoice = await findObject(engine.database, 'invoice', id);
  if (invoice === null || invoice.status === 'draft') return { kind: 'unknown' };
  const { paid_at: paidAt } = invoice.status_transitions;
  return {
    kind: 'invoice',
    number: invoice.number,
    status: invoice.status,
    at: toDate(invoice.created),
    paidAt: paidAt === null ? null : toDate(paidAt),
    currency: invoice.currency,
    lines: invoice.lines.data.map(({ description, amount }) => ({ description, amount })),
    total: invoice.total,
    amountPaid: invoice.amount_paid,
  };
}
