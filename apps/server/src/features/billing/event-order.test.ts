import { days } from '@wayfare/contracts/rules/durations';
import { expect, test, vi } from 'vitest';
import type { PaymentEvent } from '#adapters/payments/payments.ts';
import { saveSnapshot, takeSnapshot } from './sync-customer.ts';
import { readLocalState, saveLocalState } from './testing/local-state.ts';
import { payingSite } from './testing/paying-site.ts';

/** Several processes work for each test, and others beside them. */
vi.setConfig({ testTimeout: 120_000 });

type Site = Awaited<ReturnType<typeof payingSite>>;

/** Long enough for 72 subscriptions on a busy machine. */
const patience = 900_000;

/** Every fifth order: any three of the events still come in each of their orders. */
const sampleOf = <T>(orders: readonly T[], start: number): readonly T[] =>
  orders.filter((_, at) => at % 5 === start);

/** A month with a donation is bought and paid; the webhook is down, so nobody has heard of it. */
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

/** From the next month on the card is refused. */
async function spoilCard({ stripe }: Site, customer: string): Promise<void> {
  const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  const { data } = await stripe.subscriptions.list({ customer });
  for (const subscription of data) {
    await stripe.subscriptions.update(subscription.id, { default_payment_method: id });
  }
}

async function eventsOf({ payments }: Site, customerId: string): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = [];
  for await (const event of payments.listEventsSince(new Date(0))) {
    if (event.customerId === customerId) events.push(event);
  }
  return events;
}

function firstOf(events: readonly PaymentEvent[], type: string): PaymentEvent {
  const found = events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`Nothing of this life is a ${type}.`);
  return found;
}

const lifeInFive = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'invoice.payment_failed',
  'customer.subscription.deleted',
];

async function deliver(site: Site, events: readonly PaymentEvent[]): Promise<void> {
  for (const event of events) await site.handle(event);
}

interface Told {
  readonly name: string;
  readonly events: readonly PaymentEvent[];
}

const once = (order: readonly PaymentEvent[]): Told => ({
  name: order.map(({ type }) => type).join(', '),
  events: order,
});
const twice = (order: readonly PaymentEvent[]): Told => ({
  name: `${once(order).name}; each twice and all again`,
  events: [...order.flatMap((event) => [event, event]), ...order],
});

/** What is kept after each of these, told from the same state; by name, so that a failure says which it was. */
async function endsOf(site: Site, restore: () => Promise<void>, all: readonly Told[]) {
  const ends = [];
  for (const { name, events } of all) {
    await restore();
    await deliver(site, events);
    ends.push({ name, end: await readLocalState(site.database) });
  }
  return ends;
}

type Ends = Awaited<ReturnType<typeof endsOf>>;

/** The one end that all came to. */
function theEnd(ends: Ends): Ends[number]['end'] {
  const [first] = ends;
  if (first === undefined) throw new Error('Nothing was told.');
  for (const { name, end } of ends) expect({ name, end }).toEqual({ name, end: first.end });
  return first.end;
}

const kindsIn = ({ mails }: Ends[number]['end']) => mails.map(({ kind }) => kind);

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, at) => {
    const others = items.filter((_, index) => index !== at);
    return permutations(others).map((rest) => [first, ...rest]);
  });
}

test(
  'five events of a life end the same in every order, once and doubled, heard of before or not at all',
  async () => {
    await using site = await payingSite({ hasWebhook: false });
    const customer = await buyMonth(site);
    const restoreUnheard = await saveLocalState(site.database);
    await deliver(site, await eventsOf(site, customer));
    expect(await site.rows('select status from subscription')).toEqual([{ status: 'active' }]);
    await site.database.query('delete from payment_event');
    const restoreHeard = await saveLocalState(site.database);
    await spoilCard(site, customer);
    await site.move(days(60));
    const all = await eventsOf(site, customer);
    const orders = permutations(lifeInFive.map((type) => firstOf(all, type)));
    expect(orders).toHaveLength(120);

    const afterHearing = [...sampleOf(orders, 0).map(once), ...sampleOf(orders, 1).map(twice)];
    const heard = theEnd(await endsOf(site, restoreHeard, afterHearing));
    expect(heard).toMatchObject({
      subscriptions: [{ status: 'canceled' }],
      donations: [{ receipt_number: 1, amount_minor: 2_500, subscription_minor: 500 }],
      signups: [{ isPaid: true }],
      events: lifeInFive.map(() => ({ isDone: true, last_error: null })),
    });
    expect(kindsIn(heard)).toEqual(['confirm-address', 'donation-receipt', 'subscription-ended']);

    const everyFifth = orders.filter((_, at) => at % 5 === 0);
    const unheard = theEnd(await endsOf(site, restoreUnheard, everyFifth.map(once)));
    expect(unheard.subscriptions).toEqual(heard.subscriptions);
    expect(unheard.donations).toEqual(heard.donations);
    // Nobody is told of the end of what was never heard to live.
    expect(kindsIn(unheard)).toEqual(['donation-receipt']);
  },
  patience,
);

