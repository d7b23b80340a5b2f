import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { buy, idOf, makePlans, raw, sandboxOfFile } from '#testing/test-sandbox.ts';
import { readQuery } from './read-query.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;

const make = (params: Stripe.CustomerCreateParams) => stripe.customers.create(params);
const ruth = await make({
  email: 'Ruth@Example.org',
  name: 'Ruth Gleaner',
  phone: '+15550100',
  metadata: { user: 'u1', 'it\'s "odd"': 'a?b $1' },
});
const naomi = await make({ email: 'naomi@example.org', name: 'Naomi', metadata: { user: 'u2' } });
const nobody = await make({});
const names = new Map([
  [ruth.id, 'Ruth'],
  [naomi.id, 'Naomi'],
  [nobody.id, 'nobody'],
]);

const found = async (query: string): Promise<readonly (string | undefined)[]> =>
  (await stripe.customers.search({ query })).data.map(({ id }) => names.get(id));

test.each([
  ['email:"ruth@example.org"', ['Ruth']],
  ["email:'RUTH@example.ORG'", ['Ruth']],
  ['email~"example"', ['Naomi', 'Ruth']],
  ['email:"ruth"', []],
  ['-email:"ruth@example.org"', ['nobody', 'Naomi']],
  ['email:null', ['nobody']],
  ['-email:null', ['Naomi', 'Ruth']],
  ['name~"glean" AND email~"example"', ['Ruth']],
  ['name~"glean" email~"example"', ['Ruth']],
  ['name:"Naomi" OR phone:"+15550100"', ['Naomi', 'Ruth']],
  ['name:"naomi" and name:"ruth gleaner"', []],
  ['metadata["user"]:"u1"', ['Ruth']],
  ["metadata['user']:'u2'", ['Naomi']],
  ['-metadata["user"]:null', ['Naomi', 'Ruth']],
  ['metadata["user"]:null', ['nobody']],
  ['metadata["it\'s \\"odd\\""]:"a?b $1"', ['Ruth']],
  [`created>=${ruth.created - 1}`, ['nobody', 'Naomi', 'Ruth']],
  [`created>${ruth.created + 3600}`, []],
  [`created:${ruth.created} AND email:"ruth@example.org"`, ['Ruth']],
  ['name:"\' or 1=1 --"', []],
  ['name:"%"', []],
])('%s', async (query, expected) => expect(await found(query)).toEqual(expected));

test.each([
  '',
  ' ',
  'ruth',
  'email',
  'email:',
  'email:ruth',
  'email:"ruth',
  'email="ruth"',
  'email:"a" AND',
  'email:"a" XOR name:"b"',
  'email:"a" AND name:"b" OR phone:"c"',
  '(email:"a")',
  'email:"a"name:"b"',
  'shoe:"size"',
  'constructor:"a"',
  'metadata:"a"',
  'email["a"]:"b"',
  'email>"a"',
  'email~"ab"',
  'created~123',
  'created:"yesterday"',
  'created>null',
  Array.from({ length: 11 }, () => 'name:"a"').join(' AND '),
])('%j is no query', async (query) => {
  await expect(stripe.customers.search({ query })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'query',
  });
});

test('found things come in pages, with how many there are', async () => {
  const query = 'created>0';
  const first = await stripe.customers.search({ query, limit: 2, expand: ['total_count'] });
  expect(first).toMatchObject({
    object: 'search_result',
    url: '/v1/customers/search',
    has_more: true,
    total_count: 3,
  });
  expect(first.data.map(({ id }) => id)).toEqual([nobody.id, naomi.id]);
  const second = await stripe.customers.search({ query, limit: 2, page: String(first.next_page) });
  expect(second).toMatchObject({ has_more: false, next_page: null });
  expect(second.data.map(({ id }) => id)).toEqual([ruth.id]);
  const all: string[] = [];
  for await (const { id } of stripe.customers.search({ query, limit: 1 })) all.push(id);
  expect(all).toHaveLength(3);
  // The last one would be a NUL, which no text in a database may hold.
  for (const page of ['x', 'Y3VzX25vbmU', nobody.id, 'Y3VzXwA'])
    await expect(stripe.customers.search({ query, page })).rejects.toMatchObject({
      statusCode: 400,
      param: 'page',
    });
});

test('whatever else can be searched is found as well, and expanded', async () => {
  const { yearly, product } = await makePlans(stripe);
  const { customer, session, subscription } = await buy(own, {
    price: yearly.id,
    trialDays: 7,
    donation: 2_500,
  });
  const one = { object: 'search_result', data: [{}] };
  const subscriptions = await stripe.subscriptions.search({
    query: 'status:"trialing" AND metadata["user"]:"u1"',
    expand: ['data.customer'],
  });
  expect(subscriptions.data).toMatchObject([{ id: subscription.id, customer: { id: customer } }]);
  expect(
    await stripe.prices.search({ query: `active:"true" AND product:"${product.id}" AND type:"recurring"` }),
  ).toMatchObject({
    total_count: 2,
  });
  expect(await stripe.products.search({ query: `name:"${product.name}"` })).toMatchObject({
    data: [{ id: product.id }],
  });
  expect(
    await stripe.invoices.search({ query: `subscription:"${subscription.id}" AND total>2000` }),
  ).toMatchObject({
    data: [{ id: idOf(session.invoice) }],
  });
  expect(await stripe.charges.search({ query: `customer:"${customer}" AND amount:2500` })).toMatchObject(one);
  expect(await stripe.paymentIntents.search({ query: `customer:"${customer}"` })).toMatchObject(one);
});

test('a search of no matter what is answered at once', async () => {
  for (const query of [
    '"'.repeat(4_900),
    'a'.repeat(4_900),
    `name:"${'\\'.repeat(4_800)}"`,
    ' '.repeat(4_900),
    'email:"a" '.repeat(490),
  ]) {
    const begun = process.threadCpuUsage();
    expect(() => readQuery(query)).toThrow();
    expect(process.threadCpuUsage(begun).user).toBeLessThan(100_000);
    const { status } = await raw(sandbox.url, `/v1/customers/search?query=${encodeURIComponent(query)}`);
    expect(status).toBe(400);
  }
});
