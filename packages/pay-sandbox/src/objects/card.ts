import { createHash } from 'node:crypto';
import { fill } from '#schema/shapes.ts';
import { type Dated, newId } from './common.ts';

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

type CardField = 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding' | 'country' | 'fingerprint';

export type CardDetails = {
  readonly type: 'card';
  readonly card: Pick<PaymentMethod['card'], CardField> & { readonly network: string };
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
  owner: {
    readonly customer: string | null;
    readonly email: string | null;
    readonly name: string | null;
    readonly now: number;
  },
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

export const toCardDetails = ({ card }: PaymentMethod): CardDetails => ({
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
