import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Charge } from './billing.ts';
import { newId } from './ids.ts';
import type { StripeJson } from './stripe-object.ts';
import { unusedFields } from './unused-fields.ts';

/** A well-formed card. */
export interface Card {
  /** Digits only. It is stored only if it is a known test number. */
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export type PaymentMethod = StripeJson<Stripe.PaymentMethod> & { readonly card: object };

/** The brands of the test cards. */
const brands: ReadonlyMap<string, string> = new Map([
  ['4', 'visa'],
  ['5', 'mastercard'],
]);

const createFingerprint = (number: string): string =>
  createHash('sha256').update(`card ${number}`).digest('base64url').replace(/[-_]/g, '').slice(0, 16);

export function newPaymentMethod(
  { number, expiryMonth, expiryYear }: Card,
  owner: Pick<PaymentMethod, 'customer'> & {
    readonly email: string | null;
    readonly name: string | null;
    readonly now: number;
  },
): PaymentMethod {
  const brand = brands.get(number.slice(0, 1)) ?? 'unknown';
  return {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    billing_details: { address: null, email: owner.email, name: owner.name, phone: null, tax_id: null },
    card: {
      brand,
      last4: number.slice(-4),
      exp_month: expiryMonth,
      exp_year: expiryYear,
      funding: 'credit',
      country: 'US',
      display_brand: brand,
      fingerprint: createFingerprint(number),
      generated_from: null,
      networks: { available: [brand], preferred: null },
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: owner.now,
    customer: owner.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
  };
}

export const toCardDetails = ({ card }: PaymentMethod): Charge['payment_method_details'] => ({
  type: 'card',
  card: {
    ...unusedFields.chargedCard,
    brand: card.brand,
    country: card.country,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    last4: card.last4,
    network: card.brand,
  },
});
