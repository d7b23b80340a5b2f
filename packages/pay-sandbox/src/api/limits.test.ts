import { expect, test } from 'vitest';
import { completeCheckout } from '#checkout/complete-session.ts';
import { card, createPlans, openFileSandbox, rawRequest, startCheckout } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;
const { yearly } = await createPlans(stripe);

const maxLength = 1_000_000;
const repeat = (piece: string): string => piece.repeat(Math.floor(maxLength / piece.length));

test.each([
  ['an email of dots', '/v1/customers', `email=a@${repeat('.')}@`],
  ['a long number', '/v1/prices', `product=p&currency=usd&unit_amount=${repeat('9')}`],
  ['many nested names', '/v1/customers', `a${repeat('[b]')}=1`],
  ['many fields', '/v1/customers', repeat('a=1&')],
  ['many list items', '/v1/checkout/sessions', repeat('line_items[][price]=x&')],
  ['a long URL', '/v1/webhook_endpoints', `enabled_events[]=*&url=http://${repeat('a.')}`],
])('%s is refused quickly', { timeout: 30_000 }, async (_, path, body) => {
  const start = performance.now();
  const { status, json } = await rawRequest(sandbox.url, path, { body });
  expect([status, json]).toMatchObject([400, { error: { type: 'invalid_request_error' } }]);
  // Quadratic work would take minutes.
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a session that is paid and expired concurrently ends in one state', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: customer } = await stripe.customers.create({ email: 'reader@example.org' });
    const { id } = await startCheckout(stripe, { customer, price: yearly.id });
    const complete = () => completeCheckout(sandbox.engine, id, card('4242424242424242'));
    await Promise.allSettled([complete(), stripe.checkout.sessions.expire(id), complete()]);
    const { status } = await stripe.checkout.sessions.retrieve(id);
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    expect([status, data.length]).toEqual(status === 'complete' ? ['complete', 1] : ['expired', 0]);
  }
});
