import type { Metadata } from './lists.ts';

export type Interval = 'day' | 'week' | 'month' | 'year';

export type Recurring = { readonly interval: Interval; readonly interval_count: number };

export type Price = {
  readonly id: string;
  readonly object: 'price';
  readonly active: boolean;
  readonly billing_scheme: 'per_unit';
  readonly created: number;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: (Recurring & { readonly usage_type: 'licensed' }) | null;
  readonly tax_behavior: string;
  readonly type: 'one_time' | 'recurring';
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
};
