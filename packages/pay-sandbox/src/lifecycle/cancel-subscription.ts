import type { CancellationDetails, Subscription } from '#objects/billing.ts';
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
