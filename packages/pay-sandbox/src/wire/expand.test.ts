import { expect, test } from 'vitest';
import generated from '#schema/shapes.generated.json' with { type: 'json' };
import { buy, idOf, makePlans, raw, sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const { yearly, product } = await makePlans(stripe);
const { customer, session, subscription } = await buy(own, { price: yearly.id });
const invoice = idOf(session.invoice);
const { data: payments } = await stripe.invoicePayments.list({ invoice });
const intent = idOf(payments[0]?.payment.payment_intent);
const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent);
const refund = await stripe.refunds.create({ payment_intent: intent });
const [method] = (await stripe.paymentMethods.list({ customer })).data;

const places = [
  ['charge', `/v1/charges/${idOf(charge)}`, '/v1/charges'],
  ['checkout.session', `/v1/checkout/sessions/${session.id}`, '/v1/checkout/sessions'],
  ['customer', `/v1/customers/${customer}`, '/v1/customers'],
  ['invoice', `/v1/invoices/${invoice}`, '/v1/invoices'],
  ['invoice_payment', `/v1/invoice_payments/${payments[0]?.id}`, '/v1/invoice_payments'],
  ['payment_intent', `/v1/payment_intents/${intent}`, null],
  ['payment_method', `/v1/payment_methods/${method?.id}`, `/v1/customers/${customer}/payment_methods`],
  ['price', `/v1/prices/${yearly.id}`, '/v1/prices'],
  ['product', `/v1/products/${product.id}`, '/v1/products'],
  ['refund', `/v1/refunds/${refund.id}`, '/v1/refunds'],
  ['subscription', `/v1/subscriptions/${subscription.id}`, '/v1/subscriptions'],
  ['item', null, `/v1/checkout/sessions/${session.id}/line_items`],
] as const;

const expanded = (address: string, path: string) => raw(sandbox.url, `${address}?expand[]=${path}`);

test.each(places)(
  'whatever the SDK declares of a %s to be expandable can be asked for',
  async (type, one, list) => {
    for (const path of Object.keys(generated.expandable[type])) {
      if (path.split('.').length > 4) continue;
      if (one !== null) expect([path, (await expanded(one, path)).status]).toEqual([path, 200]);
      if (list !== null) expect([path, (await expanded(list, `data.${path}`)).status]).toEqual([path, 200]);
    }
  },
);

test.each(places)('whatever it does not declare of a %s is refused', async (_, one, list) => {
  for (const path of [
    'bogus',
    'id',
    'metadata',
    'object',
    'livemode',
    'created',
    'bogus.id',
    'constructor',
    '__proto__',
    'a.b.c',
    '',
    '.',
    '..',
  ]) {
    for (const address of [one, list]) {
      if (address === null) continue;
      const asked = address === list ? `data.${path}` : path;
      const { status, json } = await expanded(address, asked);
      expect([asked, status]).toEqual([asked, 400]);
      expect(json).toMatchObject({ error: { type: 'invalid_request_error', message: expect.any(String) } });
    }
  }
});

test('a path is judged by the declarations, also where there is nothing yet', async () => {
  const bare = await stripe.customers.create();
  for (const path of [
    'default_source.bogus.x.y.z',
    'invoice_settings.default_payment_method.bogus',
    'subscriptions.bogus',
    'subscriptions.data.bogus',
  ]) {
    await expect(stripe.customers.retrieve(bare.id, { expand: [path] })).rejects.toMatchObject({
      statusCode: 400,
      param: 'expand',
    });
  }
  await expect(
    stripe.subscriptions.list({ customer: bare.id, expand: ['data.latest_invoice.payment_intent'] }),
  ).rejects.toMatchObject({
    message: 'This property cannot be expanded (data.latest_invoice.payment_intent).',
  });
});

test('who forgets that it is a list is told the way', async () => {
  await expect(stripe.subscriptions.list({ expand: ['customer'] })).rejects.toMatchObject({
    message:
      "This property cannot be expanded (customer). You may want to try expanding 'data.customer' instead.",
  });
});

test('nothing is made where what was asked to be shown of it cannot be', async () => {
  const email = 'never@example.org';
  await expect(stripe.customers.create({ email, expand: ['bogus'] })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect((await stripe.customers.list({ email })).data).toEqual([]);
});

test('what lies within a part is expanded too', async () => {
  const { parent } = await stripe.invoices.retrieve(invoice, {
    expand: ['parent.subscription_details.subscription'],
  });
  expect(parent?.subscription_details?.subscription).toMatchObject({
    object: 'subscription',
    id: subscription.id,
  });
  const { lines } = await stripe.invoices.retrieve(invoice, {
    expand: ['lines.data.pricing.price_details.price'],
  });
  expect(lines.data[0]?.pricing?.price_details?.price).toMatchObject({ object: 'price', id: yearly.id });
  const { invoice_settings: settings } = await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: method?.id ?? '' },
    expand: ['invoice_settings.default_payment_method'],
  });
  expect(settings.default_payment_method).toMatchObject({
    object: 'payment_method',
    card: { last4: '4242' },
  });
});
