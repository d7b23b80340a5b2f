import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  allEvents,
  buy,
  eventsOf,
  idOf,
  makePlans,
  ownSandbox,
  paidEvents,
  type Sale,
} from '#testing/test-sandbox.ts';

const day = 86_400;
const start = Math.floor(Date.parse('2027-01-10T12:00:00Z') / 1_000);
const at = (iso: string): number => Math.floor(Date.parse(iso) / 1_000);

let own: Awaited<ReturnType<typeof ownSandbox>>;
let stripe: Stripe;
let yearly: Stripe.Price;
let monthly: Stripe.Price;

// Each test has a sandbox of its own, because it moves the clock.
beforeEach(async () => {
  own = await ownSandbox({ wallClock: () => new Date(start * 1_000) });
  ({ stripe } = own);
  ({ yearly, monthly } = await makePlans(stripe));
});

afterEach(async () => {
  expect(own.faults).toEqual([]);
  await own[Symbol.asyncDispose]();
});

const advance = (to: number): Promise<void> => own.sandbox.advance(new Date(to * 1_000));

/** A sale, with the events since the last call of news(). */
async function sell(sale: Omit<Sale, 'customer'>, number?: string) {
  const bought = await buy(own, sale, number === undefined ? {} : { number });
  let seen = (await eventsOf(stripe, bought.customer)).length;
  return {
    ...bought,
    advance,
    switchTo: (price: string, more: Stripe.SubscriptionUpdateParams = {}) => {
      const { id, items } = bought.subscription;
      return stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? '', price }], ...more });
    },
    async payWith(card: string) {
      const method = await stripe.paymentMethods.attach(card, { customer: bought.customer });
      await stripe.subscriptions.update(bought.subscription.id, { default_payment_method: method.id });
    },
    subscriptionNow: () => stripe.subscriptions.retrieve(bought.subscription.id),
    invoices: async () => (await stripe.invoices.list({ customer: bought.customer, limit: 100 })).data,
    async news(): Promise<Stripe.Event[]> {
      const events = (await allEvents(stripe, bought.customer)).slice(seen);
      seen += events.length;
      return events;
    },
  };
}

const types = (events: readonly Stripe.Event[]): string[] => events.map(({ type }) => type);
const previousOf = (events: readonly Stripe.Event[], type: string) =>
  events.filter((event) => event.type === type).map((event) => event.data.previous_attributes);

const failure = ['charge.failed', 'payment_intent.payment_failed', 'invoice.payment_failed'];
const updated = 'customer.subscription.updated';

test('a trial: a reminder three days before, active at its end, paid an hour later', async () => {
  const sale = await sell({ price: yearly.id, trialDays: 14 });
  await sale.advance(start + 11 * day - 1);
  expect(types(await sale.news())).toEqual(['invoice.upcoming']);
  await sale.advance(start + 11 * day);
  expect(types(await sale.news())).toEqual(['customer.subscription.trial_will_end']);
  await sale.advance(start + 14 * day);
  const turn = await sale.news();
  expect(types(turn)).toEqual([updated, 'invoice.created']);
  expect(previousOf(turn, updated)[0]).toMatchObject({ status: 'trialing' });
  expect(await sale.subscriptionNow()).toMatchObject({ status: 'active' });
  const [draft] = await sale.invoices();
  expect(draft).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle', amount_due: 5_000 });
  await sale.advance(start + 14 * day + 3_599);
  expect(await sale.news()).toEqual([]);
  await sale.advance(start + 14 * day + 3_600);
  expect(types(await sale.news())).toEqual(paidEvents);
  const [paid] = await sale.invoices();
  expect(paid).toMatchObject({ status: 'paid', amount_paid: 5_000, created: start + 14 * day });
  const { items } = await sale.subscriptionNow();
  expect(items.data[0]).toMatchObject({
    current_period_start: start + 14 * day,
    current_period_end: at('2028-01-24T12:00:00Z'),
  });
});

