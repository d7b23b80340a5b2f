import { expect, test } from 'vitest';
import {
  allEvents,
  buy,
  card,
  eventsOf,
  idOf,
  makePlans,
  sandboxOfFile,
  startCheckout,
} from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const { completeCheckout, viewSession } = sandbox.useCases;
const { yearly, monthly } = await makePlans(stripe);

const pay = (session: string, number = '4242424242424242') =>
  completeCheckout(session, card(number), 'not asked');
const newCustomer = async () => (await stripe.customers.create({ email: 'reader@example.org' })).id;
const firstInvoice = ['invoice.created', 'invoice.finalized'];
const payment = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];
const paid = ['invoice.paid', 'invoice.payment_succeeded', 'checkout.session.completed'];
const begun = ['customer.created', 'payment_method.attached'];
const paidAtOnce = [...begun, 'customer.subscription.created', ...firstInvoice, ...payment, ...paid];

test('a trial and a donation: the donation is charged now, and the trial begins', async () => {
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
  expect(await eventsOf(stripe, customer)).toEqual(paidAtOnce);
  const invoice = await stripe.invoices.retrieve(idOf(session.invoice));
  expect(invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_create',
    amount_paid: 2_500,
    amount_remaining: 0,
    parent: { subscription_details: { subscription: subscription.id, metadata: { user: 'u1' } } },
    hosted_invoice_url: `${sandbox.url}/invoice/${idOf(session.invoice)}`,
  });
  expect(invoice.lines.data.map(({ amount, parent }) => [amount, parent?.type])).toEqual([
    [0, 'subscription_item_details'],
    [2_500, 'invoice_item_details'],
  ]);
  const { data: payments } = await stripe.invoicePayments.list({ invoice: invoice.id });
  const intent = idOf(payments[0]?.payment.payment_intent);
  const found = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  });
  expect(found.data).toMatchObject([{ invoice: invoice.id, status: 'paid', amount_paid: 2_500 }]);
});

test('a trial only: nothing is charged, and no payment was required', async () => {
  const { customer, session } = await buy(own, { price: yearly.id, trialDays: 7 });
  expect(session).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 });
  expect(await eventsOf(stripe, customer)).toEqual([
    ...begun,
    'setup_intent.succeeded',
    'customer.subscription.created',
    ...firstInvoice,
    ...paid,
  ]);
  const invoice = await stripe.invoices.retrieve(idOf(session.invoice));
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 0 });
  expect((await stripe.invoicePayments.list({ invoice: invoice.id })).data).toEqual([]);
});

test('a month and a donation: both are charged now', async () => {
  const { customer, session, subscription } = await buy(own, { price: monthly.id, donation: 1_000 });
  expect(session).toMatchObject({ payment_status: 'paid', amount_total: 1_500 });
  expect(subscription).toMatchObject({ status: 'active', trial_end: null });
  expect(await eventsOf(stripe, customer)).toEqual(paidAtOnce);
});

test('a trial shorter than three days is said to end at once', async () => {
  const { customer } = await buy(own, { price: yearly.id, trialDays: 2 });
  expect(await eventsOf(stripe, customer)).toContain('customer.subscription.trial_will_end');
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', null],
  ['4000000000000127', 'incorrect_cvc', null],
  ['4000000000000119', 'processing_error', null],
  ['4000000000000341', 'card_declined', 'generic_decline'],
  ['4012888888881881', 'card_declined', 'test_mode_live_card'],
])(
  'the card %s is declined, the session stays open, and another card pays',
  async (number, code, declineCode) => {
    const customer = await newCustomer();
    const session = await startCheckout(stripe, {
      customer,
      price: yearly.id,
      trialDays: 7,
      donation: 2_500,
    });
    const declined = await pay(session.id, number);
    expect(declined).toMatchObject({ kind: 'declined', code, declineCode });
    expect(await eventsOf(stripe, customer)).toEqual([
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
    const completed = await pay(session.id, '5555555555554444');
    expect(completed.kind).toBe('completed');
  },
);

test('a number that is no test card is not kept', async () => {
  const session = await startCheckout(stripe, { price: yearly.id, trialDays: 7 });
  await pay(session.id, '4012888888881881');
  const { rows } = await own.database.query<{ all: string }>(
    `select string_agg(data::text || hidden::text, '') as all from pay_sandbox.object`,
  );
  expect(rows[0]?.all).not.toContain('4012888888881881');
});

test('a card that fails later can begin a trial', async () => {
  const { subscription } = await buy(own, { price: yearly.id, trialDays: 7 }, { number: '4000000000000341' });
  expect(subscription.status).toBe('trialing');
});

test('3-D Secure is asked for, and decides', async () => {
  const customer = await newCustomer();
  const session = await startCheckout(stripe, { customer, price: monthly.id });
  const complete = (authentication: 'not asked' | 'passed' | 'failed') =>
    completeCheckout(session.id, card('4000002500003155'), authentication);
  expect(await complete('not asked')).toEqual({ kind: 'needs authentication' });
  expect(await complete('failed')).toMatchObject({ code: 'payment_intent_authentication_failure' });
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  expect((await complete('passed')).kind).toBe('completed');
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
});

test('a dispute takes the money back at once and leaves the subscription', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id }, { number: '4000000000000259' });
  const events = await allEvents(stripe, customer);
  const charge = events.find(({ type }) => type === 'charge.succeeded');
  const { data } = await stripe.events.list({ type: 'charge.dispute.*' });
  expect(data.map(({ type }) => type)).toEqual(['charge.dispute.funds_withdrawn', 'charge.dispute.created']);
  expect(data[0]?.data.object).toMatchObject({
    status: 'needs_response',
    charge: Reflect.get(charge?.data.object ?? {}, 'id'),
    payment_intent: expect.stringMatching(/^pi_/),
  });
  expect(await stripe.charges.retrieve(String(Reflect.get(charge?.data.object ?? {}, 'id')))).toMatchObject({
    disputed: true,
  });
  expect(subscription.status).toBe('active');
});

