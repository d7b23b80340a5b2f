import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { buy, makePlans, raw, sandboxOfFile } from '#testing/test-sandbox.ts';
import { queriesOfList } from '../../scripts/list-params.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const { yearly, monthly, product } = await makePlans(stripe);
const { customer, subscription } = await buy(own, { price: yearly.id });
await buy(own, { price: monthly.id });

/** Every list that is offered, and where the SDK declares what it may be told. */
const lists = [
  [
    '/v1/billing_portal/configurations',
    'BillingPortal/Configurations',
    'BillingPortal.ConfigurationListParams',
  ],
  ['/v1/charges', 'Charges', 'ChargeListParams'],
  ['/v1/checkout/sessions', 'Checkout/Sessions', 'Checkout.SessionListParams'],
  ['/v1/customers', 'Customers', 'CustomerListParams'],
  ['/v1/customers/:id/payment_methods', 'Customers', 'CustomerListPaymentMethodsParams'],
  ['/v1/events', 'Events', 'EventListParams'],
  ['/v1/invoice_payments', 'InvoicePayments', 'InvoicePaymentListParams'],
  ['/v1/invoices', 'Invoices', 'InvoiceListParams'],
  ['/v1/payment_methods', 'PaymentMethods', 'PaymentMethodListParams'],
  ['/v1/prices', 'Prices', 'PriceListParams'],
  ['/v1/products', 'Products', 'ProductListParams'],
  ['/v1/refunds', 'Refunds', 'RefundListParams'],
  ['/v1/subscriptions', 'Subscriptions', 'SubscriptionListParams'],
  ['/v1/test_helpers/test_clocks', 'TestHelpers/TestClocks', 'TestHelpers.TestClockListParams'],
  ['/v1/webhook_endpoints', 'WebhookEndpoints', 'WebhookEndpointListParams'],
] as const;

const placeOf = (path: string): string => path.replace(':id', customer);

/** Said no to as Stripe does: there is no such thing, or it does not stand alone. */
const refused = new Set([
  '/v1/subscriptions?customer=none',
  '/v1/prices?currency=none',
  '/v1/invoice_payments?payment[payment_intent]=none',
  '/v1/invoice_payments?payment[payment_record]=none',
]);

test.each(lists)('%s takes whatever the SDK says it may be told', async (path, resource, name) => {
  for (const query of ['limit=5', ...queriesOfList(resource, name)]) {
    const { status, json, text } = await raw(sandbox.url, `${placeOf(path)}?${query}`);
    if (refused.has(`${path}?${query}`)) expect(status).toBe(400);
    else expect([query, status, json['object']], text).toEqual([query, 200, 'list']);
  }
});

test.each(lists)(
  '%s refuses what is no value of its parameters, and never falls over it',
  async (path, resource, name) => {
    const keys = queriesOfList(resource, name).map((query) => query.split('=')[0] ?? '');
    for (const key of new Set(['limit', 'starting_after', 'ending_before', ...keys])) {
      for (const odd of ['', '\u0000', '-1', '9'.repeat(20), 'x'.repeat(6_000), "' or 1=1 --", '?', '$1']) {
        const { status, json } = await raw(sandbox.url, `${placeOf(path)}?${key}=${encodeURIComponent(odd)}`);
        expect([200, 400], `${path}?${key}=${odd}`).toContain(status);
        if (status === 400)
          expect(json).toMatchObject({
            error: { type: 'invalid_request_error', message: expect.any(String) },
          });
      }
      const twice = await raw(sandbox.url, `${placeOf(path)}?${key}=a&${key}[b]=c`);
      expect(twice.status).toBe(400);
    }
  },
);

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
