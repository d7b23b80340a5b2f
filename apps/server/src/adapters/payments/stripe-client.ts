import Stripe from 'stripe';
import { PaymentsRefused, PaymentsUnavailable } from './payments.ts';

/** Something answered in Stripe's place: a gateway, a proxy, a page of a hotel's network. */
class NotStripe extends Error {
  constructor(status: number) {
    super(`What answered with ${status} was not Stripe.`);
    this.name = 'NotStripe';
  }
}

/**
 * Stripe's own way over the wire, but for one thing: the library takes an object without an error for a success,
 * whatever its status, and ends the process over JSON that is no object at all.
 */
function stripeHttp(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = async (...call) => {
    const answer = await ask(...call);
    const read = answer.toJSON.bind(answer);
    answer.toJSON = async () => {
      const body: unknown = await read();
      const status = answer.getStatusCode();
      if (!isObject(body) || (status >= 400 && !isObject(body['error']))) throw new NotStripe(status);
      return body;
    };
    return answer;
  };
  return client;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Why Stripe cannot be asked just now, with the mend where it is ours. */
function describeError(error: Stripe.errors.StripeError): string {
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'it is asked too often';
  if (error instanceof Stripe.errors.StripeConnectionError) return reasonOnTheWay(error);
  if (error.statusCode === undefined) return 'something else answers in its place';
  return `it has trouble of its own (${error.statusCode})`;
}

function reasonOnTheWay({ message, detail }: Stripe.errors.StripeConnectionError): string {
  const code = typeof detail === 'object' && 'code' in detail ? detail.code : '';
  const known = onTheWay.find(({ codes }) => codes.test(code || message));
  return known?.words ?? (code || message);
}

const onTheWay = [
  { codes: /EMFILE|ENFILE/, words: 'no more files may be open at once here: raise the limit (ulimit -n)' },
  {
    codes: /SELF_SIGNED|UNABLE_TO|CERT/,
    words:
      'the certificate shown in its name is signed by nobody whom this machine trusts; if a proxy of yours stands in between, name the file of who signed it in NODE_EXTRA_CA_CERTS',
  },
  { codes: /ENOTFOUND|EAI_AGAIN/, words: 'its name is not known here: check the network' },
  {
    codes: /ECONNREFUSED/,
    words:
      'nothing answers at its address; the sandbox, where it is the provider, is there while the site runs',
  },
  { codes: /TIMEDOUT|timeout/, words: 'it did not answer in time: check the network' },
] as const;

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
const pageTimeouts: Patience = { timeout: 5_000, maxNetworkRetries: 1 };

/** A start, or an operator, would rather wait than fail. */
export const setupTimeouts: Patience = { timeout: 20_000, maxNetworkRetries: 4 };

export function stripeClient({ secretKey, standIn }: StripeAddress, patience = pageTimeouts): Stripe {
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
export async function callStripe<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (isPassing(error)) throw new PaymentsUnavailable(describeError(error), error);
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
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await callStripe(answer);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}

export const toId = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export const toDate = (seconds: number): Date => new Date(seconds * 1_000);
export const toDateOrNull = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? toDate(seconds) : null;
