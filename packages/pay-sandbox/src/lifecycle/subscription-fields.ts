import type { Period, Price, Recurring, Subscription, SubscriptionItem } from '#objects/billing.ts';

export function getFirstItem({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`The subscription ${id} has no item.`);
  return item;
}

/** All items of a subscription have the same period. */
export function getPeriod(subscription: Subscription): Period {
  const item = getFirstItem(subscription);
  return { start: item.current_period_start, end: item.current_period_end };
}

export function getRecurring(price: Price): Recurring {
  if (price.recurring === null) throw new Error(`The price ${price.id} does not recur.`);
  return price.recurring;
}

export const withPeriod = (subscription: Subscription, period: Period): Subscription => ({
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