test('a renewal: announced a week before, invoiced, finalized and paid', async () => {
  const sale = await sell({ price: monthly.id });
  const end = at('2027-02-10T12:00:00Z');
  await sale.advance(end - 7 * day);
  const announced = await sale.news();
  expect(types(announced)).toEqual(['invoice.upcoming']);
  expect(announced[0]?.data.object).toMatchObject({
    total: 500,
    billing_reason: 'upcoming',
    status: 'draft',
  });
  await sale.advance(end + 2 * 3_600);
  const renewed = await sale.news();
  expect(types(renewed)).toEqual([updated, 'invoice.created', ...paidEvents]);
  expect(previousOf(renewed, updated)[0]).toHaveProperty('latest_invoice');
  expect(previousOf(renewed, updated)[0]).not.toHaveProperty('status');
  const { items } = await sale.subscriptionNow();
  expect(items.data[0]?.current_period_end).toBe(at('2027-03-10T12:00:00Z'));
  expect((await sale.invoices()).map(({ total, status }) => [total, status])).toEqual([
    [500, 'paid'],
    [500, 'paid'],
  ]);
});

test('a card that fails: active first, then past due, four attempts, and the end', async () => {
  const sale = await sell({ price: monthly.id, trialDays: 7 }, '4000000000000341');
  const due = start + 7 * day + 3_600;
  await sale.advance(start + 7 * day);
  expect(previousOf(await sale.news(), updated)).toMatchObject([{ status: 'trialing' }]);
  expect((await sale.subscriptionNow()).status).toBe('active');
  await sale.advance(due);
  const first = await sale.news();
  expect(types(first)).toEqual(['invoice.finalized', 'payment_intent.created', ...failure, updated]);
  expect(previousOf(first, updated)).toEqual([{ status: 'active' }]);
  expect(await sale.subscriptionNow()).toMatchObject({ status: 'past_due' });
  const [invoice] = await sale.invoices();
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: due + 3 * day });
  for (const [attempt, time] of [due + 3 * day, due + 8 * day].entries()) {
    await sale.advance(time);
    expect(types(await sale.news())).toEqual(failure);
    expect((await sale.invoices())[0]).toMatchObject({ attempt_count: attempt + 2 });
  }
  await sale.advance(due + 15 * day);
  const last = await sale.news();
  expect(types(last)).toEqual([...failure, 'invoice.updated', 'customer.subscription.deleted']);
  expect(await sale.subscriptionNow()).toMatchObject({
    status: 'canceled',
    ended_at: due + 15 * day,
    cancellation_details: { reason: 'payment_failed' },
  });
  expect((await sale.invoices())[0]).toMatchObject({
    status: 'open',
    attempt_count: 4,
    auto_advance: false,
    next_payment_attempt: null,
  });
  await sale.advance(due + 40 * day);
  expect(await sale.news()).toEqual([]);
});

test('a new card pays what is owed, and the subscription is active again', async () => {
  const sale = await sell({ price: monthly.id, trialDays: 7 }, '4000000000000341');
  await sale.advance(start + 7 * day + 3_600);
  await sale.news();
  const [invoice] = await sale.invoices();
  const pay = stripe.invoices.pay(String(invoice?.id));
  await expect(pay).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
    charge: expect.stringMatching(/^ch_/),
    payment_intent: { object: 'payment_intent', status: 'requires_payment_method' },
  });
  expect(types(await sale.news())).toEqual(failure);
  expect((await sale.invoices())[0]).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: expect.any(Number),
  });
  await sale.payWith('pm_card_visa');
  await sale.news();
  expect(await stripe.invoices.pay(String(invoice?.id))).toMatchObject({
    status: 'paid',
    amount_remaining: 0,
  });
  const recovered = await sale.news();
  expect(types(recovered)).toEqual([
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    updated,
  ]);
  expect(previousOf(recovered, updated)).toEqual([{ status: 'past_due' }]);
  await expect(stripe.invoices.pay(String(invoice?.id))).rejects.toMatchObject({ statusCode: 400 });
  await sale.advance(start + 32 * day);
  expect(types(await sale.news())).toEqual(['invoice.upcoming']);
});

