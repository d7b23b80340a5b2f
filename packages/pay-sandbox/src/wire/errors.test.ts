import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { clientOf, makePlans, raw, sandboxOfFile, startCheckout } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;

/** The refusal as the SDK tells it. */
async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`There was no refusal of Stripe's: ${String(error)}`);
}

test('an unknown id is a missing resource', async () => {
  const error = await refusal(stripe.customers.retrieve('cus_none'));
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
  expect(error.message).toBe("No such customer: 'cus_none'");
  expect(error.requestId).toMatch(/^req_/);
});

test.each([
  ['products', () => stripe.products.retrieve('prod_none')],
  ['prices', () => stripe.prices.retrieve('price_none')],
  ['subscriptions', () => stripe.subscriptions.retrieve('sub_none')],
  ['a subscription to be changed', () => stripe.subscriptions.update('sub_none', { metadata: { a: 'b' } })],
  ['a subscription to be canceled', () => stripe.subscriptions.cancel('sub_none')],
  ['invoices', () => stripe.invoices.retrieve('in_none')],
  ['an invoice to be paid', () => stripe.invoices.pay('in_none')],
  ['charges', () => stripe.charges.retrieve('ch_none')],
  ['payment intents', () => stripe.paymentIntents.retrieve('pi_none')],
  ['payment methods', () => stripe.paymentMethods.retrieve('pm_none')],
  ['events', () => stripe.events.retrieve('evt_none')],
  ['sessions', () => stripe.checkout.sessions.retrieve('cs_none')],
  ['a session to expire', () => stripe.checkout.sessions.expire('cs_none')],
  ['lines of a session', () => stripe.checkout.sessions.listLineItems('cs_none')],
  ['endpoints', () => stripe.webhookEndpoints.del('we_none')],
  ['portal configurations', () => stripe.billingPortal.configurations.retrieve('bpc_none')],
  ['a customer to be deleted', () => stripe.customers.del('cus_none')],
  ['an id of another kind', () => stripe.customers.retrieve('prod_none')],
])('unknown: %s', async (_, call) => {
  expect(await refusal(call())).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
});

