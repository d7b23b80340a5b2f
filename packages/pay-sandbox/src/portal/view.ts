import { endOf, isLive } from '#lifecycle/schedule.ts';
import { firstItemOf, periodOf } from '#lifecycle/subscription-views.ts';
import type { Invoice, InvoiceStatus, Subscription, SubscriptionStatus } from '#objects/billing.ts';
import { findObject, is, listObjects, where } from '#store/object-queries.ts';
import type { Engine } from '#work/engine.ts';
import { type Closed, lookIn, type Portal } from './enter.ts';
import { type PlanView, plansFor, viewPlan } from './plans.ts';

export interface CardView {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export interface InvoiceView {
  readonly id: string;
  readonly number: string | null;
  readonly at: Date;
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly total: number;
  readonly url: string | null;
}

export interface SubscriptionView {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly plan: PlanView;
  readonly quantity: number;
  readonly trialEnd: Date | null;
  /** Exactly one of the two: it goes on, or it ends. */
  readonly next: { readonly kind: 'renews' | 'ends'; readonly at: Date };
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
  readonly invoices: readonly InvoiceView[];
  readonly may: { readonly cancel: boolean; readonly updateCard: boolean; readonly seeInvoices: boolean };
}

const mostInvoices = 24;

export function viewPortal(engine: Engine, session: string): Promise<PortalView | Closed> {
  return lookIn(engine, session, async (portal) => {
    const { work, customer, configuration } = portal;
    const { features } = configuration;
    const own = await listObjects(work.sql, 'subscription', [is('customer', customer.id)]);
    const subscriptions: SubscriptionView[] = [];
    for (const each of own.filter(isLive)) subscriptions.push(await viewSubscription(portal, each));
    const invoices = await listObjects(
      work.sql,
      'invoice',
      [is('customer', customer.id), where("data ->> 'status'", '<>', 'draft')],
      { order: 'desc', limit: mostInvoices },
    );
    return {
      kind: 'open',
      email: customer.email,
      name: customer.name,
      returnUrl: portal.session.return_url,
      subscriptions,
      invoices: features.invoice_history.enabled ? invoices.map(viewInvoiceRow) : [],
      may: {
        cancel: features.subscription_cancel.enabled,
        updateCard: features.payment_method_update.enabled,
        seeInvoices: features.invoice_history.enabled,
      },
    };
  });
}

async function viewSubscription(portal: Portal, subscription: Subscription): Promise<SubscriptionView> {
  const { work, customer } = portal;
  const { price, quantity } = firstItemOf(subscription);
  const ends = endOf(subscription);
  const otherPlans: PlanView[] = [];
  for (const other of await plansFor(portal, subscription)) otherPlans.push(await viewPlan(work, other));
  const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return {
    id: subscription.id,
    status: subscription.status,
    plan: await viewPlan(work, price),
    quantity,
    trialEnd: subscription.trial_end === null ? null : new Date(subscription.trial_end * 1_000),
    next:
      ends === null
        ? { kind: 'renews', at: new Date(periodOf(subscription).end * 1_000) }
        : { kind: 'ends', at: new Date(ends * 1_000) },
    card: method === null ? null : await viewCard(portal, method),
    otherPlans,
  };
}

async function viewCard({ work }: Portal, id: string): Promise<CardView | null> {
  const method = await findObject(work.sql, 'payment_method', id);
  if (method === null) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { brand, last4, expiryMonth, expiryYear };
}

const viewInvoiceRow = (invoice: Invoice): InvoiceView => ({
  id: invoice.id,
  number: invoice.number,
  at: new Date(invoice.created * 1_000),
  status: invoice.status,
  currency: invoice.currency,
  total: invoice.total,
  url: invoice.hosted_invoice_url,
});

export type InvoiceSight =
  | {
      readonly kind: 'invoice';
      readonly number: string | null;
      readonly status: InvoiceStatus;
      readonly at: Date;
      readonly paidAt: Date | null;
      readonly currency: string;
      readonly lines: readonly { readonly description: string; readonly amount: number }[];
      readonly total: number;
      readonly amountDue: number;
      readonly amountPaid: number;
    }
  | { readonly kind: 'unknown' };

/** What the page of an invoice shows. A draft is nobody's to see yet. */
export async function viewInvoice(engine: Engine, id: string): Promise<InvoiceSight> {
  const invoice = await findObject(engine.database, 'invoice', id);
  if (invoice === null || invoice.status === 'draft') return { kind: 'unknown' };
  const { paid_at: paidAt } = invoice.status_transitions;
  return {
    kind: 'invoice',
    number: invoice.number,
    status: invoice.status,
    at: new Date(invoice.created * 1_000),
    paidAt: paidAt === null ? null : new Date(paidAt * 1_000),
    currency: invoice.currency,
    lines: invoice.lines.data.map(({ description, amount }) => ({ description, amount })),
    total: invoice.total,
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
  };
}
