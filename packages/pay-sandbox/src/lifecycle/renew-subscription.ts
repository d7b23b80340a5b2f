import { emit, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import type { LineDraft, Subscription } from '#objects/billing.ts';
import { findObject, getObject } from '#store/object-queries.ts';
import { createDraftInvoice, describeLine, newInvoice, newInvoiceId } from './invoices.ts';
import { getFirstItem, getPeriod, getPeriodEnd, getRecurring, withPeriod } from './subscription-fields.ts';
import { endSubscription, isLive, schedule } from './update-subscription.ts';

export async function endPeriod(tx: Tx, id: string): Promise<void> {
  const subscription = await findObject(tx.sql, 'subscription', id);
  if (subscription === null || !isLive(subscription)) return;
  const { cancel_at: cancelAt } = subscription;
  if (cancelAt !== null && cancelAt <= tx.now) await endSubscription(tx, subscription, null);
  else if (getPeriod(subscription).end <= tx.now) await renew(tx, subscription);
  else await schedule(tx, subscription);
}

/** Begins the next period with an invoice. A trial becomes active even if the payment then fails. */
async function renew(tx: Tx, subscription: Subscription): Promise<void> {
  const id = newInvoiceId();
  const renewed: Subscription = {
    ...withNextPeriod(subscription),
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
    latest_invoice: id,
  };
  await update(tx, subscription, renewed, ['customer.subscription.updated']);
  await schedule(tx, renewed);
  await createDraftInvoice(tx, {
    id,
    customer: await getObject(tx.sql, 'customer', subscription.customer),
    subscription: renewed,
    reason: 'subscription_cycle',
    lines: await createPeriodLines(tx, renewed),
    period: getPeriod(subscription),
    finalizes: 'in an hour',
  });
}

function withNextPeriod(subscription: Subscription): Subscription {
  const { end: start } = getPeriod(subscription);
  const recurring = getRecurring(getFirstItem(subscription).price);
  return withPeriod(subscription, {
    start,
    end: getPeriodEnd(subscription.billing_cycle_anchor, recurring, start),
  });
}

export async function createPeriodLines(tx: Tx, subscription: Subscription): Promise<readonly LineDraft[]> {
  const lines: LineDraft[] = [];
  for (const { id: item, price, quantity } of subscription.items.data) {
    lines.push({
      amount: price.unit_amount * quantity,
      description: await describeLine(tx, price, quantity),
      price,
      quantity,
      period: getPeriod(subscription),
      item,
    });
  }
  return lines;
}

/** The event contains the next invoice, which does not exist yet. */
export async function announceRenewal(tx: Tx, id: string): Promise<void> {
  const subscription = await findObject(tx.sql, 'subscription', id);
  if (subscription === null || !isLive(subscription)) return;
  const period = getPeriod(subscription);
  const invoice = newInvoice(
    { ...tx, now: period.end },
    {
      id: newInvoiceId().replace('in_', 'upcoming_in_'),
      customer: await getObject(tx.sql, 'customer', subscription.customer),
      subscription,
      reason: 'upcoming',
      lines: await createPeriodLines(tx, withNextPeriod(subscription)),
      period,
      finalizes: 'in an hour',
    },
  );
  await emit(tx, 'invoice.upcoming', invoice);
}

export async function remindOfTrialEnd(tx: Tx, id: string): Promise<void> {
  const subscription = await findObject(tx.sql, 'subscription', id);
  if (subscription?.status === 'trialing') {
    await emit(tx, 'customer.subscription.trial_will_end', subscription);
  }
}
