import type { Engine } from '#engine/engine.ts';
import { toDate } from '#engine/tx.ts';
import { getFirstItem } from '#lifecycle/subscription-fields.ts';
import { isLive } from '#lifecycle/update-subscription.ts';
import type { Invoice, Subscription } from '#objects/billing.ts';
import { findObject, is, listObjects, where } from '#store/object-queries.ts';
import { type Portal, readPortal, viewNext } from './portal-session.ts';
import { listPlans, type PlanView, viewPlan } from './switch-plan.ts';

export type PortalView = Awaited<ReturnType<typeof viewPortal>>;

export type SubscriptionView = Awaited<ReturnType<typeof viewSubscription>>;

const maxInvoices = 24;

export const viewPortal = (engine: Engine, session: string) =>
  readPortal(engine, session, async (portal) => {
    const { tx, customer } = portal;
    const all = await listObjects(tx.sql, 'subscription', [is('customer', customer.id)]);
    const subscriptions: SubscriptionView[] = [];
    for (const each of all.filter(isLive)) subscriptions.push(await viewSubscription(portal, each));
    // Newest first.
    const invoices = await listObjects(
      tx.sql,
      'invoice',
      [is('customer', customer.id), where("data ->> 'status'", '<>', 'draft')],
      maxInvoices,
    );
    return {
      email: customer.email,
      name: customer.name,
      returnUrl: portal.session.return_url,
      subscriptions,
      invoices,
    };
  });

async function viewSubscription(portal: Portal, subscription: Subscription) {
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

async function viewCard({ tx }: Portal, id: string) {
  const method = await findObject(tx.sql, 'payment_method', id);
  if (method === null) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { brand, last4, expiryMonth, expiryYear };
}

/** Drafts have no page. */
export async function viewInvoice(engine: Engine, id: string): Promise<Invoice | null> {
  const invoice = await findObject(engine.database, 'invoice', id);
  return invoice?.status === 'draft' ? null : invoice;
}
