import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createPlans, openFileSandbox, rawRequest, startCheckout } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;

async function catchError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`The call did not fail as expected: ${String(error)}`);
}

test('an unknown id is a missing resource', async () => {
  const error = await catchError(stripe.customers.retrieve('cus_none'));
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
  expect(error.message).toBe("No such customer: 'cus_none'");
  expect(error.requestId).toMatch(/^req_/);
});

test.each(['/v1', '/v1/', '/v1/coupons', '/v2/core/events', '/v3/x', '/oauth/token', '/oauth/deauthorize'])(
  '%s is refused in the form that the SDK throws',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await rawRequest(sandbox.url, path, {
        method,
        ...(method === 'POST' ? { body: '{"a":1}' } : {}),
      });
      expect([method, response.status, response.headers.get('content-type')]).toEqual([
        method,
        404,
        'application/json',
      ]);
      expect(response.json).toMatchObject({
        error: { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` },
      });
    }
    expect((await rawRequest(sandbox.url, path, { key: null })).json).toMatchObject({
      error: { message: expect.any(String) },
    });
  },
);

test('an unknown parameter is named as in the form', async () => {
  const { json, status } = await rawRequest(sandbox.url, '/v1/customers', { body: 'name=A&shoe[size]=44' });
  expect(status).toBe(400);
  expect(json['error']).toEqual({
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: 'shoe',
    message: 'Received unknown parameter: shoe',
  });
  const nested = await rawRequest(sandbox.url, '/v1/prices', {
    body: 'currency=usd&product=p&unit_amount=5&recurring[interval]=month&recurring[moon]=full',
  });
  expect(nested.json['error']).toMatchObject({ code: 'parameter_unknown', param: 'recurring[moon]' });
});

test('a missing parameter is named', async () => {
  const { json } = await rawRequest(sandbox.url, '/v1/products', { body: 'id=a' });
  expect(json['error']).toEqual({
    type: 'invalid_request_error',
    code: 'parameter_missing',
    param: 'name',
    message: 'Missing required param: name.',
  });
});

const price = 'product=prod_none&currency=usd';

test.each([
  ['/v1/products', 'name=', { code: 'parameter_invalid_empty', param: 'name' }],
  ['/v1/customers', 'email=reader', { code: 'email_invalid', param: 'email' }],
  ['/v1/prices', `${price}&unit_amount=five`, { code: 'parameter_invalid_integer', param: 'unit_amount' }],
  ['/v1/prices', 'product=prod_none&currency=zzz&unit_amount=5', { param: 'currency' }],
  ['/v1/prices', `${price}&unit_amount=5&transfer_lookup_key=perhaps`, { param: 'transfer_lookup_key' }],
  ['/v1/prices', `${price}&unit_amount=5&recurring[interval]=moon`, { param: 'recurring[interval]' }],
  ['/v1/prices', `${price}&unit_amount=5`, { code: 'resource_missing', param: 'product' }],
  ['/v1/customers', `metadata[k]=${'x'.repeat(501)}`, { param: 'metadata[k]' }],
  ['/v1/webhook_endpoints', 'url=ftp://x&enabled_events[]=*', { code: 'url_invalid', param: 'url' }],
])('%s refuses %s', async (path, body, error) => {
  const { status, json } = await rawRequest(sandbox.url, path, { body });
  expect([status, json['error']]).toMatchObject([400, { type: 'invalid_request_error', ...error }]);
});

test.each([
  ['no key', null],
  ['another key', 'sk_test_other'],
])('a call with %s is 401', async (_, key) => {
  const { status, json } = await rawRequest(sandbox.url, '/v1/customers', { key });
  expect(status).toBe(401);
  expect(json['error']).toMatchObject({ type: 'invalid_request_error' });
  expect(JSON.stringify(json)).not.toContain('sk_test_wayfare');
});

test('another API version is refused', async () => {
  const headers = { 'stripe-version': '2020-08-27' };
  expect((await rawRequest(sandbox.url, '/v1/customers', { headers })).status).toBe(400);
  const { headers: ours } = await rawRequest(sandbox.url, '/v1/customers');
  expect(ours.get('stripe-version')).toBe('2026-10-28.endive');
});

test.each([
  ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
  ['no success address', { success_url: '' }, { param: 'success_url' }],
  ['no lines', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
  ['an early expiry', { expires_at: 60 }, { param: 'expires_at' }],
  [
    'an empty trial',
    { subscription_data: { trial_period_days: 0 } },
    { code: 'parameter_invalid_integer', param: 'subscription_data[trial_period_days]' },
  ],
  ['promotion codes', { allow_promotion_codes: true }, { code: 'parameter_unknown' }],
])('a session with %s is refused', async (_, changes, expected) => {
  const { monthly } = await createPlans(stripe);
  const { id: customer } = await stripe.customers.create();
  const params: Record<string, unknown> = {
    mode: 'subscription',
    success_url: 'http://localhost/',
    customer,
    line_items: [{ price: monthly.id, quantity: 1 }],
    ...changes,
  };
  if ('expires_at' in changes) {
    params['expires_at'] = Math.floor(Date.now() / 1_000) + changes.expires_at;
  }
  // The types of the SDK do not allow most of these.
  const error = await catchError(stripe.rawRequest('POST', '/v1/checkout/sessions', params));
  expect(error).toMatchObject({ statusCode: 400, ...expected });
});

test('a session needs a recurring price and lines with one interval', async () => {
  const { product, monthly, yearly } = await createPlans(stripe);
  const { id: customer } = await stripe.customers.create();
  const once = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 100 });
  const create = (line_items: Stripe.Checkout.SessionCreateParams.LineItem[]) =>
    catchError(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        success_url: 'http://localhost/',
        customer,
        line_items,
      }),
    );
  const line = (price: Stripe.Price) => ({ price: price.id, quantity: 1 });
  expect(await create([line(once)])).toMatchObject({ param: 'line_items' });
  expect(await create([line(monthly), line(yearly)])).toMatchObject({ param: 'line_items' });
  expect(await create([{ price: monthly.id }])).toMatchObject({
    code: 'parameter_missing',
    param: 'line_items[0][quantity]',
  });
  expect(await create([{ price: 'price_none', quantity: 1 }])).toMatchObject({
    code: 'resource_missing',
    param: 'line_items[0][price]',
  });
});

test('a charge below half a dollar is refused', async () => {
  const { monthly } = await createPlans(stripe);
  const start = startCheckout(stripe, { price: monthly.id, trialDays: 7, donation: 20 });
  expect(await catchError(start)).toMatchObject({ code: 'amount_too_small' });
});
