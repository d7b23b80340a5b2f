import type { CancellationDetails, Invoice, Subscription } from '#objects/billing.ts';
import { is, listObjects, replaceObject } from '#store/object-queries.ts';
import { dropTask } from '#store/task-queries.ts';
import { emit } from '#webhooks/emit.ts';
import { change } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { schedule } from './schedule.ts';
import { periodOf } from './subscription-views.ts';

export type Cancellation =
  /** As the portal writes it down in flexible billing: a day, and no mark of the period's end. */
  | { readonly on: number }
  /** As the API does when told `cancel_at_period_end`. */
  | { readonly on: 'period end' };

export type Leaving = Partial<Pick<CancellationDetails, 'comment' | 'feedback'>>;

/** It will end on that day; until then everything stays as it is. */
export function withCancellation(
  work: Work,
  subscription: Subscription,
  cancellation: Cancellation,
  leaving: Leaving = {},
): Subscription {
  const atPeriodEnd = cancellation.on === 'period end';
  return {
    ...subscription,
    cancel_at: cancellation.on === 'period end' ? periodOf(subscription).end : cancellation.on,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: work.now,
    cancellation_details: {
      ...subscription.cancellation_details,
      ...leaving,
      reason: 'cancellation_requested',
    },
  };
}

export const withoutCancellation = (subscription: Subscription): Subscription => ({
  ...subscription,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
});

/** Keeps a subscription that was changed, tells of it, and sees to what will happen of itself. */
export async function keepSubscription(
  work: Work,
  before: Subscription,
  after: Subscription,
): Promise<Subscription> {
  const kept = await change(work, before, after, ['customer.subscription.updated']);
  await schedule(work, kept);
  return kept;
}

/** It is over now, and nothing more is asked for. `reason` is null where one was given before. */
export async function endSubscription(
  work: Work,
  subscription: Subscription,
  reason: CancellationDetails['reason'],
): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? work.now,
    ended_at: work.now,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: reason ?? subscription.cancellation_details.reason,
    },
  };
  await replaceObject(work.sql, ended);
  await schedule(work, ended);
  const invoices = await listObjects(work.sql, 'invoice', [is('subscription', subscription.id)]);
  for (const invoice of invoices) await leaveUncollected(work, invoice);
  await emit(work, 'customer.subscription.deleted', ended);
  return ended;
}

async function leaveUncollected(work: Work, invoice: Invoice): Promise<void> {
  if (invoice.status !== 'draft' && invoice.status !== 'open') return;
  await dropTask(work.sql, 'invoice.finalize', invoice.id);
  await dropTask(work.sql, 'invoice.retry', invoice.id);
  const left = {
    ...invoice,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  };
  await change(work, invoice, left, ['invoice.updated']);
}
