import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openFileSandbox, rawRequest } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;

const create = (name: string, key: string) => stripe.customers.create({ name }, { idempotencyKey: key });

test('a repeated call gets the response of the first', async () => {
  const first = await create('A', 'key-1');
  const second = await create('A', 'key-1');
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  const { data } = await stripe.events.list({ types: ['customer.created'] });
  expect(data.filter(({ request }) => request?.idempotency_key === 'key-1')).toHaveLength(1);
});

test('a key cannot be used with another body or call', async () => {
  await create('A', 'key-2');
  await expect(create('B', 'key-2')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  await expect(stripe.products.create({ name: 'A' }, { idempotencyKey: 'key-2' })).rejects.toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
  });
});

test('concurrent calls with one key create one object', async () => {
  const all = await Promise.all(Array.from({ length: 15 }, () => create('Many', 'key-3')));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
});

test('the key of a refused call can be used again', async () => {
  const options = { headers: { 'idempotency-key': 'key-4' } };
  expect((await rawRequest(sandbox.url, '/v1/products', { body: 'id=a', ...options })).status).toBe(400);
  expect((await rawRequest(sandbox.url, '/v1/products', { body: 'name=A', ...options })).status).toBe(200);
});