test('a retry succeeds by itself once there is a good card', async () => {
  const sale = await sell({ price: monthly.id, trialDays: 7 }, '4000000000000341');
  await sale.advance(start + 7 * day + 3_600);
  await sale.payWith('pm_card_visa');
  await sale.news();
  await sale.advance(start + 11 * day);
  expect(types(await sale.news())).toContain('invoice.paid');
  expect((await sale.subscriptionNow()).status).toBe('active');
});

test.each([
  ['cancel_at_period_end', { cancel_at_period_end: true }, { cancel_at_period_end: true }],
  ['cancel_at', { cancel_at: 'min_period_end' as const }, { cancel_at_period_end: false }],
])('a cancellation by the API with %s ends with the period, without an invoice', async (_, ask, shown) => {
  const sale = await sell({ price: monthly.id });
  const end = at('2027-02-10T12:00:00Z');
  const pending = await stripe.subscriptions.update(sale.subscription.id, ask);
  expect(pending).toMatchObject({ ...shown, status: 'active', cancel_at: end });
  expect(previousOf(await sale.news(), updated)[0]).toMatchObject({
    cancel_at: null,
    canceled_at: null,
    cancellation_details: { reason: null },
  });
  await sale.advance(end + day);
  expect(types(await sale.news())).toEqual(['customer.subscription.deleted']);
  expect(await sale.subscriptionNow()).toMatchObject({
    status: 'canceled',
    canceled_at: start,
    ended_at: end,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect(await sale.invoices()).toHaveLength(1);
});

test('a cancellation that was taken back changes nothing in the end', async () => {
  const sale = await sell({ price: monthly.id });
  await stripe.subscriptions.update(sale.subscription.id, { cancel_at_period_end: true });
  const kept = await stripe.subscriptions.update(sale.subscription.id, { cancel_at_period_end: false });
  expect(kept).toMatchObject({
    cancel_at: null,
    canceled_at: null,
    cancel_at_period_end: false,
    cancellation_details: { reason: null },
  });
  await sale.news();
  await sale.advance(at('2027-02-10T14:00:00Z'));
  expect(types(await sale.news())).toEqual(['invoice.upcoming', updated, 'invoice.created', ...paidEvents]);
});

test('a day in the middle of a period can be the last', async () => {
  const sale = await sell({ price: monthly.id });
  await stripe.subscriptions.update(sale.subscription.id, { cancel_at: start + 5 * day });
  await sale.advance(start + 6 * day);
  expect(await sale.subscriptionNow()).toMatchObject({ status: 'canceled', ended_at: start + 5 * day });
});

test('an end at once is one, and is told once', async () => {
  const sale = await sell({ price: monthly.id });
  const ended = await stripe.subscriptions.cancel(sale.subscription.id, {
    cancellation_details: { feedback: 'unused', comment: 'Thanks' },
  });
  expect(ended).toMatchObject({
    status: 'canceled',
    ended_at: start,
    cancellation_details: { reason: 'cancellation_requested', feedback: 'unused', comment: 'Thanks' },
  });
  expect(types(await sale.news())).toEqual(['customer.subscription.deleted']);
  await expect(stripe.subscriptions.cancel(sale.subscription.id)).rejects.toMatchObject({ statusCode: 404 });
  const list = (status?: 'all' | 'canceled') =>
    stripe.subscriptions.list({ customer: sale.customer, ...(status === undefined ? {} : { status }) });
  expect((await list()).data).toHaveLength(0);
  expect((await list('all')).data).toHaveLength(1);
  expect((await list('canceled')).data).toHaveLength(1);
  await expect(
    stripe.subscriptions.update(sale.subscription.id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
  expect(await stripe.subscriptions.update(sale.subscription.id, { metadata: { a: 'b' } })).toMatchObject({
    metadata: { a: 'b' },
  });
});

test('from month to year: the unused time is credited, a new period begins, and the sums add up', async () => {
  const sale = await sell({ price: monthly.id });
  // Half of a month of thirty-one days.
  await sale.advance(start + 15.5 * day);
  const changed = await sale.switchTo(yearly.id);
  expect(changed.items.data[0]).toMatchObject({
    price: { id: yearly.id },
    current_period_start: start + 15.5 * day,
    current_period_end: at('2028-01-26T00:00:00Z'),
  });
  const [invoice] = await sale.invoices();
  expect(invoice).toMatchObject({
    billing_reason: 'subscription_update',
    status: 'paid',
    total: 4_750,
    amount_paid: 4_750,
  });
  expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-250, 5_000]);
  expect(types(await sale.news())).toEqual([updated, 'invoice.created', ...paidEvents]);
});

test('from year to month: what is too much is credit, and pays the next months', async () => {
  const sale = await sell({ price: yearly.id });
  await sale.switchTo(monthly.id);
  const [invoice] = await sale.invoices();
  expect(invoice).toMatchObject({
    total: -4_500,
    amount_due: 0,
    amount_paid: 0,
    status: 'paid',
    ending_balance: -4_500,
  });
  expect(await stripe.customers.retrieve(sale.customer)).toMatchObject({ balance: -4_500 });
  await sale.advance(at('2027-02-10T14:00:00Z'));
  const [next] = await sale.invoices();
  expect(next).toMatchObject({
    total: 500,
    starting_balance: -4_500,
    ending_balance: -4_000,
    amount_due: 0,
    status: 'paid',
  });
  expect((await stripe.charges.list({ customer: sale.customer })).data).toHaveLength(1);
});

test('within the same interval the difference waits for the next invoice', async () => {
  const { product } = await makePlans(stripe);
  const dearer = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1_500,
    recurring: { interval: 'month' },
  });
  const sale = await sell({ price: monthly.id });
  await sale.advance(start + 15.5 * day);
  await sale.switchTo(dearer.id);
  expect(await sale.invoices()).toHaveLength(1);
  await sale.advance(at('2027-02-10T14:00:00Z'));
  const [next] = await sale.invoices();
  expect(next?.lines.data.map(({ amount }) => amount)).toEqual([-250, 750, 1_500]);
  expect(next).toMatchObject({ total: 2_000, amount_paid: 2_000 });
});

