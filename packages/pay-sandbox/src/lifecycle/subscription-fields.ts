import { days } from '#engine/tx.ts';
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

/** The older form of a price, which subscription items still contain. */
export const toPlan = (price: Price): SubscriptionItem['plan'] => ({
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
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

/** Adds intervals to a time. The 31st becomes the last day of a shorter month, and the 31st again after it. */
export function addIntervals(anchor: number, { interval }: Recurring, count: number): number {
  const date = new Date(anchor * 1_000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1_000);
}

/** The end of the period that contains `time`. Periods are counted from the anchor, so that days do not drift. */
export function getPeriodEnd(anchor: number, recurring: Recurring, time: number): number {
  const maxInterval = recurring.interval === 'year' ? days(366) : days(31);
  let count = Math.max(0, Math.floor((time - anchor) / maxInterval));
  while (addIntervals(anchor, recurring, count) <= time) count += 1;
  return addIntervals(anchor, recurring, count);
}
