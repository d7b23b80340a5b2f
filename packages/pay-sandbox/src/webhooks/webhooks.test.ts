import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { completeCheckout } from '#checkout/complete-session.ts';
import { findLastEventSeq } from '#store/event-queries.ts';
import { openReceiver } from '#testing/receiver.ts';
import {
  buy,
  card,
  createPlans,
  listEventTypes,
  openTestDatabase,
  openTestSandbox,
  startCheckout,
} from '#testing/test-sandbox.ts';

const database = await openTestDatabase();
afterAll(() => database[Symbol.asyncDispose]());

const secret = 'whsec_of_this_test';
const quick = { retryDeliveryAfterSeconds: [0.2] };
const patient = { timeout: 10_000, interval: 20 };

/** A sandbox with one endpoint for all events. */
async function openWithReceiver(options: object = {}) {
  // Earlier tests leave pending deliveries.
  await database
    .query(`update pay_sandbox.delivery set state = 'failed' where state = 'pending'`)
    .catch(() => {});
  const hook = await openReceiver();
  const test = await openTestSandbox(database, { webhook: { url: hook.url, secret }, ...quick, ...options });
  return {
    ...test,
    hook,
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await hook[Symbol.asyncDispose]();
    },
  };
}

test('the SDK accepts the deliveries, which are in the order of the events', async () => {
  await using own = await openWithReceiver();
  const { stripe, hook } = own;
  const { yearly } = await createPlans(stripe);
  const { customer } = await buy(own, { price: yearly.id, trialDays: 7, donation: 2_500 });
  const types = await listEventTypes(stripe, customer);
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
  const { data: stored } = await stripe.events.list({ limit: 100 });
  expect(stored.find(({ id }) => id === first?.id)).toEqual(first);
  const [delivery] = hook.received;
  const tampered = `${delivery?.body} `;
  expect(() =>
    stripe.webhooks.constructEvent(tampered, String(delivery?.headers['stripe-signature']), secret),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('signatures have the real time', async () => {
  await using own = await openWithReceiver();
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

test('a slow receiver delays no call', async () => {
  await using own = await openWithReceiver();
  own.hook.responses.push({ delayMs: 3_000 });
  const start = performance.now();
  await own.stripe.customers.create();
  await own.stripe.customers.create();
  expect(performance.now() - start).toBeLessThan(2_900);
});

const readDelivery = async () =>
  (
    await database.query<{ state: string; attempts: number; delay: number }>(
      `select state, attempt_count as attempts, extract(epoch from next_attempt_at - now())::float8 as delay
       from pay_sandbox.delivery order by id desc limit 1`,
    )
  ).rows[0];

test('failed deliveries are retried', async () => {
  await using own = await openWithReceiver();
  const { stripe, hook } = own;
  hook.responses.push(500, 404);
  await stripe.customers.create();
  await expect.poll(readDelivery, patient).toMatchObject({ state: 'delivered', attempts: 3 });
  expect(new Set(hook.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
});

test('a reopened sandbox continues pending deliveries', async () => {
  const closed = await openReceiver();
  await closed[Symbol.asyncDispose]();
  const webhook = { url: closed.url, secret };
  const first = await openTestSandbox(database, { webhook, retryDeliveryAfterSeconds: [1] });
  const { id } = await first.stripe.customers.create();
  await first[Symbol.asyncDispose]();
  await using back = await openReceiver(closed.port);
  await using _second = await openTestSandbox(database, { webhook, ...quick });
  await expect.poll(() => back.received.some(({ body }) => body.includes(id)), patient).toBe(true);
});

test('a refused call has no event', async () => {
  await using own = await openTestSandbox(database);
  const { stripe, sandbox } = own;
  const { monthly } = await createPlans(stripe);
  const session = await startCheckout(stripe, { price: monthly.id });
  const before = await findLastEventSeq(sandbox.engine.database);
  await completeCheckout(sandbox.engine, session.id, card('4242'));
  await stripe.customers.update('cus_none', { name: 'A' }).catch(() => {});
  expect(await findLastEventSeq(sandbox.engine.database)).toBe(before);
});
