import { createHash } from 'node:crypto';
import { fill } from '#schema/shapes.ts';
import { newId } from './ids.ts';
import type { Dated } from './stripe-object.ts';

/** A well-formed card. */
export interface Card {
  /** Digits only. It is stored only if it is a known test number. */
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export type PaymentMethod = Dated<'payment_method'> & {
  readonly type: 'card';
  readonly billing_details: { readonly email: string | null; readonly name: string | null };
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly [more: string]: unknown;
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

export function newPaymentMethod(
  { number, expiryMonth, expiryYear }: Card,
  owner: Pick<PaymentMethod, 'customer'> & PaymentMethod['billing_details'] & { readonly now: number },
): PaymentMethod {
  const brand = getBrand(number);
  return fill<PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    billing_details: { email: owner.email, name: owner.name },
    card: {
      brand,
      last4: number.slice(-4),
      exp_month: expiryMonth,
      exp_year: expiryYear,
      funding: 'credit',
      country: 'US',
      display_brand: brand,
      fingerprint: createFingerprint(number),
      networks: { available: [brand], preferred: null },
      checks: { cvc_check: 'pass' },
      three_d_secure_usage: { supported: true },
    },
    created: owner.now,
    customer: owner.customer,
    metadata: {},
  });
}

export const toCardDetails = ({ card }: PaymentMethod) => ({
  type: 'card',
  card: {
    brand: card.brand,
    last4: card.last4,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: card['funding'],
    country: card['country'],
    fingerprint: card['fingerprint'],
    network: card.brand,
  },
});
