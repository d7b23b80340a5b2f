import type { Dated, List, Metadata, Named } from './stripe-object.ts';

export type Period = { readonly start: number; readonly end: number };

/** The API has more intervals; the site sells by the month and by the year. */
export type Interval = 'month' | 'year';

export type Recurring = { readonly interval: Interval; readonly interval_count: 1 };

export type Price = Dated<'price'> & {
  readonly active: boolean;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: (Recurring & { readonly usage_type: 'licensed' }) | null;
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
};

export type SubscriptionItem = Dated<'subscription_item'> & {
  readonly current_period_end: number;
  readonly current_period_start: number;
  readonly price: Price;
  readonly quantity: number;
};

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled';

export type CancellationDetails = {
  readonly comment: string | null;
  readonly feedback: string | null;
  readonly feedback_option: string | null;
  readonly reason: 'cancellation_requested' | 'payment_failed' | null;
};

export type Subscription = Dated<'subscription'> & {
  readonly billing_cycle_anchor: number;
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly cancellation_details: CancellationDetails;
  readonly currency: string;
  readonly customer: string;
  readonly default_payment_method: string | null;
  readonly ended_at: number | null;
  readonly items: List<SubscriptionItem>;
  readonly latest_invoice: string | null;
  readonly metadata: Metadata;
  readonly status: SubscriptionStatus;
  readonly trial_end: number | null;
};

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

export type InvoiceLine = Named<'line_item'> & {
  readonly amount: number;
  readonly description: string;
};

export type InvoiceStatus = 'draft' | 'open' | 'paid';

export type Invoice = Dated<'invoice'> & {
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly attempt_count: number;
  readonly attempted: boolean;
  readonly auto_advance: boolean;
  readonly automatically_finalizes_at: number | null;
  readonly billing_reason: BillingReason;
  readonly currency: string;
  readonly customer: string;
  readonly effective_at: number | null;
  readonly ending_balance: number | null;
  readonly hosted_invoice_url: string | null;
  readonly lines: List<InvoiceLine>;
  readonly metadata: Metadata;
  readonly next_payment_attempt: number | null;
  readonly number: string | null;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
  readonly status: InvoiceStatus;
  readonly status_transitions: { readonly finalized_at: number | null; readonly paid_at: number | null };
  readonly total: number;
};

export type InvoicePayment = Dated<'invoice_payment'> & {
  readonly amount_requested: number;
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
  readonly status: 'open' | 'paid';
  readonly status_transitions: { readonly canceled_at: number | null; readonly paid_at: number | null };
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

export type PaymentIntent = Dated<'payment_intent'> & {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly description: string;
  readonly status: 'requires_payment_method' | 'succeeded';
};

export type Charge = Dated<'charge'> & {
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly customer: string;
  readonly disputed: boolean;
  readonly payment_intent: string;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
};

export type Refund = Dated<'refund'>;

export type Dispute = Dated<'dispute'> & {
  readonly status: 'needs_response' | 'lost';
};

export type SetupIntent = Dated<'setup_intent'>;
