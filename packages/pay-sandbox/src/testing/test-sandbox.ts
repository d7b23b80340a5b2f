import { randomUUID } from 'node:crypto';
import { openPostgres } from '@wayfare/postgres';
import { databaseOf } from '@wayfare/postgres/db';
import pg from 'pg';
import Stripe from 'stripe';
import { afterAll, expect, inject } from 'vitest';
import type { CardInput } from '#checkout/card-input.ts';
import { completeCheckout } from '#checkout/complete-session.ts';
import { openPaySandbox, type PaySandbox, type PaySandboxOptions } from '#pay-sandbox.ts';
import type { SqlDatabase } from '#store/sql.ts';

export interface TestDatabase extends SqlDatabase, AsyncDisposable {}

/** An empty database. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const postgres = await openPostgres({ dataDir: inject('sandboxDataDir'), database });
  const pool = new pg.Pool({ ...postgres.connection(database), max: 10 });
  return {
    ...databaseOf(pool),
    async [Symbol.asyncDispose]() {
      await pool.end();
      await postgres.close();
    },
  };
}

export interface TestSandbox extends AsyncDisposable {
  readonly sandbox: PaySandbox;
  readonly stripe: Stripe;
  readonly mails: readonly { readonly to: string; readonly text: string }[];
  readonly errors: readonly string[];
}

export function createClient(url: string, key = 'sk_test_wayfare'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

export async function openTestSandbox(
  database: TestDatabase,
  options: Partial<PaySandboxOptions> = {},
): Promise<TestSandbox> {
  const mails: { to: string; text: string }[] = [];
  const errors: string[] = [];
  const sandbox = await openPaySandbox({
    database,
    port: 0,
    webhook: null,
    outbox: null,
    returnName: 'Wayfare',
    timeZone: 'UTC',
    sendMail: async (mail) => void mails.push(mail),
    log: { error: (message, error) => void errors.push(`${message} ${String(error)}`) },
    ...options,
  });
  return {
    sandbox,
    stripe: createClient(sandbox.url),
    mails,
    errors,
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
}

export async function openOwnSandbox(
  options: Partial<PaySandboxOptions> = {},
): Promise<TestSandbox & { readonly database: TestDatabase }> {
  const database = await openTestDatabase();
  const test = await openTestSandbox(database, options);
  return {
    ...test,
    database,
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** A sandbox that is closed after the test file. The file fails if the sandbox has logged an error. */
export async function openFileSandbox(options: Partial<PaySandboxOptions> = {}) {
  const own = await openOwnSandbox(options);
  afterAll(async () => {
    expect(own.errors).toEqual([]);
    await own[Symbol.asyncDispose]();
  });
  return own;
}

/** The id of an object that may be expanded. */
export const getId = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? 'none');

export const card = (number: string, changes: Partial<CardInput> = {}): CardInput => ({
  number,
  expiry: '12/60',
  cvc: '123',
  name: 'A Reader',
  ...changes,
});

export interface Plans {
  readonly product: Stripe.Product;
  readonly yearly: Stripe.Price;
  readonly monthly: Stripe.Price;
}

let planCount = 0;

export async function createPlans(stripe: Stripe): Promise<Plans> {
  planCount += 1;
  const product = await stripe.products.create({ name: `Daily reflection ${planCount}` });
  const plan = (interval: 'month' | 'year', unit_amount: number) =>
    stripe.prices.create({ product: product.id, currency: 'usd', unit_amount, recurring: { interval } });
  return { product, yearly: await plan('year', 5_000), monthly: await plan('month', 500) };
}

export interface Sale {
  /** By default a new customer. */
  readonly customer?: string;
  readonly price: string;
  readonly trialDays?: number;
  readonly donation?: number;
  readonly more?: Partial<Stripe.Checkout.SessionCreateParams>;
}

export const createCustomer = async (stripe: Stripe): Promise<string> =>
  (await stripe.customers.create({ email: 'reader@example.org' })).id;

export const startCheckout = async (stripe: Stripe, sale: Sale): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    success_url: 'http://localhost:3000/thanks?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/subscribe',
    customer: sale.customer ?? (await createCustomer(stripe)),
    line_items: [
      { price: sale.price, quantity: 1 },
      ...(sale.donation === undefined
        ? []
        : [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: sale.donation,
                product: (await stripe.products.create({ name: 'Donation' })).id,
              },
            },
          ]),
    ],
    ...(sale.trialDays === undefined
      ? {}
      : { subscription_data: { trial_period_days: sale.trialDays, metadata: { user: 'u1' } } }),
    ...sale.more,
  });

export interface Bought {
  readonly customer: string;
  readonly session: Stripe.Checkout.Session;
  readonly subscription: Stripe.Subscription;
}

/** Creates a customer and completes a checkout. */
export async function buy(
  { stripe, sandbox }: TestSandbox,
  sale: Omit<Sale, 'customer'>,
  number = '4242424242424242',
): Promise<Bought> {
  const customer = await createCustomer(stripe);
  const { id } = await startCheckout(stripe, { ...sale, customer });
  const result = await completeCheckout(sandbox.engine, id, card(number));
  if (result.kind !== 'completed')
    throw new Error(`The checkout was not completed: ${JSON.stringify(result)}`);
  const session = await stripe.checkout.sessions.retrieve(id);
  const subscription = await stripe.subscriptions.retrieve(getId(session.subscription));
  return { customer, session, subscription };
}

/** The events when an invoice is finalized and paid. */
export const paidEvents = [
  'invoice.finalized',
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'invoice.paid',
  'invoice.payment_succeeded',
];

/** Oldest first. */
export async function listEventTypes(stripe: Stripe, customer: string): Promise<string[]> {
  return (await listCustomerEvents(stripe, customer)).map(({ type }) => type);
}

export async function listCustomerEvents(stripe: Stripe, customer: string): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    if (JSON.stringify(event.data.object).includes(customer)) events.unshift(event);
  }
  return events;
}

/** An HTTP call without the SDK. */
export async function rawRequest(
  url: string,
  path: string,
  options: {
    readonly method?: string;
    readonly body?: string | Uint8Array<ArrayBuffer>;
    readonly key?: string | null;
    readonly headers?: Record<string, string>;
  } = {},
) {
  const { method = options.body === undefined ? 'GET' : 'POST', body, key = 'sk_test_wayfare' } = options;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
