import Stripe from 'stripe';
import { PaymentsRefused, PaymentsUnavailable } from './payments.ts';
import { stripeHttp } from './stripe-http.ts';
import { reasonOf } from './stripe-reason.ts';

export interface StripeAddress {
  readonly secretKey: string;
  /** Where a stand-in answers; null is Stripe itself. */
  readonly standIn: { readonly host: string; readonly port: number } | null;
}

interface Patience {
  readonly timeout: number;
  readonly maxNetworkRetries: number;
}

/** Somebody waits for the answer, so the provider has five seconds, and one more try. */
const atAPage: Patience = { timeout: 5_000, maxNetworkRetries: 1 };

/** A start, or an operator, would rather wait than fail. */
export const atASetUp: Patience = { timeout: 20_000, maxNetworkRetries: 4 };

export function stripeClient({ secretKey, standIn }: StripeAddress, patience = atAPage): Stripe {
  return new Stripe(secretKey, {
    ...patience,
    telemetry: false,
    httpClient: stripeHttp(),
    ...(standIn === null ? {} : { ...standIn, protocol: 'http' as const }),
  });
}

/**
 * Network faults, 5xx, "too many requests" and answers that are not Stripe's become one error, and a key that is not
 * good another; everything else is a fault of ours.
 */
export async function asking<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (isPassing(error)) throw new PaymentsUnavailable(reasonOf(error), error);
    if (isAboutTheKey(error)) throw new PaymentsRefused(`${error.message} Check STRIPE_SECRET_KEY.`, error);
    throw error;
  }
}

const isPassing = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeAPIError && error.statusCode === undefined) ||
  (error.statusCode ?? 0) >= 500;

const isAboutTheKey = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** Null for what the provider does not have. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await asking(answer);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}

export const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export const dateOf = (seconds: number): Date => new Date(seconds * 1_000);
export const dateOrNull = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? dateOf(seconds) : null;
