import type Stripe from 'stripe';
import type { List, StripeJson } from './stripe-object.ts';

// The SDK's types, with the narrower values that the sandbox uses.

export type Period = { readonly start: number; readonly end: number };

/** The API has more intervals; the site sells by the month and by the year. */
export type Interval = 'month' | 'year';

export type Recurring = { readonly interval: Interval };

export type Price = StripeJson<Stripe.Price> & {
  readonly recurring: Recurring | null;
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
};

export type SubscriptionItem = StripeJson<Omit<Stripe.SubscriptionItem, 'price'>> & {
  readonly price: Price;
  readonly quantity: number;
};

export type Subscription = StripeJson<Omit<Stripe.Subscription, 'items'>> & {
  readonly cancellation_details: object;
  readonly items: List<SubscriptionItem>;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled';
};

export type CancellationReason = Subscription['cancellation_details']['reason'];

export type InvoiceLine = StripeJson<Stripe.InvoiceLineItem> & { readonly description: string };

export type Invoice = StripeJson<Omit<Stripe.Invoice, 'lines'>> & {
  readonly customer: string;
  readonly hosted_invoice_url: string | null;
  readonly lines: List<InvoiceLine>;
  readonly parent: { readonly subscription_details: object };
  readonly status: 'draft' | 'open' | 'paid';
};

export type BillingReason = NonNullable<Invoice['billing_reason']>;

export type InvoicePayment = StripeJson<Stripe.InvoicePayment> & {
  readonly payment: { readonly payment_intent: string };
};

/** An invoice line before the invoice exists. */
export type LineDraft = {
  readonly amount: number;
  readonly description: string;
  readonly price: Price;
  readonly quantity: number;
  readonly period: Period;
  /** The subscription item; null for a one-time line. */
  readonly item: string | null;
};

export type PaymentIntent = StripeJson<Stripe.PaymentIntent> & {
  readonly customer: string;
  readonly description: string;
};

export type PaymentError = NonNullable<PaymentIntent['last_payment_error']>;

export type Charge = StripeJson<Stripe.Charge> & {
  readonly customer: string;
  readonly payment_intent: string;
};

export type Refund = StripeJson<Stripe.Refund>;
export type Dispute = StripeJson<Stripe.Dispute>;
