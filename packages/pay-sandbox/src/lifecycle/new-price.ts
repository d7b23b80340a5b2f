import type { Tx } from '#engine/tx.ts';
import type { Interval, Price } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';

interface NewPrice
  extends Pick<Price, 'active' | 'currency' | 'lookup_key' | 'nickname' | 'product' | 'unit_amount'> {
  readonly recurring?: { readonly interval: Interval } | undefined;
}

export const newPrice = (
  tx: Tx,
  { active, currency, lookup_key, nickname, product, recurring, unit_amount }: NewPrice,
): Price => ({
  id: newId('price'),
  object: 'price',
  active,
  billing_scheme: 'per_unit',
  created: tx.now,
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key,
  metadata: {},
  nickname,
  product,
  recurring:
    recurring === undefined
      ? null
      : {
          interval: recurring.interval,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: recurring === undefined ? 'one_time' : 'recurring',
  unit_amount,
  unit_amount_decimal: String(unit_amount),
});