test.each([
  '/v1',
  '/v1/',
  '/v2/core/events',
  '/v2/billing/meter_events',
  '/v3/x',
  '/oauth/token',
  '/oauth/deauthorize',
])('%s is refused in the form that the SDK throws', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await raw(sandbox.url, path, {
      method,
      ...(method === 'POST' ? { body: '{"a":1}' } : {}),
    });
    expect([method, answer.status, answer.headers.get('content-type')]).toEqual([
      method,
      404,
      'application/json',
    ]);
    expect(answer.json).toMatchObject({
      error: { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` },
    });
  }
  expect((await raw(sandbox.url, path, { key: null })).json).toMatchObject({
    error: { message: expect.any(String) },
  });
});

test('calls of the newer kind are thrown as errors by the SDK', async () => {
  expect(await refusal(stripe.v2.core.events.list({ object_id: 'x' }))).toMatchObject({ statusCode: 404 });
});

test.each([
  ['allow_promotion_codes', { allow_promotion_codes: true }],
  ['billing_address_collection', { billing_address_collection: 'required' }],
  ['consent_collection[terms_of_service]', { consent_collection: { terms_of_service: 'required' } }],
  ['consent_collection[promotions]', { consent_collection: { promotions: 'auto' } }],
  ['custom_text[shipping_address]', { custom_text: { shipping_address: { message: 'Where to?' } } }],
  [
    'custom_text[terms_of_service_acceptance]',
    { custom_text: { terms_of_service_acceptance: { message: 'Yes' } } },
  ],
  ['locale', { locale: 'de' }],
  ['phone_number_collection[enabled]', { phone_number_collection: { enabled: true } }],
  [
    'saved_payment_method_options[payment_method_save]',
    { saved_payment_method_options: { payment_method_save: 'enabled' } },
  ],
  [
    'saved_payment_method_options[payment_method_remove]',
    { saved_payment_method_options: { payment_method_remove: 'enabled' } },
  ],
  ['submit_type', { submit_type: 'give' }],
] as const satisfies readonly (readonly [string, Partial<Stripe.Checkout.SessionCreateParams>])[])(
  'a payment page that cannot do what is asked of it is not made: %s',
  async (param, more) => {
    const { yearly } = await makePlans(stripe);
    const error = await refusal(startCheckout(stripe, { price: yearly.id, more }));
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
    expect(error.message).toContain(param);
  },
);

test('a payment page is made with all that is asked of it and changes nothing', async () => {
  const { yearly } = await makePlans(stripe);
  const more = {
    allow_promotion_codes: false,
    billing_address_collection: 'auto',
    consent_collection: { terms_of_service: 'none', promotions: 'none' },
    locale: 'en',
    phone_number_collection: { enabled: false },
  } as const;
  expect(await startCheckout(stripe, { price: yearly.id, more })).toMatchObject(more);
});

test('a portal speaks English alone', async () => {
  const { id: customer } = await stripe.customers.create();
  const error = await refusal(stripe.billingPortal.sessions.create({ customer, locale: 'fr' }));
  expect(error).toMatchObject({ statusCode: 400, param: 'locale' });
  expect(await stripe.billingPortal.sessions.create({ customer, locale: 'auto' })).toMatchObject({
    locale: 'auto',
  });
});

test('an unknown path is an error that the SDK throws', async () => {
  expect(await refusal(stripe.coupons.list())).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    message: 'Unrecognized request URL (GET: /v1/coupons).',
  });
});

test('an unknown parameter is named as it stood in the form', async () => {
  const { json, status } = await raw(sandbox.url, '/v1/customers', { body: 'name=A&shoe[size]=44' });
  expect(status).toBe(400);
  expect(json['error']).toEqual({
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: 'shoe',
    message: 'Received unknown parameter: shoe',
  });
  const nested = await raw(sandbox.url, '/v1/prices', {
    body: 'currency=usd&unit_amount=5&recurring[interval]=month&recurring[moon]=full',
  });
  expect(nested.json['error']).toMatchObject({ code: 'parameter_unknown', param: 'recurring[moon]' });
});

test('a missing parameter is named', async () => {
  const { json } = await raw(sandbox.url, '/v1/products', { body: 'active=true' });
  expect(json['error']).toEqual({
    type: 'invalid_request_error',
    code: 'parameter_missing',
    param: 'name',
    message: 'Missing required param: name.',
  });
});

test.each([
  ['/v1/customers', 'email=', { code: 'parameter_invalid_empty', param: 'email' }, 200],
  ['/v1/products', 'name=', { code: 'parameter_invalid_empty', param: 'name' }, 400],
  ['/v1/customers', 'email=nobody', { code: 'email_invalid', param: 'email' }, 400],
  [
    '/v1/prices',
    'currency=usd&unit_amount=five',
    { code: 'parameter_invalid_integer', param: 'unit_amount' },
    400,
  ],
  [
    '/v1/prices',
    'currency=usd&unit_amount=-5',
    { code: 'parameter_invalid_integer', param: 'unit_amount' },
    400,
  ],
  ['/v1/prices', 'currency=zzz&unit_amount=5', { param: 'currency' }, 400],
  ['/v1/products', 'name=A&active=perhaps', { param: 'active', message: 'Invalid boolean: perhaps' }, 400],
  [
    '/v1/prices',
    'currency=usd&unit_amount=5&recurring[interval]=moon',
    { param: 'recurring[interval]' },
    400,
  ],
  ['/v1/prices', 'currency=usd&unit_amount=5&recurring=often', { param: 'recurring' }, 400],
  ['/v1/customers', 'metadata=text', { param: 'metadata' }, 400],
  ['/v1/customers', `metadata[k]=${'x'.repeat(501)}`, { param: 'metadata[k]' }, 400],
  [
    '/v1/prices',
    'currency=usd&unit_amount=5&product=prod_none',
    { code: 'resource_missing', param: 'product' },
    400,
  ],
  ['/v1/webhook_endpoints', 'url=ftp://x&enabled_events[]=*', { code: 'url_invalid', param: 'url' }, 400],
  ['/v1/webhook_endpoints', 'url=https://example.org&enabled_events[]=*', { code: 'url_invalid' }, 400],
  [
    '/v1/webhook_endpoints',
    'url=http://localhost/&enabled_events[]=moon.rose',
    { param: 'enabled_events[0]' },
    400,
  ],
  [
    '/v1/webhook_endpoints',
    'url=http://localhost/&enabled_events[]=*&api_version=2020-01-01',
    { param: 'api_version' },
    400,
  ],
])('%s with %s', async (path, body, error, expected) => {
  const { status, json } = await raw(sandbox.url, path, { body });
  expect(status).toBe(expected);
  if (expected === 400) expect(json['error']).toMatchObject({ type: 'invalid_request_error', ...error });
});

test.each([
  ['no key', null],
  ['another key', 'sk_test_other'],
])('%s is 401', async (_, key) => {
  const { status, json, headers } = await raw(sandbox.url, '/v1/customers', { key });
  expect(status).toBe(401);
  expect(json['error']).toMatchObject({ type: 'invalid_request_error' });
  expect(JSON.stringify(json)).not.toContain('sk_test_wayfare');
  expect(headers.get('www-authenticate')).toContain('Basic');
});

test('the SDK tells a wrong key from all other refusals', async () => {
  expect(await refusal(clientOf(sandbox.url, 'sk_test_other').customers.list())).toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});

test('the key may stand as a user name', async () => {
  const authorization = `Basic ${Buffer.from('sk_test_wayfare:').toString('base64')}`;
  const { status } = await raw(sandbox.url, '/v1/customers', { key: null, headers: { authorization } });
  expect(status).toBe(200);
});

test('another version of the API is refused, not half understood', async () => {
  const other = await raw(sandbox.url, '/v1/customers', { headers: { 'stripe-version': '2020-08-27' } });
  expect(other.status).toBe(400);
  const ours = await raw(sandbox.url, '/v1/customers');
  expect(ours.headers.get('stripe-version')).toBe('2026-10-28.endive');
});

test('a card that is declined is a card error with its codes', async () => {
  const { id: customer } = await stripe.customers.create();
  const error = await refusal(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }));
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' });
});

test.each([
  ['neither mode', {}, { code: 'parameter_missing', param: 'mode' }],
  ['payment mode', { mode: 'payment' }, { param: 'mode' }],
  ['no address to go on to', { success_url: '' }, { param: 'success_url' }],
  ['no lines', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
  ['a customer and an address', { customer_email: 'a@b.cd' }, { param: 'customer_email' }],
  ['an expiry too soon', { expires_at: 60 }, { param: 'expires_at' }],
  ['an expiry too late', { expires_at: 90_000 }, { param: 'expires_at' }],
  [
    'a trial of no day',
    { subscription_data: { trial_period_days: 0 } },
    { code: 'parameter_invalid_integer', param: 'subscription_data[trial_period_days]' },
  ],
  [
    'an old parameter',
    { payment_method_types: ['card'] },
    { code: 'parameter_unknown', param: 'payment_method_types' },
  ],
  ['an old word', { ui_mode: 'hosted' }, { param: 'ui_mode' }],
])('a session with %s is refused', async (name, change, expected) => {
  const { monthly } = await makePlans(stripe);
  const { id: customer } = await stripe.customers.create();
  const whole = {
    mode: 'subscription',
    success_url: 'http://localhost/',
    customer,
    line_items: [{ price: monthly.id, quantity: 1 }],
    ...change,
  };
  const { mode, ...withoutMode } = whole;
  const params = name === 'neither mode' ? withoutMode : { mode, ...withoutMode };
  if ('expires_at' in change) {
    Object.assign(params, { expires_at: Math.floor(Date.now() / 1_000) + change.expires_at });
  }
  // The SDK would not let most of these be written.
  const error = await refusal(stripe.rawRequest('POST', '/v1/checkout/sessions', params));
  expect(error).toMatchObject({ statusCode: 400, ...expected });
});

test('a session needs something that recurs, and lines that go together', async () => {
  const { product, monthly, yearly } = await makePlans(stripe);
  const euro = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 100 });
  const session = (line_items: Stripe.Checkout.SessionCreateParams.LineItem[]) =>
    refusal(
      stripe.checkout.sessions.create({ mode: 'subscription', success_url: 'http://localhost/', line_items }),
    );
  const line = (price: Stripe.Price) => ({ price: price.id, quantity: 1 });
  expect(await session([line(euro)])).toMatchObject({ param: 'line_items' });
  expect(await session([line(monthly), line(yearly)])).toMatchObject({ param: 'line_items' });
  expect(await session([line(monthly), line(euro)])).toMatchObject({ param: 'line_items' });
  expect(await session([{ price: monthly.id }])).toMatchObject({
    code: 'parameter_missing',
    param: 'line_items[0][quantity]',
  });
  expect(await session([{ price: 'price_none', quantity: 1 }])).toMatchObject({
    code: 'resource_missing',
    param: 'line_items[0][price]',
  });
  await stripe.prices.update(monthly.id, { active: false });
  expect(await session([line(monthly)])).toMatchObject({ param: 'line_items[0][price]' });
});

test('less than half a dollar cannot be charged', async () => {
  const { monthly } = await makePlans(stripe);
  const start = startCheckout(stripe, { price: monthly.id, trialDays: 7, donation: 20 });
  expect(await refusal(start)).toMatchObject({ code: 'amount_too_small' });
});
