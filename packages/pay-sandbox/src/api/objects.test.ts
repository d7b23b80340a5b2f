import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { departures } from '#testing/departures.ts';
import { buy, idOf, makePlans, raw, sandboxOfFile, startCheckout } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;

test('a customer is made, changed, found and deleted', async () => {
  const made = await stripe.customers.create({
    email: 'a@example.org',
    name: 'A',
    metadata: { user: 'u1', gone: 'x' },
    address: { city: 'Rome', country: 'IT' },
  });
  expect(made).toMatchObject({ metadata: { user: 'u1', gone: 'x' }, address: { city: 'Rome', line1: null } });
  const changed = await stripe.customers.update(made.id, {
    name: '',
    metadata: { gone: '', kept: 'y' },
  });
  expect(changed).toMatchObject({ name: null, email: 'a@example.org', metadata: { user: 'u1', kept: 'y' } });
  expect(changed.metadata).not.toHaveProperty('gone');
  expect((await stripe.customers.update(made.id, { metadata: null })).metadata).toEqual({});
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id });
  const stub = { id: made.id, object: 'customer', deleted: true };
  expect(await stripe.customers.del(made.id)).toMatchObject(stub);
  expect(await stripe.customers.retrieve(made.id)).toMatchObject(stub);
  await expect(stripe.customers.update(made.id, { name: 'B' })).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.customers.del(made.id)).rejects.toMatchObject({ statusCode: 404 });
});

test('a change tells what was there before, and no change tells nothing', async () => {
  const { id } = await stripe.customers.create({ name: 'Before', metadata: { a: '1', b: '2' } });
  await stripe.customers.update(id, { name: 'After', metadata: { b: '3' } });
  await stripe.customers.update(id, { name: 'After' });
  const { data } = await stripe.events.list({ type: 'customer.updated' });
  const own = data.filter((event) => JSON.stringify(event.data.object).includes(id));
  expect(own.map((event) => event.data.previous_attributes)).toEqual([
    { name: 'Before', metadata: { b: '2' } },
  ]);
});

test('products are made under an own id, changed and listed', async () => {
  const made = await stripe.products.create({ id: 'wayfare-plan', name: 'Plan', metadata: { a: 'b' } });
  expect(made.id).toBe('wayfare-plan');
  await expect(stripe.products.create({ id: 'wayfare-plan', name: 'Plan' })).rejects.toMatchObject({
    code: 'resource_already_exists',
  });
  expect(await stripe.products.update(made.id, { active: false, name: 'Old plan' })).toMatchObject({
    active: false,
    name: 'Old plan',
  });
  const { data } = await stripe.products.list({ active: false, limit: 100 });
  expect(data.map(({ id }) => id)).toContain(made.id);
  expect((await stripe.products.list({ ids: [made.id] })).data).toHaveLength(1);
});

test('a lookup key leads to one price, and moves only when told', async () => {
  const { product } = await makePlans(stripe);
  const price = (more: object) =>
    stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 900, ...more });
  const first = await price({ lookup_key: 'yearly' });
  await expect(price({ lookup_key: 'yearly' })).rejects.toMatchObject({ param: 'lookup_key' });
  const second = await price({ lookup_key: 'yearly', transfer_lookup_key: true });
  const { data } = await stripe.prices.list({ lookup_keys: ['yearly', 'none'] });
  expect(data.map(({ id }) => id)).toEqual([second.id]);
  expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  await stripe.prices.update(first.id, { lookup_key: 'yearly', transfer_lookup_key: true });
  expect((await stripe.prices.retrieve(second.id)).lookup_key).toBeNull();
});

test('a subscription shows its price as it is now', async () => {
  const { monthly } = await makePlans(stripe);
  const { subscription } = await buy(own, { price: monthly.id });
  await stripe.prices.update(monthly.id, { lookup_key: `later-${monthly.id}` });
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  expect(items.data[0]?.price.lookup_key).toBe(`later-${monthly.id}`);
});

test('a ready-made card is attached, listed and made the default', async () => {
  const { id: customer } = await stripe.customers.create();
  const method = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
  expect(method.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  expect((await stripe.paymentMethods.list({ customer, type: 'card' })).data.map(({ id }) => id)).toEqual([
    method.id,
  ]);
  expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1);
  const settings = { invoice_settings: { default_payment_method: method.id } };
  expect(await stripe.customers.update(customer, settings)).toMatchObject(settings);
  const other = await stripe.customers.create();
  await expect(stripe.customers.update(other.id, settings)).rejects.toMatchObject({
    code: 'resource_missing',
  });
  await expect(stripe.paymentMethods.attach(method.id, { customer: other.id })).rejects.toMatchObject({
    param: 'payment_method',
  });
});

