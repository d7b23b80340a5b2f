import Stripe from 'stripe';
import { PaymentsRefused, PaymentsUnavailable } from './payments.ts';

/** The response is not from Stripe, but from a gateway, a proxy or a captive portal. */
class NotStripe extends Error {
  constructor(status: number) {
    super(`The response with the status ${status} is not from Stripe.`);
    this.name = 'NotStripe';
  }
}

/**
 * Stripe's HTTP client with a check of the response: the library treats any object without an error as a success, and
 * crashes the process if the JSON is not an object.
 */
function stripeHttp(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = async (...call) => {
    const response = await send(...call);
    const read = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body: unknown = await read();
      const status = response.getStatusCode();
      if (!isObject(body) || (status >= 400 && !isObject(body['error']))) throw new NotStripe(status);
      return body;
    };
    return response;
  };
  return client;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The reason, with a remedy if there is one. */
function describeError(error: Stripe.errors.StripeError): string {
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'it is asked too often';
  if (error instanceof Stripe.errors.StripeConnectionError) return describeConnectionError(error);
  if (error.statusCode === undefined) return 'something else answers in its place';
  return `it has trouble of its own (${error.statusCode})`;
}

function describeConnectionError({ message, detail }: Stripe.errors.StripeConnectionError): string {
  const code = typeof detail === 'object' && 'code' in detail ? detail.code : '';
  return connectionErrors.find(([codes]) => codes.test(code || message))?.[1] ?? (code || message);
}

const connectionErrors = [
  [/EMFILE|ENFILE/, 'no more files may be open at once here: raise the limit (ulimit -n)'],
  [
    /SELF_SIGNED|UNABLE_TO|CERT/,
    'the certificate shown in its name is not signed by an authority that this machine trusts; if it is that of your own proxy, set NODE_EXTRA_CA_CERTS to the file of its authority',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'its name is not known here: check the network'],
  [
    /ECONNREFUSED/,
    'nothing answers at its address; the sandbox, where it is the provider, is there while the site runs',
  ],
  [/TIMEDOUT|timeout/, 'it did not answer in time: check the network'],
] as const;

export interface StripeAddress {
  readonly secretKey: string;
  /** Address of a stand-in, such as the sandbox. Null for Stripe. */
  readonly sandboxUrl: { readonly host: string; readonly port: number } | null;
}

interface Timeouts {
  readonly timeout: number;
  readonly maxNetworkRetries: number;
}

/** Short, because a request waits for it. */
const pageTimeouts: Timeouts = { timeout: 5_000, maxNetworkRetries: 1 };

/** At the start and for CLI commands. */
export const setupTimeouts: Timeouts = { timeout: 20_000, maxNetworkRetries: 4 };

export const stripeClient = ({ secretKey, sandboxUrl }: StripeAddress, timeouts = pageTimeouts): Stripe =>
  new Stripe(secretKey, {
    ...timeouts,
    telemetry: false,
    httpClient: stripeHttp(),
    ...(sandboxUrl === null ? {} : { ...sandboxUrl, protocol: 'http' as const }),
  });

/**
 * Throws `PaymentsUnavailable` for network faults, 5xx, rate limits and responses that are not from Stripe, and
 * `PaymentsRefused` for a wrong key.
 */
export async function callStripe<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (isTransient(error)) throw new PaymentsUnavailable(describeError(error), error);
    if (isKeyError(error)) throw new PaymentsRefused(`${error.message} Check STRIPE_SECRET_KEY.`, error);
    throw error;
  }
}

const isTransient = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeAPIError && error.statusCode === undefined) ||
  (error.statusCode ?? 0) >= 500;

const isKeyError = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** Null if the provider does not have the object. */
export async function nullIfMissing<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await callStripe(response);
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
