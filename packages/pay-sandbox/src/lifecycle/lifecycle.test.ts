import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { switchPlan } from '#portal/switch-plan.ts';
import {
  buy,
  createPlans,
  getId,
  listCustomerEvents,
  listEventTypes,
  openOwnSandbox,
  paidEvents,
  type Sale,
} from '#testing/test-sandbox.ts';

const day = 86_400;
const start = Math.floor(Date.parse('2027-01-10T12:00:00Z') / 1_000);
const at = (iso: string): number => Math.floor(Date.parse(iso) / 1_000);

let own: Awaited<ReturnType<typeof openOwnSandbox>>;
let stripe: Stripe;
let yearly: Stripe.Price;
let monthly: Stripe.Price;

// Each test moves the clock, so it needs its own sandbox.
beforeEach(async () => {
  own = await openOwnSandbox({ wallClock: () => new Date(start * 1_000) });
  ({ stripe } = own);
  ({ yearly, monthly } = await createPlans(stripe));
});

afterEach(async () => {
  expect(own.errors).toEqual([]);
  await own[Symbol.asyncDispose]();
});

const advance = (to: number): Promise<void> => own.sandbox.advance(new Date(to * 1_000));

/** `news` returns the events since its last call. */
async function sell(sale: Omit<Sale, 'customer'>, number?: string) {
  const purchase = await buy(own, sale, number);
  let count = (await listEventTypes(stripe, purchase.customer)).length;
  return {
    ...purchase,
    advance,
    async switchTo(price: string) {
      const { id } = await stripe.billingPortal.sessions.create({ customer: purchase.customer });
      return switchPlan(own.sandbox.engine, id, purchase.subscription.id, price);
    },
    async payWith(card: string) {
      const method = await stripe.paymentMethods.attach(card, { customer: purchase.customer });
      await stripe.subscriptions.update(purchase.subscription.id, { default_payment_method: method.id });
    },
    subscriptionNow: () => stripe.subscriptions.retrieve(purchase.subscription.id),
    invoices: async () => (await stripe.invoices.list({ customer: purchase.customer, limit: 100 })).data,
    async news(): Promise<Stripe.Event[]> {
      const events = (await listCustomerEvents(stripe, purchase.customer)).slice(count);
      count += events.length;
      return events;
    },
  };
}

const types = (events: readonly Stripe.Event[]): string[] => events.map(({ type }) => type);
const listPreviousValues = (events: readonly Stripe.Event[], type: string) =>
  events.filter((event) => event.type === type).map((event) => event.data.previous_attributes);

const failure = ['charge.failed', 'payment_intent.payment_failed', 'invoice.payment_failed'];
const updated = 'customer.subscription.updated';

