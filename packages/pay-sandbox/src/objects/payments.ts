import type { Dated } from './lists.ts';

export type Charge = Dated<'charge'> & {
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly customer: string;
  readonly disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly payment_intent: string;
  readonly payment_method: string;
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
  readonly payment_intent: string;
  readonly reason: string;
  readonly status: 'needs_response';
};
