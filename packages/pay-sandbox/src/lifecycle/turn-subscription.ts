import type { Charged, Invoice, Subscription } from '#objects/billing.ts';
import { findObject, getHidden, getObject, setHidden } from '#store/object-queries.ts';
import { emit } from '#webhooks/emit.ts';
import { change } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { endSubscription } from './cancel-subscription.ts';
import { describe } from './invoice-lines.ts';
import { draftInvoice, newInvoiceId, writeInvoice } from './invoices.ts';
import { periodEndAfter } from './period.ts';
import { endOf, isLive, schedule } from './schedule.ts';
import { firstItemOf, periodOf, recurringOf, withPeriod } from './subscription-views.ts';

/** A period is over, or the day has come on which it was to end. */
export async function turnSubscription(work: Work, id: string): Promise<void> {
  const subscription = await findObject(work.sql, 'subscription', id);
  if (subscription === null || !isLive(subscription)) return;
  const ends = endOf(subscription);
  if (ends !== null && ends <= work.now) await endSubscription(work, subscription, null);
  else if (periodOf(subscription).end <= work.now) await renew(work, subscription, 'in an hour');
  else await schedule(work, subscription);
}

/** The next period begins, and with it an invoice. A trial that ends is active first, whether or not it is paid. */
export async function renew(
  work: Work,
  subscription: Subscription,
  finalizes: 'now' | 'in an hour',
): Promise<Invoice> {
  const id = newInvoiceId();
  const before = periodOf(subscription);
  const renewed = await change(
    work,
    subscription,
    {
      ...nextPeriod(subscription),
      status: subscription.status === 'trialing' ? 'active' : subscription.status,
      latest_invoice: id,
    },
    ['customer.subscription.updated'],
  );
  await schedule(work, renewed);
  const { pending } = await getHidden(work.sql, 'subscription', subscription.id);
  await setHidden(work.sql, 'subscription', subscription.id, { pending: [] });
  return draftInvoice(work, {
    id,
    customer: await getObject(work.sql, 'customer', subscription.customer),
    subscription: renewed,
    reason: finalizes === 'now' ? 'subscription_update' : 'subscription_cycle',
    lines: [...pending, ...(await periodLines(work, renewed))],
    period: before,
    finalizes,
  });
}

function nextPeriod(subscription: Subscription): Subscription {
  const { end: start } = periodOf(subscription);
  const recurring = recurringOf(firstItemOf(subscription).price);
  return withPeriod(subscription, {
    start,
    end: periodEndAfter(subscription.billing_cycle_anchor, recurring, start),
  });
}

export async function periodLines(work: Work, subscription: Subscription): Promise<readonly Charged[]> {
  const lines: Charged[] = [];
  for (const { id: item, price, quantity } of subscription.items.data) {
    lines.push({
      amount: price.unit_amount * quantity,
      description: await describe(work, price, quantity),
      price,
      quantity,
      period: periodOf(subscription),
      item,
      isProration: false,
    });
  }
  return lines;
}

/** Says some days before what the next invoice will be. It is kept nowhere. */
export async function announceInvoice(work: Work, id: string): Promise<void> {
  const subscription = await findObject(work.sql, 'subscription', id);
  if (subscription === null || !isLive(subscription)) return;
  const { pending } = await getHidden(work.sql, 'subscription', id);
  const { end } = periodOf(subscription);
  const invoice = writeInvoice(
    { ...work, now: end },
    {
      id: newInvoiceId().replace('in_', 'upcoming_in_'),
      customer: await getObject(work.sql, 'customer', subscription.customer),
      subscription,
      reason: 'upcoming',
      lines: [...pending, ...(await periodLines(work, nextPeriod(subscription)))],
      period: periodOf(subscription),
      finalizes: 'in an hour',
    },
  );
  await emit(work, 'invoice.upcoming', invoice);
}

export async function remindOfTrialEnd(work: Work, id: string): Promise<void> {
  const subscription = await findObject(work.sql, 'subscription', id);
  if (subscription?.status === 'trialing') {
    await emit(work, 'customer.subscription.trial_will_end', subscription);
  }
}