test('within a trial another plan takes the place of the first, and nothing is charged', async () => {
  const sale = await sell({ price: yearly.id, trialDays: 7 });
  const changed = await sale.switchTo(monthly.id);
  expect(changed).toMatchObject({ status: 'trialing', trial_end: start + 7 * day });
  await sale.advance(start + 7 * day + 3_600);
  expect((await sale.invoices())[0]).toMatchObject({ total: 500, status: 'paid' });
});

test('a switch whose payment fails leaves all as it was, if so asked', async () => {
  const sale = await sell({ price: monthly.id });
  await sale.payWith('pm_card_chargeCustomerFail');
  const before = await eventsOf(stripe, sale.customer);
  const change = sale.switchTo(yearly.id, { payment_behavior: 'error_if_incomplete' });
  await expect(change).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect((await sale.subscriptionNow()).items.data[0]?.price.id).toBe(monthly.id);
  expect(await eventsOf(stripe, sale.customer)).toEqual(before);
});

test('a trial can be ended now, and is paid for', async () => {
  const sale = await sell({ price: yearly.id, trialDays: 7 });
  await sale.advance(start + day);
  const active = await stripe.subscriptions.update(sale.subscription.id, { trial_end: 'now' });
  expect(active).toMatchObject({ status: 'active', trial_end: start + day });
  expect((await sale.invoices())[0]).toMatchObject({ status: 'paid', amount_paid: 5_000 });
});

