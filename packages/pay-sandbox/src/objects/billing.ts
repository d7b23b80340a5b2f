import type { CardDetails } from './card.ts';
import type { Dated, List, Metadata, Named } from './common.ts';

export type Period = { readonly start: number; readonly end: number };

/** The API has more intervals; the site sells by the month and by the year. */
export type Interval = 'month' | 'year';

export type Recurring = { readonly interval: Interval; readonly interval_count: 1 };

export type Price = Dated<'price'> & {
  readonly active: boolean;
  readonly billing_scheme: 'per_unit';
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: (Recurring & { readonly usage_type: 'licensed' }) | null;
  readonly tax_behavior: 'unspecified';
  readonly type: 'one_time' | 'recurring';
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
};

export type SubscriptionItem = Dated<'subscription_item'> & {
  readonly current_period_end: number;
  readonly current_period_start: number;
  readonly metadata: Metadata;
  readonly plan: object;
  readonly price: Price;
  readonly quantity: number;
  readonly subscription: string;
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
  readonly billing_mode: object;
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
  readonly start_date: number;
  readonly status: SubscriptionStatus;
  readonly trial_end: number | null;
  readonly trial_start: number | null;
};

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

export type InvoiceLine = Named<'line_item'> & {
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly discountable: boolean;
  readonly invoice: string;
  readonly metadata: Metadata;
  readonly parent: object;
  readonly period: Period;
  readonly pricing: object;
  readonly quantity: number;
  readonly quantity_decimal: string;
  readonly subscription: string;
  readonly subtotal: number;
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
  readonly period_end: number;
  readonly period_start: number;
  readonly starting_balance: number;
  readonly status: InvoiceStatus;
  readonly status_transitions: { readonly finalized_at: number | null; readonly paid_at: number | null };
  readonly subtotal: number;
  readonly total: number;
};

export type InvoicePayment = Dated<'invoice_payment'> & {
  readonly amount_paid: number | null;
  readonly amount_requested: number;
  readonly currency: string;
  readonly invoice: string;
  readonly is_default: boolean;
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

export type PaymentError = {
  readonly type: 'card_error';
  readonly charge?: string;
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
};

export type PaymentIntent = Dated<'payment_intent'> & {
  readonly amount: number;
  readonly amount_received: number;
  readonly client_secret: string;
  readonly currency: string;
  readonly customer: string;
  readonly description: string;
  readonly last_payment_error: PaymentError | null;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly status: 'requires_payment_method' | 'succeeded';
};

export type Charge = Dated<'charge'> & {
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly customer: string;
  readonly disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly outcome: object;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: CardDetails;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
};

export type Refund = Dated<'refund'> & {
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly customer: string;
  readonly payment_intent: string;
  readonly status: 'succeeded';
};

export type Dispute = Dated<'dispute'> & {
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly evidence_details: { readonly due_by: number | null };
  readonly payment_intent: string;
  readonly reason: string;
  readonly status: 'needs_response' | 'lost';
};

export type SetupIntent = Dated<'setup_intent'> & {
  readonly client_secret: string;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly status: 'succeeded' | 'requires_payment_method';
  readonly last_setup_error: PaymentError | null;
};
