import type { Charge, PaymentIntent } from '#objects/payments.ts';
import type { Decline } from '#payments/test-cards.ts';

export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: PaymentIntent;
}

/** An answer that is no. The SDK knows one by `error` in the body, and by nothing else. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: ErrorBody;

  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.name = 'Refusal';
    this.status = status;
    this.error = error;
  }
}

interface Wrong {
  readonly message: string;
  readonly param?: string;
  readonly code?: string;
}

export const invalid = ({ message, param, code }: Wrong, status = 400): Refusal =>
  new Refusal(status, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });

export const missingParameter = (param: string): Refusal =>
  invalid({ code: 'parameter_missing', param, message: `Missing required param: ${param}.` });

export const notBoth = (one: string, other: string, param = one): Refusal =>
  invalid({ param, message: `You may only specify one of these parameters: ${one}, ${other}.` });

/** `what` as the wire names the type, such as `customer`. */
export const noSuch = (what: string, id: string, param: string, status = 404): Refusal =>
  invalid({ code: 'resource_missing', param, message: `No such ${what}: '${id}'` }, status);

export function cardRefusal(decline: Decline, charge: Charge | null, intent: PaymentIntent | null): Refusal {
  return new Refusal(402, {
    type: 'card_error',
    message: decline.message,
    code: decline.code,
    ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
    ...(charge === null ? {} : { charge: charge.id }),
    ...(intent === null ? {} : { payment_intent: intent }),
  });
}