test('refunds add up, and no more than was paid can be given back', async () => {
  const sale = await sell({ price: yearly.id, trialDays: 7, donation: 2_500 });
  const [charge] = (await stripe.charges.list({ customer: sale.customer })).data;
  const id = String(charge?.id);
  const refund = await stripe.refunds.create({ charge: id, amount: 1_000, metadata: { why: 'asked' } });
  expect(refund).toMatchObject({
    status: 'succeeded',
    amount: 1_000,
    charge: id,
    metadata: { why: 'asked' },
  });
  await stripe.refunds.create({ payment_intent: idOf(charge?.payment_intent), amount: 500 });
  const events = await sale.news();
  expect(types(events).filter((type) => type === 'charge.refunded')).toHaveLength(2);
  const told = events.filter(({ type }) => type === 'charge.refunded').map(({ data }) => data.object);
  expect(told).toMatchObject([
    { amount_refunded: 1_000, refunded: false },
    { amount_refunded: 1_500, refunded: false },
  ]);
  expect((await stripe.events.list({ type: 'refund.created' })).data).toHaveLength(2);
  await expect(stripe.refunds.create({ charge: id, amount: 1_001 })).rejects.toMatchObject({
    param: 'amount',
  });
  await stripe.refunds.create({ charge: id });
  expect(await stripe.charges.retrieve(id)).toMatchObject({
    amount_refunded: 2_500,
    refunded: true,
  });
  const { data: refunds } = await stripe.refunds.list({ charge: id });
  expect(refunds.map(({ amount }) => amount)).toEqual([1_000, 500, 1_000]);
  await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await sale.subscriptionNow()).status).toBe('trialing');
});

test('two refunds at once give no more than there is', async () => {
  const sale = await sell({ price: yearly.id, trialDays: 7, donation: 2_500 });
  const [charge] = (await stripe.charges.list({ customer: sale.customer })).data;
  const asked = Array.from({ length: 5 }, () =>
    stripe.refunds.create({ charge: String(charge?.id), amount: 2_500 }),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a dispute is lost when nobody answers it', async () => {
  const sale = await sell({ price: monthly.id }, '4000000000000259');
  await sale.advance(start + 9 * day);
  const { data } = await stripe.events.list({ type: 'charge.dispute.closed' });
  expect(data).toHaveLength(1);
  expect(data[0]?.data.object).toMatchObject({ status: 'lost' });
  expect((await sale.subscriptionNow()).status).toBe('active');
});

test('a customer who is deleted takes the subscription along', async () => {
  const sale = await sell({ price: monthly.id });
  await stripe.customers.del(sale.customer);
  expect(types(await sale.news())).toEqual(['customer.subscription.deleted', 'customer.deleted']);
  expect((await stripe.subscriptions.list({ customer: sale.customer, status: 'all' })).data).toMatchObject([
    { status: 'canceled' },
  ]);
  await sale.advance(start + 50 * day);
  expect(await sale.news()).toEqual([]);
});

test('a subscription that began on the 31st keeps to the end of the month', async () => {
  await advance(at('2027-01-31T12:00:00Z'));
  const { subscription } = await buy(own, { price: monthly.id });
  const ends: number[] = [];
  for (const time of ['2027-02-28T12:00:00Z', '2027-03-31T12:00:00Z', '2027-04-30T12:00:00Z']) {
    await advance(at(time));
    const { items } = await stripe.subscriptions.retrieve(subscription.id);
    ends.push(items.data[0]?.current_period_end ?? 0);
  }
  expect(ends).toEqual([at('2027-03-31T12:00:00Z'), at('2027-04-30T12:00:00Z'), at('2027-05-31T12:00:00Z')]);
});
