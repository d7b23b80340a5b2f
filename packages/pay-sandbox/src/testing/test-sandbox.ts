import { randomUUID } from 'node:crypto';
import { openPostgres } from '@wayfare/postgres';
import { databaseOf } from '@wayfare/postgres/db';
import pg from 'pg';
import Stripe from 'stripe';
import { afterAll, expect, inject } from 'vitest';
import type { CheckoutInput } from '#checkout/complete-session.ts';
import { openPaySandbox, type PaySandbox, type PaySandboxParts } from '#pay-sandbox.ts';
import type { SqlDatabase } from '#store/sql.ts';

export interface TemporaryPostgres extends SqlDatabase, AsyncDisposable {}

/** A database with nothing in it, on the server of the whole run. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
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
  readonly faults: readonly string[];
}

export function clientOf(url: string, key = 'sk_test_wayfare'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** A sandbox on a database that others share, or on one of its own. */
export async function openTestSandbox(
  database: TemporaryPostgres,
  parts: Partial<PaySandboxParts> = {},
): Promise<TestSandbox> {
  const mails: { to: string; text: string }[] = [];
  const faults: string[] = [];
  const sandbox = await openPaySandbox({
    database,
    port: 0,
    webhook: null,
    sendMail: async (mail) => void mails.push(mail),
    log: { info: () => {}, error: (message, error) => void faults.push(`${message} ${String(error)}`) },
    ...parts,
  });
  return {
    sandbox,
    stripe: clientOf(sandbox.url),
    mails,
    faults,
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
}

/** A sandbox and its database, for one test file. */
export async function ownSandbox(
  parts: Partial<PaySandboxParts> = {},
): Promise<TestSandbox & { readonly database: TemporaryPostgres }> {
  const database = await temporaryPostgres();
  const test = await openTestSandbox(database, parts);
  return {
    ...test,
    database,
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** The same, closed at the end of the test file that asks for it; nothing may have gone wrong in it by then. */
export async function sandboxOfFile(parts: Partial<PaySandboxParts> = {}) {
  const own = await ownSandbox(parts);
  afterAll(async () => {
    expect(own.faults).toEqual([]);
    await own[Symbol.asyncDispose]();
  });
  return own;
}

/** The id, whether or not the whole object stands in its place. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? 'none');

export const card = (number: string, more: Partial<CheckoutInput> = {}): CheckoutInput => ({
  email: 'reader@example.org',
  number,
  expiry: '12/60',
  cvc: '123',
  name: 'A Reader',
  ...more,
});

export interface Plans {
  readonly product: Stripe.Product;
  readonly yearly: Stripe.Price;
  readonly monthly: Stripe.Price;
}

let series = 0;

export async function makePlans(stripe: Stripe): Promise<Plans> {
  series += 1;
  const product = await stripe.products.create({ name: `Daily reflection ${series}` });
  const plan = (interval: 'month' | 'year', unit_amount: number) =>
    stripe.prices.create({ product: product.id, currency: 'usd', unit_amount, recurring: { interval } });
  return { product, yearly: await plan('year', 5_000), monthly: await plan('month', 500) };
}

export interface Sale {
  readonly customer?: string;
  readonly price: string;
  readonly trialDays?: number;
  readonly donation?: number;
  readonly more?: Partial<Stripe.Checkout.SessionCreateParams>;
}

export const startCheckout = (stripe: Stripe, sale: Sale): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    success_url: 'http://localhost:3000/thanks?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/subscribe',
    ...(sale.customer === undefined ? {} : { customer: sale.customer }),
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
                product_data: { name: 'Donation' },
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

/** A new customer who has bought. */
export async function buy(
  { stripe, sandbox }: TestSandbox,
  sale: Omit<Sale, 'customer'>,
  options: { readonly number?: string } = {},
): Promise<Bought> {
  const { id: customer } = await stripe.customers.create({ email: 'reader@example.org' });
  const { id } = await startCheckout(stripe, { ...sale, customer });
  const outcome = await sandbox.useCases.completeCheckout(
    id,
    card(options.number ?? '4242424242424242'),
    'passed',
  );
  if (outcome.kind !== 'completed')
    throw new Error(`The checkout was not completed: ${JSON.stringify(outcome)}`);
  const session = await stripe.checkout.sessions.retrieve(id);
  const subscription = await stripe.subscriptions.retrieve(idOf(session.subscription));
  return { customer, session, subscription };
}

/** What is told when an invoice is made out and paid. */
export const paidEvents = [
  'invoice.finalized',
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'invoice.paid',
  'invoice.payment_succeeded',
];

/** The types of the events about one customer, in the order they were caused. */
export async function eventsOf(stripe: Stripe, customer: string): Promise<string[]> {
  return (await allEvents(stripe, customer)).map(({ type }) => type);
}

export async function allEvents(stripe: Stripe, customer: string): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    if (JSON.stringify(event.data.object).includes(customer)) events.unshift(event);
  }
  return events;
}

/** A call with nothing of the SDK between: what really goes over the wire. */
export async function raw(
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
