// What a stranger, or a program gone wrong, would send: the largest fields, the same thing many times at once.
import { expect, test } from 'vitest';
import { buy, card, idOf, makePlans, raw, sandboxOfFile, startCheckout } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const { yearly, monthly } = await makePlans(stripe);

const almostAMegabyte = 1_000_000;
const of = (piece: string): string => piece.repeat(Math.floor(almostAMegabyte / piece.length));

test.each([
  ['an address of dots', '/v1/customers', `email=a@${of('.')}@`],
  ['an address of blanks', '/v1/customers', `email=${of('+')}`],
  ['a name without end', '/v1/customers', `name=${of('x')}`],
  ['a number without end', '/v1/prices', `unit_amount=${of('9')}`],
  ['a place without end', '/v1/customers', `a${of('[]')}=1`],
  ['a path without end', '/v1/customers', `a${of('[b]')}=1`],
  ['brackets that never close', '/v1/customers', `a${of('[')}=1`],
  ['fields without end', '/v1/customers', of('a=1&')],
  ['places without number', '/v1/checkout/sessions', of('line_items[][price]=x&')],
  ['metadata without end', '/v1/customers', of('metadata[a]=1&')],
  ['an address of the web without end', '/v1/products', `name=x&url=http://${of('a.')}`],
  ['expansions without end', '/v1/customers', `expand[]=${of('a.')}`],
])('%s is refused before long', { timeout: 30_000 }, async (_, path, body) => {
  const begun = performance.now();
  const { status, json } = await raw(sandbox.url, path, { body });
  expect([status, json]).toMatchObject([400, { error: { type: 'invalid_request_error' } }]);
  // Anything that grows faster than what was sent would take minutes.
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('one key and one body, sent twenty times at once, is one customer', async () => {
  const email = 'twenty@example.org';
  const made = await Promise.all(
    Array.from({ length: 20 }, () => stripe.customers.create({ email }, { idempotencyKey: 'twenty' })),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.customers.list({ email })).data).toHaveLength(1);
});

test('a portal that is used in every way at once leaves one subscription, and invoices that agree with their payments', async () => {
  const bought = await buy(own, { price: monthly.id });
  const portal = await stripe.billingPortal.sessions.create({ customer: bought.customer });
  const { useCases } = sandbox;
  const { id } = bought.subscription;
  await Promise.all(
    Array.from({ length: 5 }, () => [
      useCases.cancelInPortal(portal.id, id),
      useCases.renewInPortal(portal.id, id),
      useCases.switchPlan(portal.id, id, yearly.id),
      useCases.switchPlan(portal.id, id, monthly.id),
      useCases.updateCard(portal.id, card('5555555555554444'), 'passed'),
      stripe.subscriptions.update(id, { metadata: { at: 'once' } }),
    ]).flat(),
  );
  const subscriptions = await stripe.subscriptions.list({ customer: bought.customer, status: 'all' });
  expect(subscriptions.data.map((each) => each.id)).toEqual([id]);
  for await (const invoice of stripe.invoices.list({ customer: bought.customer })) {
    const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
    const paid = data.reduce((sum, { amount_paid: amount }) => sum + (amount ?? 0), 0);
    expect([invoice.id, paid]).toEqual([invoice.id, invoice.amount_paid]);
  }
});

test('a refund asked for ten times at once is given once', async () => {
  const { session } = await buy(own, { price: yearly.id });
  const { data } = await stripe.invoicePayments.list({ invoice: idOf(session.invoice) });
  const intent = idOf(data[0]?.payment.payment_intent);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => stripe.refunds.create({ payment_intent: intent })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
});

test('a session that is paid and expired at once is one or the other', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: customer } = await stripe.customers.create({ email: 'reader@example.org' });
    const { id } = await startCheckout(stripe, { customer, price: yearly.id });
    const complete = () => sandbox.useCases.completeCheckout(id, card('4242424242424242'), 'passed');
    await Promise.allSettled([complete(), stripe.checkout.sessions.expire(id), complete()]);
    const { status } = await stripe.checkout.sessions.retrieve(id);
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    expect([status, data.length]).toEqual(status === 'complete' ? ['complete', 1] : ['expired', 0]);
  }
});
