import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { receiver } from '#testing/receiver.ts';
import {
  buy,
  card,
  eventsOf,
  makePlans,
  openTestSandbox,
  startCheckout,
  temporaryPostgres,
} from '#testing/test-sandbox.ts';
import { signatureOf } from './deliver.ts';

const database = await temporaryPostgres();
afterAll(() => database[Symbol.asyncDispose]());

const secret = 'whsec_of_this_test';
const quick = { retryDeliveryAfterSeconds: [0.2] };
const patient = { timeout: 10_000, interval: 20 };

/** A sandbox that tells one receiver everything. */
async function told(parts: object = {}) {
  // What a test before left undelivered is not for this one.
  await database
    .query(`update pay_sandbox.delivery set state = 'given up' where state = 'pending'`)
    .catch(() => {});
  const hook = await receiver();
  const test = await openTestSandbox(database, { webhook: { url: hook.url, secret }, ...quick, ...parts });
  return {
    ...test,
    hook,
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await hook[Symbol.asyncDispose]();
    },
  };
}

test('what is delivered is what the SDK accepts, byte for byte, in the order it was caused', async () => {
  await using own = await told();
  const { stripe, hook } = own;
  const { yearly } = await makePlans(stripe);
  const { customer } = await buy(own, { price: yearly.id, trialDays: 7, donation: 2_500 });
  const types = await eventsOf(stripe, customer);
  const construct = ({ body, headers }: (typeof hook.received)[number]) =>
    stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), secret);
  await expect
    .poll(
      () =>
        hook.received
          .map(construct)
          .filter((event) => JSON.stringify(event).includes(customer))
          .map(({ type }) => type),
      patient,
    )
    .toEqual(types);
  const [first] = hook.received.map(construct);
  expect(first).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
  });
  const stored = await stripe.events.retrieve(String(first?.id));
  const { lastResponse: _, ...plain } = stored;
  expect(first).toEqual(plain);
  const [delivery] = hook.received;
  const tampered = `${delivery?.body} `;
  expect(() =>
    stripe.webhooks.constructEvent(tampered, String(delivery?.headers['stripe-signature']), secret),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('a signature is of wall time, though the clock is far ahead', async () => {
  await using own = await told();
  const { stripe, hook, sandbox } = own;
  await sandbox.advance(new Date((await sandbox.now()).getTime() + 40 * 86_400_000));
  const before = hook.received.length;
  const customer = await stripe.customers.create();
  expect(customer.created - Date.now() / 1_000).toBeGreaterThan(39 * 86_400);
  await expect.poll(() => hook.received.length, patient).toBeGreaterThan(before);
  const delivery = hook.received.at(-1);
  const event = stripe.webhooks.constructEvent(
    String(delivery?.body),
    String(delivery?.headers['stripe-signature']),
    secret,
  );
  expect(Math.abs(event.created - Date.now() / 1_000)).toBeLessThan(10);
});

test('a signature is the one that Stripe documents', () => {
  const header = signatureOf('{"a":1}', secret, new Date(1_700_000_000_000));
  const time = 1_700_000_000;
  const expected = Stripe.webhooks.generateTestHeaderString({ payload: '{"a":1}', secret, timestamp: time });
  expect(header).toBe(expected);
});

test('an answer is not held up by a slow receiver', async () => {
  await using own = await told();
  own.hook.answers.push({ afterMs: 3_000 });
  const start = performance.now();
  await own.stripe.customers.create();
  await own.stripe.customers.create();
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('what was refused is tried again, and each attempt is remembered', async () => {
  await using own = await told();
  const { stripe, hook, sandbox } = own;
  hook.answers.push(500, 404);
  const { id } = await stripe.customers.create();
  const mine = async () =>
    (await sandbox.useCases.listEvents({ type: 'customer.created', limit: 1 })).events.find(
      ({ subject }) => subject === id,
    );
  await expect.poll(async () => (await mine())?.deliveries[0]?.state, patient).toBe('delivered');
  const [delivery] = (await mine())?.deliveries ?? [];
  expect(delivery).toMatchObject({
    url: hook.url,
    nextAttempt: null,
    attempts: [
      { status: 500, answer: 'answer 1' },
      { status: 404, answer: 'answer 2' },
      { status: 200, answer: 'answer 3' },
    ],
  });
  const ids = hook.received.map(({ body }) => JSON.parse(body).id);
  expect(new Set(ids).size).toBe(1);
});

test('the default tries again within thirty seconds', async () => {
  await using own = await told({ retryDeliveryAfterSeconds: undefined });
  own.hook.answers.push(500);
  await own.stripe.customers.create();
  const delivery = async () => (await own.sandbox.useCases.listEvents({ limit: 1 })).events[0]?.deliveries[0];
  await expect.poll(async () => (await delivery())?.attempts.length, patient).toBe(1);
  const next = Number((await delivery())?.nextAttempt) - Date.now();
  expect(next).toBeGreaterThan(5_000);
  expect(next).toBeLessThan(30_000);
});

test('what could not be delivered goes out after the sandbox was opened again', async () => {
  const gone = await receiver();
  await gone[Symbol.asyncDispose]();
  const webhook = { url: gone.url, secret };
  const first = await openTestSandbox(database, { webhook, retryDeliveryAfterSeconds: [1] });
  const { id } = await first.stripe.customers.create();
  await first[Symbol.asyncDispose]();
  await using back = await receiver(gone.port);
  await using _second = await openTestSandbox(database, { webhook, ...quick });
  await expect.poll(() => back.received.some(({ body }) => body.includes(id)), patient).toBe(true);
});

test('an endpoint hears what it asked for, with its own secret, until it is deleted', async () => {
  await using own = await openTestSandbox(database, quick);
  await using hook = await receiver();
  const { stripe } = own;
  const endpoint = await stripe.webhookEndpoints.create({
    url: hook.url,
    enabled_events: ['product.created'],
  });
  await stripe.customers.create();
  const { id } = await stripe.products.create({ name: 'Heard' });
  await expect.poll(() => hook.received.length, patient).toBe(1);
  const [delivery] = hook.received;
  const event = stripe.webhooks.constructEvent(
    String(delivery?.body),
    String(delivery?.headers['stripe-signature']),
    String(endpoint.secret),
  );
  expect(event.data.object).toMatchObject({ id });
  await stripe.webhookEndpoints.del(endpoint.id);
  await stripe.products.create({ name: 'Unheard' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(hook.received).toHaveLength(1);
});

test('an event can be sent again, and several times', async () => {
  await using own = await told();
  const { stripe, hook, sandbox } = own;
  await stripe.customers.create();
  await expect.poll(() => hook.received.length, patient).toBe(1);
  const [event] = (await sandbox.useCases.listEvents({ limit: 1 })).events;
  expect(await sandbox.useCases.resendEvent(String(event?.id), 3)).toEqual({
    kind: 'sent again',
    deliveries: 3,
  });
  await expect.poll(() => hook.received.length, patient).toBe(4);
  expect(new Set(hook.received.map(({ body }) => body)).size).toBe(1);
  expect(await sandbox.useCases.resendEvent('evt_none')).toEqual({ kind: 'no such event' });
});

test('without an endpoint nothing can be sent again', async () => {
  await using own = await openTestSandbox(database);
  const { stripe, sandbox } = own;
  await stripe.customers.create();
  const [event] = (await sandbox.useCases.listEvents({ limit: 1 })).events;
  expect(event?.deliveries).toEqual([]);
  expect(await sandbox.useCases.resendEvent(String(event?.id))).toEqual({ kind: 'no endpoint' });
});

test('events are listed page by page, newest first', async () => {
  await using own = await openTestSandbox(database);
  const { stripe, sandbox } = own;
  for (let index = 0; index < 5; index += 1) await stripe.products.create({ name: `Listed ${index}` });
  const first = await sandbox.useCases.listEvents({ limit: 3, type: 'product.created' });
  const second = await sandbox.useCases.listEvents({
    limit: 2,
    before: first.older,
    type: 'product.created',
  });
  const names = [...first.events, ...second.events].map(({ event }) =>
    Reflect.get(event.data.object, 'name'),
  );
  expect(names).toEqual(['Listed 4', 'Listed 3', 'Listed 2', 'Listed 1', 'Listed 0']);
});

test('nothing is told of what was rolled back', async () => {
  await using own = await openTestSandbox(database);
  const { stripe, sandbox } = own;
  const { monthly } = await makePlans(stripe);
  const session = await startCheckout(stripe, { price: monthly.id });
  const [before] = (await sandbox.useCases.listEvents({ limit: 1 })).events;
  await sandbox.useCases.completeCheckout(session.id, card('4000002500003155'), 'not asked');
  await stripe.customers.update('cus_none', { name: 'A' }).catch(() => {});
  const [after] = (await sandbox.useCases.listEvents({ limit: 1 })).events;
  expect(after?.id).toBe(before?.id);
});
