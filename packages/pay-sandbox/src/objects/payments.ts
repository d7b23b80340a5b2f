import type { CardDetails } from './card.ts';
import type { Dated, Metadata } from './lists.ts';

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