test('a portal configuration is made, changed, and gives the address of a log-in page', async () => {
  const { product, yearly, monthly } = await makePlans(stripe);
  const made = await stripe.billingPortal.configurations.create({
    features: {
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [{ product: product.id, prices: [yearly.id, monthly.id] }],
      },
    },
    default_return_url: 'http://localhost:3000/dashboard',
  });
  expect(made).toMatchObject({ is_default: false, login_page: { enabled: false, url: null } });
  const changed = await stripe.billingPortal.configurations.update(made.id, {
    login_page: { enabled: true },
  });
  expect(changed.login_page).toEqual({ enabled: true, url: `${sandbox.url}/portal/login` });
  expect(changed.features.subscription_update.products).toEqual([
    { product: product.id, prices: [yearly.id, monthly.id] },
  ]);
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true });
  expect(data).toHaveLength(1);
  expect(await stripe.billingPortal.configurations.retrieve(made.id)).toMatchObject({ id: made.id });
});

test('an endpoint is made with a secret that is shown once, changed and deleted', async () => {
  const made = await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/hook',
    enabled_events: ['invoice.paid'],
    api_version: '2026-10-28.endive',
  });
  expect(made).toMatchObject({ secret: expect.stringMatching(/^whsec_/), status: 'enabled' });
  const again: Stripe.WebhookEndpoint = await stripe.webhookEndpoints.retrieve(made.id);
  expect(again).not.toHaveProperty('secret');
  expect(await stripe.webhookEndpoints.update(made.id, { disabled: true })).toMatchObject({
    status: 'disabled',
  });
  expect((await stripe.webhookEndpoints.list()).data.map(({ id }) => id)).toContain(made.id);
  expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ deleted: true });
});

test('the own account can be asked for', async () => {
  expect(await stripe.accounts.retrieve(null)).toMatchObject({ object: 'account', charges_enabled: true });
});

test('every object that is answered or told has exactly the fields that the SDK declares', async () => {
  const { product, yearly, monthly } = await makePlans(stripe);
  const sale = await buy(own, { price: yearly.id, trialDays: 7, donation: 2_500 });
  await buy(own, { price: monthly.id, donation: 2_500 }, { number: '4000000000000259' });
  const failing = await buy(own, { price: monthly.id, trialDays: 7 }, { number: '4000000000000341' });
  await stripe.subscriptions.update(failing.subscription.id, { trial_end: 'now' });
  const open = await startCheckout(stripe, { customer: sale.customer, price: monthly.id, trialDays: 7 });
  await stripe.checkout.sessions.expire(open.id);
  const { data: payments } = await stripe.invoicePayments.list({ invoice: idOf(sale.session.invoice) });
  const intent = idOf(payments[0]?.payment.payment_intent);
  await stripe.refunds.create({ payment_intent: intent, amount: 500, reason: 'requested_by_customer' });
  const item = sale.subscription.items.data[0]?.id ?? '';
  await stripe.subscriptions.update(sale.subscription.id, { trial_end: 'now' });
  await stripe.subscriptions.update(sale.subscription.id, { items: [{ id: item, price: monthly.id }] });
  await stripe.billingPortal.sessions.create({ customer: sale.customer });
  await stripe.subscriptions.update(sale.subscription.id, { cancel_at_period_end: true });
  await stripe.products.update(product.id, { description: 'A plan' });
  await stripe.customers.del(failing.customer);
  const paths = [
    '/v1/account',
    '/v1/customers',
    '/v1/products',
    '/v1/prices',
    '/v1/subscriptions?status=all&limit=100',
    '/v1/invoices?limit=100',
    '/v1/invoice_payments?limit=100',
    '/v1/charges?limit=100',
    '/v1/refunds',
    '/v1/payment_methods?limit=100',
    '/v1/checkout/sessions?limit=100',
    `/v1/checkout/sessions/${sale.session.id}/line_items`,
    `/v1/payment_intents/${intent}`,
    '/v1/billing_portal/configurations',
    '/v1/webhook_endpoints',
  ];
  for (const path of paths) {
    const { json, status } = await raw(sandbox.url, path);
    expect(status, path).toBe(200);
    expect(departures(json), path).toEqual([]);
  }
  const told = new Set<string>();
  for await (const event of stripe.events.list({ limit: 100 })) {
    told.add(event.data.object.object);
    const { json } = await raw(sandbox.url, `/v1/events/${event.id}`);
    expect(departures(json), event.type).toEqual([]);
    expect(departures(Reflect.get(Object(json['data']), 'object')), event.type).toEqual([]);
  }
  expect([...told].toSorted()).toEqual([
    'billing_portal.configuration',
    'billing_portal.session',
    'charge',
    'checkout.session',
    'customer',
    'dispute',
    'invoice',
    'invoice_payment',
    'payment_intent',
    'payment_method',
    'price',
    'product',
    'refund',
    'setup_intent',
    'subscription',
  ]);
});