test('a trial is announced three days before its end and paid an hour after it', async () => {
  const sale = await sell({ price: yearly.id, trialDays: 14 });
  await sale.advance(start + 11 * day - 1);
  expect(types(await sale.news())).toEqual(['invoice.upcoming']);
  await sale.advance(start + 11 * day);
  expect(types(await sale.news())).toEqual(['customer.subscription.trial_will_end']);
  await sale.advance(start + 14 * day);
  const turn = await sale.news();
  expect(types(turn)).toEqual([updated, 'invoice.created']);
  expect(listPreviousValues(turn, updated)[0]).toMatchObject({ status: 'trialing' });
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

test('a renewal is announced a week before and paid', async () => {
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
  expect(listPreviousValues(renewed, updated)[0]).toHaveProperty('latest_invoice');
  expect(listPreviousValues(renewed, updated)[0]).not.toHaveProperty('status');
  const { items } = await sale.subscriptionNow();
  expect(items.data[0]?.current_period_end).toBe(at('2027-03-10T12:00:00Z'));
  expect((await sale.invoices()).map(({ total, status }) => [total, status])).toEqual([
    [500, 'paid'],
    [500, 'paid'],
  ]);
});

test('the subscription ends after four failed attempts', async () => {
  const sale = await sell({ price: monthly.id, trialDays: 7 }, '4000000000000341');
  const due = start + 7 * day + 3_600;
  await sale.advance(start + 7 * day);
  expect(listPreviousValues(await sale.news(), updated)).toMatchObject([{ status: 'trialing' }]);
  expect((await sale.subscriptionNow()).status).toBe('active');
  await sale.advance(due);
  const first = await sale.news();
  expect(types(first)).toEqual(['invoice.finalized', 'payment_intent.created', ...failure, updated]);
  expect(listPreviousValues(first, updated)).toEqual([{ status: 'active' }]);
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

test('a retry succeeds with a new card', async () => {
  const sale = await sell({ price: monthly.id, trialDays: 7 }, '4000000000000341');
  await sale.advance(start + 7 * day + 3_600);
  await sale.payWith('pm_card_visa');
  await sale.news();
  await sale.advance(start + 11 * day);
  expect(types(await sale.news())).toContain('invoice.paid');
  expect((await sale.subscriptionNow()).status).toBe('active');
});

test('a canceled subscription ends with its period, without an invoice', async () => {
  const sale = await sell({ price: monthly.id });
  const end = at('2027-02-10T12:00:00Z');
  const pending = await stripe.subscriptions.update(sale.subscription.id, {
    cancel_at_period_end: true,
  });
  expect(pending).toMatchObject({ cancel_at_period_end: true, status: 'active', cancel_at: end });
  expect(listPreviousValues(await sale.news(), updated)[0]).toMatchObject({
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

test('a subscription can end at once', async () => {
  const sale = await sell({ price: monthly.id });
  const ended = await stripe.subscriptions.cancel(sale.subscription.id);
  expect(ended).toMatchObject({
    status: 'canceled',
    ended_at: start,
    cancellation_details: { reason: 'cancellation_requested' },
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
});

test('another interval begins a new period that is paid in full', async () => {
  const sale = await sell({ price: monthly.id });
  await sale.advance(start + 15 * day);
  expect(await sale.switchTo(yearly.id)).toBe(5_000);
  expect((await sale.subscriptionNow()).items.data[0]).toMatchObject({
    price: { id: yearly.id },
    current_period_start: start + 15 * day,
    current_period_end: at('2028-01-25T12:00:00Z'),
  });
  expect(types(await sale.news())).toEqual([
    'billing_portal.session.created',
    updated,
    'invoice.created',
    ...paidEvents,
  ]);
  const [invoice] = await sale.invoices();
  expect(invoice).toMatchObject({
    billing_reason: 'subscription_update',
    status: 'paid',
    amount_paid: 5_000,
  });
  expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([5_000]);
});

test('a switch during a trial charges nothing', async () => {
  const sale = await sell({ price: yearly.id, trialDays: 7 });
  expect(await sale.switchTo(monthly.id)).toBe(0);
  expect(await sale.subscriptionNow()).toMatchObject({ status: 'trialing', trial_end: start + 7 * day });
  await sale.advance(start + 7 * day + 3_600);
  expect((await sale.invoices())[0]).toMatchObject({ total: 500, status: 'paid' });
});

test('refunds add up to the charge at most', async () => {
  const sale = await sell({ price: yearly.id, trialDays: 7, donation: 2_500 });
  const [charge] = (await stripe.charges.list({ customer: sale.customer })).data;
  const id = String(charge?.id);
  const refund = await stripe.refunds.create({ charge: id, amount: 1_000 });
  expect(refund).toMatchObject({
    status: 'succeeded',
    amount: 1_000,
    charge: id,
  });
  await stripe.refunds.create({ payment_intent: getId(charge?.payment_intent), amount: 500 });
  const events = await sale.news();
  expect(types(events).filter((type) => type === 'charge.refunded')).toHaveLength(2);
  const charges = events.filter(({ type }) => type === 'charge.refunded').map(({ data }) => data.object);
  expect(charges).toMatchObject([
    { amount_refunded: 1_000, refunded: false },
    { amount_refunded: 1_500, refunded: false },
  ]);
  expect((await stripe.events.list({ types: ['refund.created'] })).data).toHaveLength(2);
  await expect(stripe.refunds.create({ charge: id, amount: 1_001 })).rejects.toMatchObject({
    param: 'amount',
  });
  await stripe.refunds.create({ charge: id });
  expect((await stripe.charges.list({ customer: sale.customer })).data).toMatchObject([
    { amount_refunded: 2_500, refunded: true },
  ]);
  await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await sale.subscriptionNow()).status).toBe('trialing');
});

test('a dispute is lost after nine days', async () => {
  const sale = await sell({ price: monthly.id }, '4000000000000259');
  await sale.advance(start + 9 * day);
  const { data } = await stripe.events.list({ types: ['charge.dispute.closed'] });
  expect(data).toHaveLength(1);
  expect(data[0]?.data.object).toMatchObject({ status: 'lost' });
  expect((await sale.subscriptionNow()).status).toBe('active');
});

test('deleting a customer ends the subscription', async () => {
  const sale = await sell({ price: monthly.id });
  await stripe.customers.del(sale.customer);
  expect(types(await sale.news())).toEqual(['customer.subscription.deleted', 'customer.deleted']);
  expect((await stripe.subscriptions.list({ customer: sale.customer, status: 'all' })).data).toMatchObject([
    { status: 'canceled' },
  ]);
  await sale.advance(start + 50 * day);
  expect(await sale.news()).toEqual([]);
});
