import { createHash } from 'node:crypto';
import { newId } from './ids.ts';
import type { Dated } from './lists.ts';

/** A well-formed card. */
export interface Card {
  /** Digits only. It is stored only if it is a known test number. */
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export type PaymentMethod = Dated<'payment_method'> & {
  readonly type: 'card';
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly fingerprint: string;
  };
  readonly customer: string | null;
};

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|65)/, 'discover'],
];

export const getBrand = (number: string): string =>
  brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';

const createFingerprint = (number: string): string =>
  createHash('sha256').update(`card ${number}`).digest('base64url').replace(/[-_]/g, '').slice(0, 16);

export const newPaymentMethod = (
  { number, expiryMonth, expiryYear }: Card,
  customer: string | null,
  now: number,
): PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  type: 'card',
  card: {
    brand: getBrand(number),
    last4: number.slice(-4),
    exp_month: expiryMonth,
    exp_year: expiryYear,
    fingerprint: createFingerprint(number),
  },
  created: now,
  customer,
});
