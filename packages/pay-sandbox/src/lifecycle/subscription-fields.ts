import type { Period, Price, Recurring, Subscription, SubscriptionItem } from '#objects/billing.ts';
import { fill } from '#schema/fill.ts';

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

/** The older form of a price, which subscription items still contain. */
export function toPlan(price: Price): object {
  return fill({
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: getRecurring(price).interval,
    interval_count: 1,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    usage_type: 'licensed',
  });
}
