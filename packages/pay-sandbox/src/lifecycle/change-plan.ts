import type { Charged, Invoice, Price, Subscription, SubscriptionItem } from '#objects/billing.ts';
import { getHidden, getObject, setHidden } from '#store/object-queries.ts';
import type { Work } from '#work/work.ts';
import { keepSubscription } from './cancel-subscription.ts';
import { describe, productName } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice, newInvoiceId } from './invoices.ts';
import { afterIntervals } from './period.ts';
import {
  firstItemOf,
  isSameInterval,
  periodOf,
  planOf,
  recurringOf,
  withPeriod,
} from './subscription-views.ts';

export type Proration = 'always_invoice' | 'create_prorations' | 'none';

export interface PlanChange {
  readonly price: Price;
  readonly quantity: number;
  readonly proration: Proration;
}

export interface ChangedPlan {
  readonly subscription: Subscription;
  /** Finalized, and yet to be collected; null where nothing is asked for now. */
  readonly invoice: Invoice | null;
}

/**
 * Another price for the first item. Within a trial it only takes the place of the old one. With another interval a new
 * period begins now and is invoiced, less the unused time of the old one. With the same interval the difference for
 * the rest of the period goes to the next invoice, or to one of its own.
 */
export async function changePlan(
  work: Work,
  subscription: Subscription,
  plan: PlanChange,
): Promise<ChangedPlan> {
  const old = firstItemOf(subscription);
  const swapped = withItem(subscription, {
    ...old,
    price: plan.price,
    plan: planOf(plan.price),
    quantity: plan.quantity,
  });
  if (subscription.status === 'trialing') {
    return { subscription: await keepSubscription(work, subscription, swapped), invoice: null };
  }
  const isRestart = !isSameInterval(recurringOf(old.price), recurringOf(plan.price));
  const changed = isRestart ? restarted(work, swapped) : swapped;
  const lines = await linesOf(work, subscription, changed, plan.proration, isRestart);
  if (!isRestart && plan.proration !== 'always_invoice') {
    await addPending(work, subscription.id, lines);
    return { subscription: await keepSubscription(work, subscription, changed), invoice: null };
  }
  if (lines.length === 0) {
    return { subscription: await keepSubscription(work, subscription, changed), invoice: null };
  }
  return invoiceChange(work, subscription, changed, lines);
}

const withItem = (subscription: Subscription, item: SubscriptionItem): Subscription => ({
  ...subscription,
  items: {
    ...subscription.items,
    data: subscription.items.data.map((each) => (each.id === item.id ? item : each)),
  },
});

function restarted(work: Work, subscription: Subscription): Subscription {
  const recurring = recurringOf(firstItemOf(subscription).price);
  const period = { start: work.now, end: afterIntervals(work.now, recurring, 1) };
  return { ...withPeriod(subscription, period), billing_cycle_anchor: work.now };
}

async function linesOf(
  work: Work,
  before: Subscription,
  after: Subscription,
  proration: Proration,
  isRestart: boolean,
): Promise<readonly Charged[]> {
  const old = firstItemOf(before);
  const item = firstItemOf(after);
  const rest = { start: work.now, end: old.current_period_end };
  const share = (rest.end - rest.start) / (old.current_period_end - old.current_period_start);
  const part = (amount: number): number => Math.round(amount * share);
  const credit: Charged = {
    amount: -part(old.price.unit_amount * old.quantity),
    description: `Unused time on ${await productName(work, old.price)}`,
    price: old.price,
    quantity: old.quantity,
    period: rest,
    item: old.id,
    isProration: true,
  };
  const full = item.price.unit_amount * item.quantity;
  const charge: Charged = {
    amount: isRestart ? full : part(full),
    description: isRestart
      ? await describe(work, item.price, item.quantity)
      : `Remaining time on ${await productName(work, item.price)}`,
    price: item.price,
    quantity: item.quantity,
    period: isRestart ? periodOf(after) : rest,
    item: item.id,
    isProration: !isRestart,
  };
  if (proration === 'none') return isRestart ? [charge] : [];
  return [credit, charge];
}

async function addPending(work: Work, id: string, lines: readonly Charged[]): Promise<void> {
  const { pending } = await getHidden(work.sql, 'subscription', id);
  await setHidden(work.sql, 'subscription', id, { pending: [...pending, ...lines] });
}

async function invoiceChange(
  work: Work,
  before: Subscription,
  after: Subscription,
  lines: readonly Charged[],
): Promise<ChangedPlan> {
  const id = newInvoiceId();
  const subscription = await keepSubscription(work, before, { ...after, latest_invoice: id });
  const { pending } = await getHidden(work.sql, 'subscription', subscription.id);
  await setHidden(work.sql, 'subscription', subscription.id, { pending: [] });
  const draft = await draftInvoice(work, {
    id,
    customer: await getObject(work.sql, 'customer', subscription.customer),
    subscription,
    reason: 'subscription_update',
    lines: [...pending, ...lines],
    period: { start: work.now, end: work.now },
    finalizes: 'now',
  });
  return { subscription, invoice: await finalizeInvoice(work, draft) };
}
