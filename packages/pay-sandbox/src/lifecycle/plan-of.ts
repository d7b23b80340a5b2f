import type { Price } from '#objects/price.ts';
import { fill } from '#schema/fill.ts';
import { recurringOf } from './subscription-views.ts';

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
