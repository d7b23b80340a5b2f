import type { Tx } from '#engine/tx.ts';
import type { Invoice, Price, Subscription } from '#objects/billing.ts';
import { getObject } from '#store/object-queries.ts';
import { createDraftInvoice, finalizeInvoice, newInvoiceId } from './invoices.ts';
import { createPeriodLines } from './renew-subscription.ts';
import { addIntervals, getFirstItem, getRecurring, toPlan, withPeriod } from './subscription-fields.ts';
import { updateSubscription } from './update-subscription.ts';

/** A trial and a price with the same interval keep the period. Any other price begins a new period. */
export function startsNewPeriod(subscription: Subscription, price: Price): boolean {
  const { interval } = getRecurring(getFirstItem(subscription).price);
  return subscription.status !== 'trialing' && interval !== getRecurring(price).interval;
}

export function withPrice(subscription: Subscription, price: Price, now: number): Subscription {
  const item = { ...getFirstItem(subscription), price, plan: toPlan(price) };
  const data = subscription.items.data.map((each) => (each.id === item.id ? item : each));
  const changed = { ...subscription, items: { ...subscription.items, data } };
  if (!startsNewPeriod(subscription, price)) return changed;
  const period = { start: now, end: addIntervals(now, getRecurring(price), 1) };
  return { ...withPeriod(changed, period), billing_cycle_anchor: now };
}

/**
 * Replaces the price of the first item. A new period is invoiced in full: the sandbox has no prorations. Returns the
 * finalized invoice, or null if nothing is due now.
 */
export async function changePlan(tx: Tx, subscription: Subscription, price: Price): Promise<Invoice | null> {
  const changed = withPrice(subscription, price, tx.now);
  if (!startsNewPeriod(subscription, price)) {
    await updateSubscription(tx, subscription, changed);
    return null;
  }
  const id = newInvoiceId();
  const updated = await updateSubscription(tx, subscription, { ...changed, latest_invoice: id });
  const draft = await createDraftInvoice(tx, {
    id,
    customer: await getObject(tx.sql, 'customer', subscription.customer),
    subscription: updated,
    reason: 'subscription_update',
    lines: await createPeriodLines(tx, updated),
    period: { start: tx.now, end: tx.now },
    finalizes: 'now',
  });
  return finalizeInvoice(tx, draft);
}
