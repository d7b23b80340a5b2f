import { expect, test } from 'vitest';
import { buy, makePlans, raw, sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const { yearly } = await makePlans(stripe);
const { customer, subscription } = await buy(own, { price: yearly.id });

test('a subscription shows its card whole when asked, alone and in a list', async () => {
  const card = { object: 'payment_method', card: { last4: '4242' } };
  const { data } = await stripe.subscriptions.list({ customer, expand: ['data.default_payment_method'] });
  expect(data).toMatchObject([{ id: subscription.id, default_payment_method: card }]);
  expect(
    await stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] }),
  ).toMatchObject({ id: subscription.id, default_payment_method: card });
});

test.each([
  ['/v1/subscriptions', 'default_payment_method'],
  ['/v1/subscriptions', 'data.customer'],
  ['/v1/subscriptions', 'data.__proto__'],
  ['/v1/customers', 'data.default_payment_method'],
  [`/v1/subscriptions/${subscription.id}`, 'data.default_payment_method'],
  [`/v1/customers/${customer}`, 'default_payment_method'],
])('%s refuses to expand %j', async (address, path) => {
  const { status, json } = await raw(sandbox.url, `${address}?expand[]=${path}`);
  expect(status).toBe(400);
  expect(json).toMatchObject({ error: { type: 'invalid_request_error', param: 'expand' } });
});

test('a call with an expansion that is refused creates nothing', async () => {
  const email = 'never@example.org';
  await expect(stripe.customers.create({ email, expand: ['bogus'] })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect((await stripe.customers.list({ email })).data).toEqual([]);
});
