import { create } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import type { Invoice, LineDraft, Price, Subscription, SubscriptionItem } from '#objects/billing.ts';
import type { PaymentMethod } from '#objects/card.ts';
import { newId } from '#objects/ids.ts';
import type { Customer } from '#objects/objects.ts';
import { type Metadata, toList } from '#objects/stripe-object.ts';
import { unusedFields } from '#objects/unused-fields.ts';
import { getObject } from '#store/object-queries.ts';
import { collect } from './collect.ts';
import { createDraftInvoice, describeLine, finalizeInvoice, newInvoiceId } from './invoices.ts';
import { createPeriodLines } from './renew-subscription.ts';
import { addIntervals, getRecurring, toPlan } from './subscription-fields.ts';
import { schedule, scheduleTrialReminder } from './update-subscription.ts';

export interface Purchase {
  readonly price: Price;
  readonly quantity: number;
}

export interface SubscriptionStart {
  readonly customer: Customer;
  readonly recurring: readonly Purchase[];
  readonly oneTime: readonly Purchase[];
  readonly trialEnd: number | null;
  readonly metadata: Metadata;
  /** Already checked. */
  readonly card: PaymentMethod;
}

/** Creates the subscription with its first invoice and charges the card. */
export async function startSubscription(
  tx: Tx,
  start: SubscriptionStart,
): Promise<{ subscription: Subscription; invoice: Invoice }> {
  const { customer, trialEnd } = start;
  const id = newInvoiceId();
  const subscription = await create(tx, newSubscription(tx, start, id), 'customer.subscription.created');
  const draft = await createDraftInvoice(tx, {
    id,
    customer,
    subscription,
    reason: 'subscription_create',
    lines: [
      ...(await createRecurringLines(tx, subscription)),
      ...(await createOneTimeLines(tx, start.oneTime)),
    ],
    period: { start: tx.now, end: tx.now },
    finalizes: 'now',
  });
  const open = await finalizeInvoice(tx, draft);
  if (open.status === 'open') await collect(tx, open, 'schedule', start.card);
  await schedule(tx, subscription);
  if (trialEnd !== null) await scheduleTrialReminder(tx, subscription, trialEnd);
  return { subscription, invoice: await getObject(tx.sql, 'invoice', id) };
}

function newSubscription(tx: Tx, start: SubscriptionStart, latestInvoice: string): Subscription {
  const [first] = start.recurring;
  if (first === undefined) throw new Error('A subscription needs a recurring price.');
  const { now } = tx;
  const id = newId('sub');
  const end = start.trialEnd ?? addIntervals(now, getRecurring(first.price), 1);
  const items = start.recurring.map(
    ({ price, quantity }): SubscriptionItem => ({
      id: newId('si', 14),
      object: 'subscription_item',
      billing_thresholds: null,
      created: now,
      current_period_end: end,
      current_period_start: now,
      current_trial: null,
      discounts: [],
      metadata: {},
      plan: toPlan(price),
      price,
      quantity,
      subscription: id,
      tax_rates: null,
    }),
  );
  return {
    ...unusedFields.subscription,
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
    default_payment_method: start.card.id,
    ended_at: null,
    items: toList(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: latestInvoice,
    metadata: start.metadata,
    start_date: now,
    status: start.trialEnd === null ? 'active' : 'trialing',
    trial_end: start.trialEnd,
    trial_start: start.trialEnd === null ? null : now,
  };
}

async function createRecurringLines(tx: Tx, subscription: Subscription): Promise<readonly LineDraft[]> {
  const lines = await createPeriodLines(tx, subscription);
  if (subscription.trial_end === null) return lines;
  return lines.map((line) => ({ ...line, amount: 0, description: `Trial period for ${line.description}` }));
}

async function createOneTimeLines(tx: Tx, purchases: readonly Purchase[]): Promise<readonly LineDraft[]> {
  const lines: LineDraft[] = [];
  for (const { price, quantity } of purchases) {
    lines.push({
      amount: price.unit_amount * quantity,
      description: await describeLine(tx, price, quantity),
      price,
      quantity,
      period: { start: tx.now, end: tx.now },
      item: null,
    });
  }
  return lines;
}
