import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe } = own;

const made: string[] = [];
for (let index = 0; index < 25; index += 1) {
  made.unshift((await stripe.customers.create({ email: `Reader.${index % 5}@example.org` })).id);
}
const nth = (place: number): string => made[place] ?? 'none';
const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);

test('ten are on a page unless told, newest first', async () => {
  const page = await stripe.customers.list();
  expect(ids(page)).toEqual(made.slice(0, 10));
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
});

test('a page goes on after an object, to the end', async () => {
  const page = await stripe.customers.list({ limit: 20, starting_after: nth(9) });
  expect(ids(page)).toEqual(made.slice(10));
  expect(page.has_more).toBe(false);
});

test('a page leads up to an object', async () => {
  const page = await stripe.customers.list({ limit: 3, ending_before: nth(10) });
  expect(ids(page)).toEqual(made.slice(7, 10));
  expect(page.has_more).toBe(true);
  const first = await stripe.customers.list({ limit: 3, ending_before: nth(2) });
  expect(ids(first)).toEqual(made.slice(0, 2));
  expect(first.has_more).toBe(false);
});

test('the SDK pages through all by itself', async () => {
  const found = await stripe.customers.list({ limit: 7 }).autoPagingToArray({ limit: 100 });
  expect(found.map(({ id }) => id)).toEqual(made);
});

test('an address is looked for exactly', async () => {
  expect((await stripe.customers.list({ email: 'Reader.1@example.org' })).data).toHaveLength(5);
  expect((await stripe.customers.list({ email: 'reader.1@example.org' })).data).toHaveLength(0);
});

test('a deleted object is listed no more, and can still be counted from', async () => {
  const doomed = await stripe.customers.create();
  await stripe.customers.del(doomed.id);
  expect(ids(await stripe.customers.list({ limit: 1 }))).toEqual(made.slice(0, 1));
  expect(ids(await stripe.customers.list({ limit: 1, starting_after: doomed.id }))).toEqual(made.slice(0, 1));
});

test.each([
  [{ limit: 0 }, 'limit'],
  [{ limit: 101 }, 'limit'],
  [{ starting_after: 'cus_none' }, 'starting_after'],
  [{ starting_after: nth(1), ending_before: nth(9) }, 'starting_after'],
])('%j is refused', async (page: Stripe.CustomerListParams, param) => {
  await expect(stripe.customers.list(page)).rejects.toMatchObject({ statusCode: 400, param });
});

test('times can be asked for', async () => {
  const { created } = await stripe.customers.retrieve(nth(0)).then((found) => {
    if (found.deleted) throw new Error('It is there.');
    return found;
  });
  expect((await stripe.customers.list({ created: { gt: created } })).data).toEqual([]);
  expect((await stripe.customers.list({ created: { lte: created }, limit: 100 })).data).toHaveLength(25);
  expect((await stripe.events.list({ created: { lt: 1 } })).data).toEqual([]);
});

test('events can be asked for by type, by types and by kind', async () => {
  const types = async (ask: object) =>
    new Set((await stripe.events.list({ limit: 100, ...ask })).data.map(({ type }) => type));
  expect(await types({ type: 'customer.created' })).toEqual(new Set(['customer.created']));
  expect(await types({ types: ['customer.deleted'] })).toEqual(new Set(['customer.deleted']));
  expect(await types({ type: 'customer.*' })).toEqual(new Set(['customer.created', 'customer.deleted']));
});
