import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openFileSandbox, rawRequest } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;

const customers: string[] = [];
for (let index = 0; index < 25; index += 1) {
  customers.unshift((await stripe.customers.create({ email: `Reader.${index % 5}@example.org` })).id);
}
const getIds = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);

test('a page has ten objects by default, newest first', async () => {
  const page = await stripe.customers.list();
  expect(getIds(page)).toEqual(customers.slice(0, 10));
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
});

test('the SDK can read all pages', async () => {
  const all = await stripe.customers.list({ limit: 7 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(customers);
  const events = await stripe.events.list({ limit: 10 }).autoPagingToArray({ limit: 100 });
  expect(new Set(events.map(({ id }) => id)).size).toBe(25);
});

test('customers are found by the exact address', async () => {
  expect((await stripe.customers.list({ email: 'Reader.1@example.org' })).data).toHaveLength(5);
  expect((await stripe.customers.list({ email: 'reader.1@example.org' })).data).toHaveLength(0);
});

test('a page can continue after a deleted object, which is not listed', async () => {
  const { id } = await stripe.customers.create();
  await stripe.customers.del(id);
  expect(getIds(await stripe.customers.list({ limit: 1 }))).toEqual(customers.slice(0, 1));
  expect(getIds(await stripe.customers.list({ limit: 1, starting_after: id }))).toEqual(
    customers.slice(0, 1),
  );
});

test.each([
  [{ limit: 0 }, 'limit'],
  [{ limit: 101 }, 'limit'],
  [{ starting_after: 'cus_none' }, 'starting_after'],
])('%j is refused', async (page: Stripe.CustomerListParams, param) => {
  await expect(stripe.customers.list(page)).rejects.toMatchObject({ statusCode: 400, param });
});

test('events are filtered by type and time', async () => {
  const { data } = await stripe.events.list({ limit: 100, types: ['customer.deleted'] });
  expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['customer.deleted']));
  expect((await stripe.events.list({ created: { gte: 1 } })).data).not.toEqual([]);
  expect((await stripe.events.list({ created: { gte: 9_000_000_000 } })).data).toEqual([]);
});

/** The lists that the site reads with their parameters. */
const lists: readonly (readonly [path: string, ...queries: string[]])[] = [
  ['/v1/billing_portal/configurations', 'active=true'],
  ['/v1/charges', 'customer=none'],
  ['/v1/checkout/sessions', 'customer=none'],
  ['/v1/customers', 'email=none'],
  ['/v1/events', 'created[gte]=5', 'types[]=invoice.paid'],
  ['/v1/invoice_payments', 'invoice=none', 'status=paid', 'payment[type]=payment_intent'],
  ['/v1/invoices', 'customer=none', 'subscription=none', 'status=paid'],
  ['/v1/prices', 'lookup_keys[]=none', 'active=true'],
  ['/v1/subscriptions', `customer=${customers[0]}`, 'status=all'],
  ['/v1/webhook_endpoints'],
];

test.each(lists)('%s accepts the parameters of the site', async (path, ...queries) => {
  for (const query of ['limit=100', ...queries]) {
    const { status, json, text } = await rawRequest(sandbox.url, `${path}?${query}`);
    expect([query, status, json['object']], text).toEqual([query, 200, 'list']);
  }
});
