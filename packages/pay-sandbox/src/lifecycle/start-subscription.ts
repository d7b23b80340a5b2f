import type { Charged, Invoice, Price, Subscription, SubscriptionItem } from '#objects/billing.ts';
import type { PaymentMethod } from '#objects/card.ts';
import { newId } from '#objects/ids.ts';
import { listOf, type Metadata } from '#objects/lists.ts';
import type { Customer } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { getObject } from '#store/object-queries.ts';
import { create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { collect } from './collect.ts';
import { describe } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice, newInvoiceId } from './invoices.ts';
import { afterIntervals } from './period.ts';
import { schedule, scheduleReminder } from './schedule.ts';
import { periodOf, planOf, recurringOf } from './subscription-views.ts';

export interface Bought {
  readonly price: Price;
  readonly quantity: number;
}

export interface SubscriptionStart {
  readonly customer: Customer;
  readonly recurring: readonly Bought[];
  readonly once: readonly Bought[];
  readonly trialEnd: number | null;
  readonly metadata: Metadata;
  readonly description: string | null;
  readonly method: PaymentMethod;
}

/** Makes the subscription and its first invoice, and charges for it. The card was found good before. */
export async function startSubscription(
  work: Work,
  start: SubscriptionStart,
): Promise<{ subscription: Subscription; invoice: Invoice }> {
  const invoiceId = newInvoiceId();
  const subscription = await create(
    work,
    newSubscription(work, start, invoiceId),
    'customer.subscription.created',
    { pending: [] },
  );
  const draft = await draftInvoice(work, {
    id: invoiceId,
    customer: start.customer,
    subscription,
    reason: 'subscription_create',
    lines: await firstLines(work, start, subscription),
    period: { start: work.now, end: work.now },
    finalizes: 'now',
  });
  const open = await finalizeInvoice(work, draft);
  if (open.status === 'open') await collect(work, open, 'timetable', start.method);
  await schedule(work, subscription);
  if (start.trialEnd !== null) await scheduleReminder(work, subscription);
  return {
    subscription: await getObject(work.sql, 'subscription', subscription.id),
    invoice: await getObject(work.sql, 'invoice', invoiceId),
  };
}

function newSubscription(work: Work, start: SubscriptionStart, latestInvoice: string): Subscription {
  const [first] = start.recurring;
  if (first === undefined) throw new Error('A subscription needs something that recurs.');
  const { now } = work;
  const id = newId('sub');
  const end = start.trialEnd ?? afterIntervals(now, recurringOf(first.price), 1);
  const items = start.recurring.map(({ price, quantity }) =>
    fill<SubscriptionItem>({
      id: newId('si', 14),
      object: 'subscription_item',
      created: now,
      current_period_end: end,
      current_period_start: now,
      metadata: {},
      plan: planOf(price),
      price,
      quantity,
      subscription: id,
    }),
  );
  return fill<Subscription & { invoice_settings: object; trial_settings: object; payment_settings: object }>({
    id,
    object: 'subscription',
    billing_cycle_anchor: start.trialEnd ?? now,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: first.price.currency,
    customer: start.customer.id,
    default_payment_method: start.method.id,
    description: start.description,
    ended_at: null,
    invoice_settings: { issuer: { type: 'self' } },
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: latestInvoice,
    metadata: start.metadata,
    payment_settings: { save_default_payment_method: 'off' },
    start_date: now,
    status: start.trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    trial_end: start.trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: start.trialEnd === null ? null : now,
  });
}

async function firstLines(
  work: Work,
  start: SubscriptionStart,
  subscription: Subscription,
): Promise<readonly Charged[]> {
  const lines: Charged[] = [];
  const isTrial = start.trialEnd !== null;
  for (const { id: item, price, quantity } of subscription.items.data) {
    const said = await describe(work, price, quantity);
    lines.push({
      amount: isTrial ? 0 : price.unit_amount * quantity,
      description: isTrial ? `Trial period for ${said}` : said,
      price,
      quantity,
      period: periodOf(subscription),
      item,
      isProration: false,
    });
  }
  for (const { price, quantity } of start.once) {
    lines.push({
      amount: price.unit_amount * quantity,
      description: await describe(work, price, quantity),
      price,
      quantity,
      period: { start: work.now, end: work.now },
      item: null,
      isProration: false,
    });
  }
  return lines;
}
