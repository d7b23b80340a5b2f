import type { Period, Price, Recurring, Subscription, SubscriptionItem } from '#objects/billing.ts';
import { fill } from '#schema/fill.ts';

export function firstItemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`The subscription ${id} has no item.`);
  return item;
}

/** All items of one subscription share their period, because they share their interval. */
export function periodOf(subscription: Subscription): Period {
  const item = firstItemOf(subscription);
  return { start: item.current_period_start, end: item.current_period_end };
}

export function recurringOf(price: Price): Recurring {
  if (price.recurring === null) throw new Error(`The price ${price.id} does not recur.`);
  return price.recurring;
}

export const isSameInterval = (one: Recurring, other: Recurring): boolean =>
  one.interval === other.interval && one.interval_count === other.interval_count;

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

/** The older form of a price, which items still carry. */
export function planOf(price: Price): object {
  const { interval, interval_count } = recurringOf(price);
  return fill({
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    usage_type: 'licensed',
  });
}
