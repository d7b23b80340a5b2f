import { days } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import type { PaymentEvent } from '#adapters/payments/payments.ts';
import { saveSnapshot, takeSnapshot } from './sync-customer.ts';
import { readLocalState, saveLocalState } from './testing/local-state.ts';
import type { PayingSite as Site } from './testing/paying-site.ts';
import { testWithPayments } from './testing/paying-test.ts';

const test = testWithPayments({ hasWebhook: false });

/** Enough for 24 subscriptions on a busy machine. */
const timeoutMs = 600_000;

/** Eight of the 120 orders still cover both orders of any two events. */
const sample = <T>(orders: readonly T[], start: number): readonly T[] =>
  orders.filter((_, at) => at % 15 === start);

/** Pays a monthly plan with a donation. The webhook is off, so the events are still unprocessed. */
async function buyMonth(site: Site): Promise<string> {
  const signup = await site.stage();
  const answer = await site.checkout(signup, { plan: 'monthly', donation: 25 });
  await site.pay(String(answer.json().url));
  const { rows } = await site.database.query<{ customerId: string }>(
    'select customer_id as "customerId" from customer where email = $1',
    [signup.email],
  );
  return rows[0]?.customerId ?? '';
}

/** Makes the next charges fail. */
async function spoilCard({ stripe }: Site, customer: string): Promise<void> {
  const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  const { data } = await stripe.subscriptions.list({ customer });
  for (const subscription of data) {
    await stripe.subscriptions.update(subscription.id, { default_payment_method: id });
  }
}

async function listEvents({ payments }: Site, customerId: string): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = [];
  for await (const event of payments.listEventsSince(new Date(0))) {
    if (event.customerId === customerId) events.push(event);
  }
  return events;
}

function findFirst(events: readonly PaymentEvent[], type: string): PaymentEvent {
  const event = events.find((each) => each.type === type);
  if (event === undefined) throw new Error(`There is no ${type}.`);
  return event;
}

const fiveEvents = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'invoice.payment_failed',
  'customer.subscription.deleted',
];

async function deliver(site: Site, events: readonly PaymentEvent[]): Promise<void> {
  for (const event of events) await site.handle(event);
}

interface Delivery {
  readonly name: string;
  readonly events: readonly PaymentEvent[];
}

const once = (order: readonly PaymentEvent[]): Delivery => ({
  name: order.map(({ type }) => type).join(', '),
  events: order,
});
const twice = (order: readonly PaymentEvent[]): Delivery => ({
  name: `${once(order).name}; each twice and all again`,
  events: [...order.flatMap((event) => [event, event]), ...order],
});

/** The state after each delivery, always from the same start. The name tells which one failed. */
async function statesAfter(site: Site, restore: () => Promise<void>, all: readonly Delivery[]) {
  const ends = [];
  for (const { name, events } of all) {
    await restore();
    await deliver(site, events);
    ends.push({ name, end: await readLocalState(site.database) });
  }
  return ends;
}

type States = Awaited<ReturnType<typeof statesAfter>>;

/** Expects the same state after all deliveries, and returns it. */
function expectSameState(states: States): States[number]['end'] {
  const [first] = states;
  if (first === undefined) throw new Error('There are no deliveries.');
  for (const { name, end } of states) expect({ name, end }).toEqual({ name, end: first.end });
  return first.end;
}

const kindsIn = ({ mails }: States[number]['end']) => mails.map(({ kind }) => kind);

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, at) => {
    const others = items.filter((_, index) => index !== at);
    return permutations(others).map((rest) => [first, ...rest]);
  });
}

test(
  'five events of a subscription lead to the same state in any order, repeated or not',
  async ({ site }) => {
    const customer = await buyMonth(site);
    const restoreUnprocessed = await saveLocalState(site.database);
    await deliver(site, await listEvents(site, customer));
    expect(await site.rows('select status from subscription')).toEqual([{ status: 'active' }]);
    await site.database.query('delete from payment_event');
    const restoreProcessed = await saveLocalState(site.database);
    await spoilCard(site, customer);
    await site.advance(days(60));
    const all = await listEvents(site, customer);
    const orders = permutations(fiveEvents.map((type) => findFirst(all, type)));
    expect(orders).toHaveLength(120);

    const deliveries = [...sample(orders, 0).map(once), ...sample(orders, 1).map(twice)];
    const processed = expectSameState(await statesAfter(site, restoreProcessed, deliveries));
    expect(processed).toMatchObject({
      subscriptions: [{ status: 'canceled' }],
      donations: [{ receipt_number: 1, amount_minor: 2_500, subscription_minor: 500 }],
      signups: [{ isPaid: true }],
      events: fiveEvents.map(() => ({ isDone: true, last_error: null })),
    });
    expect(kindsIn(processed)).toEqual(['confirm-address', 'donation-receipt', 'subscription-ended']);

    const unprocessed = expectSameState(
      await statesAfter(site, restoreUnprocessed, sample(orders, 2).map(once)),
    );
    expect(unprocessed.subscriptions).toEqual(processed.subscriptions);
    expect(unprocessed.donations).toEqual(processed.donations);
    // No mail about the end of a subscription that was never stored as active.
    expect(kindsIn(unprocessed)).toEqual(['donation-receipt']);
  },
  timeoutMs,
);

test('the snapshot that was taken later wins, in either order', async ({ site }) => {
  const customer = await buyMonth(site);
  const { deps } = site;
  await deliver(site, await listEvents(site, customer));
  const older = await takeSnapshot(deps, customer);
  const { data } = await site.stripe.subscriptions.list({ customer });
  await site.stripe.subscriptions.cancel(data[0]?.id ?? '');
  const newer = await takeSnapshot(deps, customer);
  if (older === null || newer === null) throw new Error('The customer is unknown.');
  expect(older.subscriptions).toMatchObject([{ status: 'active' }]);
  const restore = await saveLocalState(site.database);
  for (const order of [
    [older, newer],
    [newer, older],
  ]) {
    await restore();
    for (const snapshot of order) await site.database.transaction((tx) => saveSnapshot(deps, tx, snapshot));
    const { subscriptions } = await readLocalState(site.database);
    expect(subscriptions).toMatchObject([{ status: 'canceled' }]);
    expect(await site.mails('subscription-ended')).toHaveLength(1);
  }
});

test('concurrent events during a change leave the last state', async ({ site }) => {
  const customer = await buyMonth(site);
  const events = await listEvents(site, customer);
  const { data } = await site.stripe.subscriptions.list({ customer });
  const id = data[0]?.id ?? '';
  await Promise.all([
    ...events.map((event) => site.handle(event)),
    site.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ...events.map((event) => site.handle(event)),
  ]);
  const later = (await listEvents(site, customer)).filter(({ eventId }) =>
    events.every((event) => event.eventId !== eventId),
  );
  await Promise.all(later.map((event) => site.handle(event)));
  const [subscription] = (await readLocalState(site.database)).subscriptions;
  expect(subscription?.['ends_at']).not.toBeNull();
  expect((await site.mails('subscription-ending')).length).toBeLessThanOrEqual(1);
  expect(await site.mails('confirm-address')).toHaveLength(1);
});
