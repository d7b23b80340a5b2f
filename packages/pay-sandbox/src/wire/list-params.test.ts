import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { buy, makePlans, raw, sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const { yearly, monthly, product } = await makePlans(stripe);
const { customer, subscription } = await buy(own, { price: yearly.id });
await buy(own, { price: monthly.id });

/** The lists that the site reads, with the parameters that it gives them. */
const lists: readonly (readonly [path: string, ...queries: string[]])[] = [
  ['/v1/billing_portal/configurations', 'active=true'],
  ['/v1/charges', 'created[gte]=5'],
  ['/v1/checkout/sessions', `customer=${customer}`],
  ['/v1/customers', 'email=none'],
  ['/v1/events', 'created[gte]=5', 'created[lt]=5', 'type=invoice.paid', 'types[]=invoice.paid'],
  ['/v1/invoice_payments', 'invoice=none', 'status=paid'],
  ['/v1/invoices', `customer=${customer}`, 'subscription=none', 'status=paid'],
  ['/v1/prices', 'lookup_keys[]=none', 'active=true'],
  ['/v1/subscriptions', `customer=${customer}`, 'status=all'],
  ['/v1/webhook_endpoints'],
];

test.each(lists)('%s accepts the parameters that the site sends', async (path, ...queries) => {
  for (const query of ['limit=100', ...queries]) {
    const { status, json, text } = await raw(sandbox.url, `${path}?${query}`);
    expect([query, status, json['object']], text).toEqual([query, 200, 'list']);
  }
});

test.each(lists)('%s refuses malformed parameters', async (path, ...queries) => {
  const keys = queries.map((query) => query.split('=')[0] ?? '');
  for (const key of ['limit', 'starting_after', 'ending_before', ...keys]) {
    for (const odd of ['', '\u0000', '-1', '9'.repeat(20), 'x'.repeat(6_000), "' or 1=1 --", '?', '$1']) {
      const { status, json } = await raw(sandbox.url, `${path}?${key}=${encodeURIComponent(odd)}`);
      expect([200, 400], `${path}?${key}=${odd}`).toContain(status);
      if (status === 400)
        expect(json).toMatchObject({
          error: { type: 'invalid_request_error', message: expect.any(String) },
        });
    }
    const twice = await raw(sandbox.url, `${path}?${key}=a&${key}[b]=c`);
    expect(twice.status).toBe(400);
  }
});

const ids = async (list: Promise<{ data: readonly { id: string }[] }>) =>
  (await list).data.map(({ id }) => id);

test('subscriptions are found by price, plan and period', async () => {
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  const found: readonly Stripe.SubscriptionListParams[] = [
    { price: yearly.id },
    { plan: yearly.id },
    { current_period_end: { gte: end } },
    { current_period_end: { gt: end - 86_400 }, collection_method: 'charge_automatically' },
    { customer, automatic_tax: { enabled: false } },
  ];
  for (const params of found)
    expect(await ids(stripe.subscriptions.list(params)), JSON.stringify(params)).toEqual([subscription.id]);
  const none: readonly Stripe.SubscriptionListParams[] = [
    { price: 'price_none' },
    { price: `${yearly.id}' or 1=1` },
    { customer, automatic_tax: { enabled: true } },
    { collection_method: 'send_invoice' },
    { current_period_start: { gt: end } },
  ];
  for (const params of none)
    expect(await ids(stripe.subscriptions.list(params)), JSON.stringify(params)).toEqual([]);
});

test('prices are found by how they recur', async () => {
  expect(await ids(stripe.prices.list({ product: product.id, recurring: { interval: 'month' } }))).toEqual([
    monthly.id,
  ]);
  expect(
    await ids(stripe.prices.list({ product: product.id, recurring: { usage_type: 'metered' } })),
  ).toEqual([]);
});

test('events are found by whether they were delivered', async () => {
  // Nobody listens here, so that nobody waits.
  expect((await stripe.events.list({ delivery_success: true })).data.length).toBeGreaterThan(0);
  expect(await ids(stripe.events.list({ delivery_success: false }))).toEqual([]);
});

test('the same test card gives the same fingerprint, and another gives another', async () => {
  const second = await buy(own, { price: yearly.id });
  const third = await buy(own, { price: yearly.id }, { number: '5555555555554444' });
  const prints = await Promise.all(
    [customer, second.customer, third.customer].map(async (owner) => {
      const { data } = await stripe.paymentMethods.list({ customer: owner });
      return data[0]?.card?.fingerprint;
    }),
  );
  const [one, same, other] = prints;
  expect(one).toMatch(/^\w{16}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});