test(
  'events that are told at once or late, while the life goes on, leave every member with what is true',
  async () => {
    await using site = await payingSite({ hasWebhook: false });
    const customers: string[] = [];
    for (let member = 0; member < 8; member++) customers.push(await buyMonth(site));
    const told = new Set<string>();
    const tell = async (customer: string, types: readonly string[]): Promise<void> => {
      const events = (await eventsOf(site, customer)).filter(({ type }) => types.includes(type));
      await deliver(site, events.toReversed());
      for (const { eventId } of events) told.add(eventId);
    };
    // Each member has another choice of what is told at once.
    const isAtOnce = (member: number, what: number): boolean => ((member >> what) & 1) === 1;
    const atEachMember = async (what: number, types: readonly string[]): Promise<void> => {
      for (const [member, customer] of customers.entries()) {
        if (isAtOnce(member, what)) await tell(customer, types);
      }
    };
    await atEachMember(0, ['customer.subscription.created']);
    await atEachMember(1, ['invoice.paid']);
    for (const customer of customers) await spoilCard(site, customer);
    await site.move(days(33));
    await atEachMember(2, ['invoice.payment_failed', 'customer.subscription.updated']);
    await site.move(days(27));
    for (const customer of customers) await tell(customer, lifeInFive);

    const { subscriptions, donations, mails } = await readLocalState(site.database);
    expect(subscriptions.map(({ status }) => status)).toEqual(customers.map(() => 'canceled'));
    expect(donations).toHaveLength(8);
    const count = (wanted: string) => mails.filter(({ kind }) => kind === wanted).length;
    expect(count('donation-receipt')).toBe(8);
    // One in eight heard of nothing while there was something to lose.
    expect(count('subscription-ended')).toBe(7);
    expect(count('confirm-address')).toBe(7);
    expect(told.size).toBeGreaterThan(5 * 8);
  },
  patience,
);

test.each([
  ['the older first', true],
  ['the newer first', false],
])('of two snapshots that cross, the one asked for later stays: %s is saved', async (_, isOlderFirst) => {
  await using site = await payingSite({ hasWebhook: false });
  const customer = await buyMonth(site);
  const { deps } = site;
  await deliver(site, await eventsOf(site, customer));
  const older = await takeSnapshot(deps, customer);
  const { data } = await site.stripe.subscriptions.list({ customer });
  await site.stripe.subscriptions.cancel(data[0]?.id ?? '');
  const newer = await takeSnapshot(deps, customer);
  if (older === null || newer === null) throw new Error('The customer is not known.');
  expect(older.subscriptions).toMatchObject([{ status: 'active' }]);
  for (const snapshot of isOlderFirst ? [older, newer] : [newer, older]) {
    await site.database.transaction((tx) => saveSnapshot(deps, tx, snapshot));
  }
  const { subscriptions } = await readLocalState(site.database);
  expect(subscriptions).toMatchObject([{ status: 'canceled' }]);
  expect(await site.mails('subscription-ended')).toHaveLength(1);
});

test('two snapshots at once of a life that changes leave the last word', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const customer = await buyMonth(site);
  const events = await eventsOf(site, customer);
  const { data } = await site.stripe.subscriptions.list({ customer });
  const id = data[0]?.id ?? '';
  await Promise.all([
    ...events.map((event) => site.handle(event)),
    site.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ...events.map((event) => site.handle(event)),
  ]);
  const later = (await eventsOf(site, customer)).filter(({ eventId }) =>
    events.every((event) => event.eventId !== eventId),
  );
  await Promise.all(later.map((event) => site.handle(event)));
  const [kept] = (await readLocalState(site.database)).subscriptions;
  expect(kept?.['ends_at']).not.toBeNull();
  expect((await site.mails('subscription-ending')).length).toBeLessThanOrEqual(1);
  expect(await site.mails('confirm-address')).toHaveLength(1);
});
