import { expect, test } from 'vitest';
import { buy, createPlans, openFileSandbox, rawRequest } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;

test('an update event contains the earlier values, and an update without changes has no event', async () => {
  const { id } = await stripe.customers.create({ name: 'Before', metadata: { a: '1', b: '2' } });
  await stripe.customers.update(id, { name: 'After', metadata: { b: '3' } });
  await stripe.customers.update(id, { name: 'After' });
  const { data } = await stripe.events.list({ types: ['customer.updated'] });
  const events = data.filter((event) => JSON.stringify(event.data.object).includes(id));
  expect(events.map((event) => event.data.previous_attributes)).toEqual([
    { name: 'Before', metadata: { b: '2' } },
  ]);
});

test('a lookup key moves to another price only on request, and subscriptions follow', async () => {
  const { product } = await createPlans(stripe);
  const create = (transfers: boolean) =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 900,
      recurring: { interval: 'month' },
      lookup_key: 'monthly',
      transfer_lookup_key: transfers,
    });
  const first = await create(false);
  const { subscription } = await buy(own, { price: first.id });
  await expect(create(false)).rejects.toMatchObject({ param: 'lookup_key' });
  const second = await create(true);
  const { data } = await stripe.prices.list({ lookup_keys: ['monthly', 'none'], active: true });
  expect(data.map(({ id }) => id)).toEqual([second.id]);
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  expect(items.data[0]?.price.lookup_key).toBeNull();
});

test('a test card can be attached and used for a subscription of its customer only', async () => {
  const { monthly } = await createPlans(stripe);
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  expect(method.card).toMatchObject({ brand: 'visa', last4: '4242' });
  const update = { default_payment_method: method.id };
  expect(await stripe.subscriptions.update(subscription.id, update)).toMatchObject(update);
  const other = await buy(own, { price: monthly.id });
  await expect(stripe.subscriptions.update(other.subscription.id, update)).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'default_payment_method',
  });
});

test.each([
  '/v1/subscriptions?expand[]=data.customer',
  '/v1/subscriptions?expand[]=data.__proto__',
  '/v1/customers?expand[]=data.default_source',
])('%s is refused', async (path) => {
  const { status, json } = await rawRequest(sandbox.url, path);
  expect([status, json]).toMatchObject([400, { error: { type: 'invalid_request_error' } }]);
});

test('only the response that creates an endpoint contains its secret', async () => {
  const created = await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/hook',
    enabled_events: ['invoice.paid'],
    api_version: '2026-10-28.endive',
  });
  expect(created).toMatchObject({ secret: expect.stringMatching(/^whsec_/), status: 'enabled' });
  const updated = await stripe.webhookEndpoints.update(created.id, { enabled_events: ['invoice.upcoming'] });
  expect(updated).toMatchObject({ enabled_events: ['invoice.upcoming'] });
  expect(updated).not.toHaveProperty('secret');
  expect((await stripe.webhookEndpoints.list()).data.map(({ id }) => id)).toContain(created.id);
  expect(await stripe.webhookEndpoints.del(created.id)).toMatchObject({ deleted: true });
});
