import { expect, test } from 'vitest';
import {
  buy,
  createPlans,
  listCustomerEvents,
  listEventTypes,
  openFileSandbox,
} from '#testing/test-sandbox.ts';
import { cancelInPortal, renewInPortal } from './cancel.ts';
import { requestPortalLogin, usePortalLogin } from './login.ts';
import { switchPlan } from './switch-plan.ts';
import { viewPortal } from './view-portal.ts';

const own = await openFileSandbox();
const { stripe, sandbox, mails } = own;
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
const view = async (id: string) => {
  const portal = await viewPortal(engine, id);
  if (portal.kind !== 'open') throw new Error('The portal is closed.');
  return portal;
};

test.each([
  ['in a trial', 7],
  ['in a paid period', undefined],
])('a cancellation %s sets the end without the flag, and can be undone', async (_, trialDays) => {
  const { customer, subscription } = await buy(own, {
    price: monthly.id,
    ...(trialDays === undefined ? {} : { trialDays }),
  });
  const count = (await listEventTypes(stripe, customer)).length;
  const portal = await openPortal(customer);
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  expect(await cancelInPortal(engine, portal, subscription.id)).toEqual({
    kind: 'ends',
    at: new Date(end * 1_000),
  });
  expect(await cancelInPortal(engine, portal, subscription.id)).toMatchObject({ kind: 'ends' });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: trialDays === undefined ? 'active' : 'trialing',
    cancel_at: end,
    cancel_at_period_end: false,
    canceled_at: expect.any(Number),
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect((await view(portal)).subscriptions[0]?.next).toEqual({ kind: 'ends', at: new Date(end * 1_000) });
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
  const [shown] = (await view(portal)).subscriptions;
  expect(shown?.otherPlans.map(({ price }) => price)).toEqual([yearly.id]);
  expect(await switchPlan(engine, portal, subscription.id, foreign.id)).toEqual({ kind: 'no such plan' });
  expect(await switchPlan(engine, portal, subscription.id, monthly.id)).toEqual({ kind: 'no such plan' });
  const switched = await switchPlan(engine, portal, subscription.id, yearly.id);
  expect(switched.kind).toBe('switched');
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  expect(invoice).toMatchObject({
    billing_reason: 'subscription_update',
    status: 'paid',
    amount_paid: 5_000,
  });
  expect(switched).toMatchObject({ charged: 5_000 });
});

test('the subscription of another customer cannot be changed', async () => {
  const mine = await buy(own, { price: monthly.id });
  const theirs = await buy(own, { price: monthly.id });
  const portal = await openPortal(mine.customer);
  const id = theirs.subscription.id;
  expect(await cancelInPortal(engine, portal, id)).toEqual({ kind: 'no such subscription' });
  expect(await renewInPortal(engine, portal, id)).toEqual({ kind: 'no such subscription' });
  expect(await switchPlan(engine, portal, id, yearly.id)).toEqual({ kind: 'no such subscription' });
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
  expect(await viewPortal(engine, old)).toEqual({ kind: 'closed' });
  expect(await cancelInPortal(engine, old, subscription.id)).toEqual({ kind: 'closed' });
  expect(await viewPortal(engine, 'bps_none')).toEqual({ kind: 'closed' });
  expect(await viewPortal(engine, '\u0000')).toEqual({ kind: 'closed' });
  expect((await viewPortal(engine, fresh)).kind).toBe('open');
  await stripe.customers.del(customer);
  expect(await viewPortal(engine, fresh)).toEqual({ kind: 'closed' });
});

test('a link is mailed to customers only, stored as a hash, and works once within an hour', async () => {
  const address = 'Link.Reader@example.org';
  await stripe.customers.create({ email: address });
  requestPortalLogin(engine, 'nobody@example.org');
  requestPortalLogin(engine, '\u0000');
  requestPortalLogin(engine, ' link.reader@EXAMPLE.org ');
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.to).toBe(address);
  const [, token = ''] = /\/portal\/login\/(\S+)/.exec(mails[0]?.text ?? '') ?? [];
  const { rows } = await own.database.query<{ all: string }>(
    'select string_agg(login::text, $1) as all from pay_sandbox.portal_login as login',
    [' '],
  );
  expect(rows[0]?.all).not.toContain(token);
  const [origin, session = ''] = (await usePortalLogin(engine, token))?.split('/portal/session/') ?? [];
  expect(origin).toBe(sandbox.url);
  expect(await viewPortal(engine, session)).toMatchObject({ kind: 'open', email: address });
  expect(await usePortalLogin(engine, token)).toBeNull();
  expect(await usePortalLogin(engine, 'guess')).toBeNull();
  requestPortalLogin(engine, address);
  await expect.poll(() => mails.length).toBe(2);
  const [, late = ''] = /\/portal\/login\/(\S+)/.exec(mails[1]?.text ?? '') ?? [];
  await own.database.query(`update pay_sandbox.portal_login set expires_at = now() - interval '1 second'`);
  expect(await usePortalLogin(engine, late)).toBeNull();
});