test('a Mastercard is one', async () => {
  const { subscription } = await buy(own, { price: monthly.id }, { number: '5555555555554444' });
  const method = await stripe.paymentMethods.retrieve(idOf(subscription.default_payment_method));
  expect(method.card).toMatchObject({ brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2060 });
});

test('ten completions at once make one subscription', async () => {
  const customer = await newCustomer();
  const session = await startCheckout(stripe, { customer, price: yearly.id, trialDays: 7, donation: 2_500 });
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => pay(session.id)));
  const kinds = outcomes.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual([...Array.from({ length: 9 }, () => 'already completed'), 'completed']);
  expect(new Set(outcomes.map((outcome) => Reflect.get(outcome, 'redirectUrl'))).size).toBe(1);
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
});

test('the way back carries the id of the session, and nothing else is touched', async () => {
  const session = await startCheckout(stripe, {
    price: monthly.id,
    more: { success_url: 'http://localhost:3000/a%20b?x=%7B&s={CHECKOUT_SESSION_ID}#z' },
  });
  expect(session.url).toBe(`${sandbox.url}/pay/${session.id}`);
  const outcome = await pay(session.id);
  expect(outcome).toEqual({
    kind: 'completed',
    redirectUrl: `http://localhost:3000/a%20b?x=%7B&s=${session.id}#z`,
  });
});

test('without a customer each session makes a new one', async () => {
  const customers = new Set<unknown>();
  for (const email of ['guest@example.org', 'guest@example.org']) {
    const { id } = await startCheckout(stripe, { price: monthly.id });
    await completeCheckout(id, card('4242424242424242', { email }), 'not asked');
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session.customer_details?.email).toBe('guest@example.org');
    customers.add(session.customer);
  }
  expect(customers.size).toBe(2);
});

test.each([
  ['number', { number: '4242424242424241' }],
  ['number', { number: '' }],
  ['number', { number: '４２４２' }],
  ['expiry', { expiry: '13/60' }],
  ['expiry', { expiry: '01/20' }],
  ['expiry', { expiry: 'soon' }],
  ['cvc', { cvc: '12' }],
  ['name', { name: ' ' }],
  ['name', { name: 'a\u0000b' }],
  ['email', { email: 'nobody' }],
  ['email', { email: 'a\u0000@b.cd' }],
])('a wrong %s is named, and nothing happens: %j', async (field, wrong) => {
  const { id } = await startCheckout(stripe, { price: monthly.id });
  const outcome = await completeCheckout(id, card('4242 4242 4242 4242', wrong), 'not asked');
  expect(outcome).toMatchObject({ kind: 'invalid field', field });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('what is to be paid is told in plain data', async () => {
  const customer = await newCustomer();
  const session = await startCheckout(stripe, { customer, price: yearly.id, trialDays: 7, donation: 2_500 });
  expect(await viewSession(session.id)).toMatchObject({
    kind: 'open',
    session: {
      currency: 'usd',
      dueToday: 2_500,
      dueLater: { amount: 5_000, recurring: { interval: 'year', interval_count: 1 } },
      trialEnd: expect.any(Date),
      email: 'reader@example.org',
      isEmailFixed: true,
      cancelUrl: 'http://localhost:3000/subscribe',
      lines: [
        { amount: 5_000, quantity: 1, recurring: { interval: 'year' } },
        { name: 'Donation', amount: 2_500, recurring: null },
      ],
    },
  });
  await stripe.checkout.sessions.expire(session.id);
  expect(await viewSession(session.id)).toEqual({
    kind: 'expired',
    cancelUrl: 'http://localhost:3000/subscribe',
  });
  expect(await pay(session.id)).toMatchObject({
    kind: 'expired',
  });
  expect(await viewSession('cs_none')).toEqual({ kind: 'unknown' });
  expect(await pay('cs_none')).toEqual({
    kind: 'unknown',
  });
});

test('lines are listed with their prices, and sessions by customer and subscription', async () => {
  const { session, customer, subscription } = await buy(own, { price: monthly.id, donation: 1_000 });
  const { data } = await stripe.checkout.sessions.listLineItems(session.id);
  expect(data).toMatchObject([
    { amount_total: 500, quantity: 1, price: { id: monthly.id } },
    {
      amount_total: 1_000,
      description: 'Donation',
      price: { type: 'one_time' },
    },
  ]);
  for (const ask of [{ customer }, { subscription: subscription.id }]) {
    const found = await stripe.checkout.sessions.list(ask);
    expect(found.data.map(({ id }) => id)).toEqual([session.id]);
  }
});

test('a session whose customer was deleted cannot be paid', async () => {
  const customer = await newCustomer();
  const session = await startCheckout(stripe, { customer, price: monthly.id });
  await stripe.customers.del(customer);
  expect(await pay(session.id)).toMatchObject({
    kind: 'expired',
  });
});
