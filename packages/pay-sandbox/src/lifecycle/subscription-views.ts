import type { Subscription, SubscriptionItem } from '#objects/billing.ts';
import type { Price, Recurring } from '#objects/price.ts';

export function firstItemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`The subscription ${id} has no item.`);
  return item;
}

/** All items of one subscription share their period, because they share their interval. */
export function periodOf(subscription: Subscription): { readonly start: number; readonly end: number } {
  const item = firstItemOf(subscription);
  return { start: item.current_period_start, end: item.current_period_end };
}

export function recurringOf(price: Price): Recurring {
  if (price.recurring === null) throw new Error(`The price ${price.id} does not recur.`);
  return price.recurring;
}

export const isSameInterval = (one: Recurring, other: Recurring): boolean =>
  one.interval === other.interval && one.interval_count === other.interval_count;

export const withPeriod = (
  subscription: Subscription,
  period: { readonly start: number; readonly end: number },
): Subscription => ({
  ...subscription,
  items: {
    ...subscription.items,
    data: subscription.items.data.map((item) => ({
      ...item,
      current_period_start: period.start,
      current_period_end: period.end,
    })),
  },
});
