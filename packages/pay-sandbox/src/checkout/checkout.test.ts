import { expect, test } from 'vitest';
import {
  buy,
  card,
  createCustomer,
  createPlans,
  getId,
  listCustomerEvents,
  listEventTypes,
  openFileSandbox,
  startCheckout,
} from '#testing/test-sandbox.ts';
import { completeCheckout } from './complete-session.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;
const { yearly, monthly } = await createPlans(stripe);

const pay = (session: string, number = '4242424242424242') =>
  completeCheckout(sandbox.engine, session, card(number));
const invoiced = ['customer.subscription.created', 'invoice.created', 'invoice.finalized'];
const charged = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];
const paid = ['invoice.paid', 'invoice.payment_succeeded', 'checkout.session.completed'];
const customerEvents = ['customer.created', 'payment_method.attached'];
const paidEvents = [...customerEvents, ...invoiced, ...charged, ...paid];

test('a donation beside a trial is charged now', async () => {
  const { customer, session, subscription } = await buy(own, {
    price: yearly.id,
    trialDays: 7,
    donation: 2_500,
  });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    amount_total: 2_500,
    url: null,
  });
  expect(subscription).toMatchObject({
    status: 'trialing',
    metadata: { user: 'u1' },
    cancel_at_period_end: false,
    billing_mode: { type: 'flexible' },
  });
  expect(Number(subscription.trial_end) - Number(subscription.trial_start)).toBe(7 * 86_400);
  expect(subscription.items.data[0]?.current_period_end).toBe(subscription.trial_end);
  expect(await listEventTypes(stripe, customer)).toEqual(paidEvents);
  const invoice = await stripe.invoices.retrieve(getId(session.invoice));
  expect(invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_create',
    amount_paid: 2_500,
    amount_remaining: 0,
    parent: { subscription_details: { subscription: subscription.id, metadata: { user: 'u1' } } },
    hosted_invoice_url: `${sandbox.url}/invoice/${getId(session.invoice)}`,
  });
  expect(invoice.lines.data.map(({ amount, parent }) => [amount, parent?.type])).toEqual([
    [0, 'subscription_item_details'],
    [2_500, 'invoice_item_details'],
  ]);
  const { data: payments } = await stripe.invoicePayments.list({ invoice: invoice.id });
  const intent = getId(payments[0]?.payment.payment_intent);
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  });
  expect(data).toMatchObject([{ invoice: invoice.id, status: 'paid', amount_paid: 2_500 }]);
});

test('a trial alone charges nothing', async () => {
  const { customer, session } = await buy(own, { price: yearly.id, trialDays: 7 });
  expect(session).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 });
  expect(await listEventTypes(stripe, customer)).toEqual([...customerEvents, ...invoiced, ...paid]);
  const invoice = await stripe.invoices.retrieve(getId(session.invoice));
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 0 });
  expect((await stripe.invoicePayments.list({ invoice: invoice.id })).data).toEqual([]);
});

test('a month and a donation are charged together', async () => {
  const { customer, session, subscription } = await buy(own, { price: monthly.id, donation: 1_000 });
  expect(session).toMatchObject({ payment_status: 'paid', amount_total: 1_500 });
  expect(subscription).toMatchObject({ status: 'active', trial_end: null });
  expect(await listEventTypes(stripe, customer)).toEqual(paidEvents);
});

test('a trial shorter than three days is announced at once', async () => {
  const { customer } = await buy(own, { price: yearly.id, trialDays: 2 });
  expect(await listEventTypes(stripe, customer)).toContain('customer.subscription.trial_will_end');
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', null],
  ['4012888888881881', 'card_declined', 'test_mode_live_card'],
])('the card %s is declined, and another card can pay', async (number, code, declineCode) => {
  const customer = await createCustomer(stripe);
  const session = await startCheckout(stripe, { customer, price: yearly.id, trialDays: 7, donation: 2_500 });
  expect(await pay(session.id, number)).toMatchObject({ kind: 'refused', field: null });
  expect((await stripe.charges.list({ customer })).data).toMatchObject([
    { failure_code: code, outcome: { reason: declineCode ?? code } },
  ]);
  expect(await listEventTypes(stripe, customer)).toEqual([
    'customer.created',
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
  ]);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    subscription: null,
  });
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  expect((await pay(session.id, '5555555555554444')).kind).toBe('completed');
  const { data } = await stripe.paymentMethods.list({ customer });
  expect(data[0]?.card).toMatchObject({ brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2060 });
});

test('the number of a real card is not stored', async () => {
  const session = await startCheckout(stripe, { price: yearly.id, trialDays: 7 });
  await pay(session.id, '4012888888881881');
  const { rows } = await own.database.query<{ all: string }>(
    `select string_agg(data::text || hidden::text, '') as all from pay_sandbox.object`,
  );
  expect(rows[0]?.all).not.toContain('4012888888881881');
});

test('a dispute withdraws the money and keeps the subscription', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id }, '4000000000000259');
  const events = await listCustomerEvents(stripe, customer);
  const charge = events.find(({ type }) => type === 'charge.succeeded')?.data.object ?? {};
  const { data } = await stripe.events.list({
    types: ['charge.dispute.created', 'charge.dispute.funds_withdrawn'],
  });
  expect(data.map(({ type }) => type)).toEqual(['charge.dispute.funds_withdrawn', 'charge.dispute.created']);
  expect(data[0]?.data.object).toMatchObject({
    status: 'needs_response',
    charge: Reflect.get(charge, 'id'),
    payment_intent: expect.stringMatching(/^pi_/),
  });
  expect((await stripe.charges.list({ customer })).data).toMatchObject([{ disputed: true }]);
  expect(subscription.status).toBe('active');
});

test('concurrent completions create one subscription', async () => {
  const customer = await createCustomer(stripe);
  const session = await startCheckout(stripe, { customer, price: yearly.id, trialDays: 7, donation: 2_500 });
  const results = await Promise.all(Array.from({ length: 10 }, () => pay(session.id)));
  const kinds = results.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual([...Array.from({ length: 9 }, () => 'already completed'), 'completed']);
  expect(new Set(results.map((result) => Reflect.get(result, 'redirectUrl'))).size).toBe(1);
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
});

test('the success address gets the id of the session and is otherwise unchanged', async () => {
  const session = await startCheckout(stripe, {
    price: monthly.id,
    more: { success_url: 'http://localhost:3000/a%20b?x=%7B&s={CHECKOUT_SESSION_ID}#z' },
  });
  expect(session.url).toBe(`${sandbox.url}/pay/${session.id}`);
  expect(await pay(session.id)).toEqual({
    kind: 'completed',
    redirectUrl: `http://localhost:3000/a%20b?x=%7B&s=${session.id}#z`,
  });
});

test('the session of a deleted customer cannot be paid', async () => {
  const customer = await createCustomer(stripe);
  const session = await startCheckout(stripe, { customer, price: monthly.id });
  await stripe.customers.del(customer);
  expect(await pay(session.id)).toMatchObject({ kind: 'expired' });
});
