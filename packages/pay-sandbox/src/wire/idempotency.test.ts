import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { buy, idOf, makePlans, raw, sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;

const create = (name: string, key: string) => stripe.customers.create({ name }, { idempotencyKey: key });

test('the same key and body are answered as the first time', async () => {
  const first = await create('A', 'key-1');
  const second = await create('A', 'key-1');
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  const created = await stripe.events.list({ type: 'customer.created' });
  expect(created.data.filter(({ request }) => request?.idempotency_key === 'key-1')).toHaveLength(1);
});

test('the same key with another body, or for another call, is refused', async () => {
  await create('A', 'key-2');
  await expect(create('B', 'key-2')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  await expect(stripe.products.create({ name: 'A' }, { idempotencyKey: 'key-2' })).rejects.toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
  });
});

test('many at once with one key are one', async () => {
  const all = await Promise.all(Array.from({ length: 15 }, () => create('Many', 'key-3')));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
});

test('a call that was refused may be mended under its key', async () => {
  const options = { headers: { 'idempotency-key': 'key-4' } };
  const bad = await raw(sandbox.url, '/v1/products', { body: 'active=true', ...options });
  expect(bad.status).toBe(400);
  const good = await raw(sandbox.url, '/v1/products', { body: 'name=A', ...options });
  expect(good.status).toBe(200);
});

test('a card that was declined stays declined under its key, and is charged once', async () => {
  const { monthly } = await makePlans(stripe);
  const { subscription } = await buy(
    own,
    { price: monthly.id, trialDays: 7 },
    { number: '4000000000000341' },
  );
  await stripe.subscriptions.update(subscription.id, { trial_end: 'now' });
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription.id);
  const pay = () =>
    stripe.invoices.pay(idOf(invoice), {}, { idempotencyKey: 'key-5' }).catch((error: unknown) => error);
  const first = await pay();
  const second = await pay();
  expect(first).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' });
  expect(first).toHaveProperty('charge', expect.stringMatching(/^ch_/));
  expect(second).toMatchObject({ statusCode: 402, headers: { 'idempotent-replayed': 'true' } });
  expect(Reflect.get(Object(second), 'charge')).toBe(Reflect.get(Object(first), 'charge'));
});
