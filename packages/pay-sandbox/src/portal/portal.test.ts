import { expect, test } from 'vitest';
import {
  buy,
  createPlans,
  listCustomerEvents,
  listEventTypes,
  openFileSandbox,
} from '#testing/test-sandbox.ts';
import { cancelInPortal, renewInPortal } from './cancel.ts';
import { switchPlan } from './switch-plan.ts';
import { viewPortal } from './view-portal.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;
const { engine } = sandbox;
const { product, yearly, monthly } = await createPlans(stripe);

async function openPortal(customer: string, params: object = {}) {
  const { id, url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/dashboard',
    ...params,
  });
  expect(url).toBe(`${sandbox.url}/portal/session/${id}`);
  return id;
}

const listEventsAfter = async (customer: string, count: number) =>
  (await listCustomerEvents(stripe, customer)).slice(count);

test('a cancellation sets the end without the flag, and can be undone', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const count = (await listEventTypes(stripe, customer)).length;
  const portal = await openPortal(customer);
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  expect(await cancelInPortal(engine, portal, subscription.id)).toEqual({
    kind: 'ends',
    at: new Date(end * 1_000),
  });
  expect(await cancelInPortal(engine, portal, subscription.id)).toMatchObject({ kind: 'ends' });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'active',
    cancel_at: end,
    cancel_at_period_end: false,
    canceled_at: expect.any(Number),
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect((await viewPortal(engine, portal)).subscriptions[0]?.next).toEqual({
    kind: 'ends',
    at: new Date(end * 1_000),
  });
  expect(await renewInPortal(engine, portal, subscription.id)).toMatchObject({ kind: 'renews' });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at: null,
    canceled_at: null,
    cancellation_details: { reason: null },
  });
  const events = await listEventsAfter(customer, count);
  expect(
    events
      .filter(({ type }) => type === 'customer.subscription.updated')
      .map(({ data }) => data.previous_attributes),
  ).toMatchObject([
    { cancel_at: null, canceled_at: null, cancellation_details: { reason: null } },
    { cancel_at: end, cancellation_details: { reason: 'cancellation_requested' } },
  ]);
});

test('a configuration limits the plans', async () => {
  const { product: other, monthly: foreign } = await createPlans(stripe);
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [{ product: product.id, prices: [yearly.id, monthly.id] }],
      },
    },
  });
  expect(configuration.features).toMatchObject({
    invoice_history: { enabled: true },
    subscription_update: { enabled: true, products: [{ product: product.id }] },
  });
  expect(other.id).not.toBe(product.id);
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const portal = await openPortal(customer, { configuration: configuration.id });
  const [shown] = (await viewPortal(engine, portal)).subscriptions;
  expect(shown?.otherPlans.map(({ price }) => price)).toEqual([yearly.id]);
  await expect(switchPlan(engine, portal, subscription.id, foreign.id)).rejects.toThrow('no such plan');
  await expect(switchPlan(engine, portal, subscription.id, monthly.id)).rejects.toThrow('no such plan');
  expect(await switchPlan(engine, portal, subscription.id, yearly.id)).toBe(5_000);
});

test('the subscription of another customer cannot be changed', async () => {
  const mine = await buy(own, { price: monthly.id });
  const theirs = await buy(own, { price: monthly.id });
  const portal = await openPortal(mine.customer);
  const id = theirs.subscription.id;
  const refusal = 'no such subscription';
  await expect(cancelInPortal(engine, portal, id)).rejects.toThrow(refusal);
  await expect(renewInPortal(engine, portal, id)).rejects.toThrow(refusal);
  await expect(switchPlan(engine, portal, id, yearly.id)).rejects.toThrow(refusal);
  expect((await stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
});

test('a portal closes after an hour of real time and with its customer', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const old = await openPortal(customer);
  const fresh = await openPortal(customer);
  await own.database.query(
    `update pay_sandbox.object set created_at = now() - interval '61 minutes' where id = $1`,
    [old],
  );
  await expect(viewPortal(engine, old)).rejects.toThrow('closed');
  await expect(cancelInPortal(engine, old, subscription.id)).rejects.toThrow('closed');
  await expect(viewPortal(engine, 'bps_none')).rejects.toThrow('closed');
  await expect(viewPortal(engine, '\u0000')).rejects.toThrow('closed');
  await viewPortal(engine, fresh);
  await stripe.customers.del(customer);
  await expect(viewPortal(engine, fresh)).rejects.toThrow('closed');
});
