import { createHash } from 'node:crypto';
import { fill } from '#schema/fill.ts';
import { newId } from './ids.ts';
import type { Made } from './lists.ts';

/** A card as it was typed, and found to be well-formed. */
export interface Card {
  /** Digits only. It is kept only if it is one of the known test numbers. */
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export type PaymentMethod = Made<'payment_method'> & {
  readonly type: 'card';
  readonly billing_details: { readonly email: string | null; readonly name: string | null };
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly funding: string;
    readonly country: string;
    readonly display_brand: string;
    readonly fingerprint: string;
    readonly networks: { readonly available: readonly string[]; readonly preferred: string | null };
    readonly checks: { readonly cvc_check: string | null };
    readonly three_d_secure_usage: { readonly supported: boolean };
  };
  readonly customer: string | null;
  readonly metadata: { readonly [key: string]: string };
};

type Shown = 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding' | 'country' | 'fingerprint';

export type CardDetails = {
  readonly type: 'card';
  readonly card: Pick<PaymentMethod['card'], Shown> & { readonly network: string };
};

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|65)/, 'discover'],
];

export const brandOf = (number: string): string =>
  brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';

const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`card ${number}`).digest('base64url').replace(/[-_]/g, '').slice(0, 16);

export function newPaymentMethod(
  { number, expiryMonth, expiryYear }: Card,
  given: {
    readonly customer: string | null;
    readonly email: string | null;
    readonly name: string | null;
    now: number;
  },
): PaymentMethod {
  const brand = brandOf(number);
  return fill<PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    billing_details: { email: given.email, name: given.name },
    card: {
      brand,
      last4: number.slice(-4),
      exp_month: expiryMonth,
      exp_year: expiryYear,
      funding: 'credit',
      country: 'US',
      display_brand: brand,
      fingerprint: fingerprintOf(number),
      networks: { available: [brand], preferred: null },
      checks: { cvc_check: 'pass' },
      three_d_secure_usage: { supported: true },
    },
    created: given.now,
    customer: given.customer,
    metadata: {},
  });
}

export const cardDetailsOf = ({ card }: PaymentMethod): CardDetails => ({
  type: 'card',
  card: {
    brand: card.brand,
    last4: card.last4,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: card.funding,
    country: card.country,
    fingerprint: card.fingerprint,
    network: card.brand,
  },
});
