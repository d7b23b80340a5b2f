import { expect, test } from 'vitest';
import { allEvents, buy, card, eventsOf, idOf, makePlans, sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox, mails } = own;
const {
  cancelInPortal,
  renewInPortal,
  requestPortalLogin,
  switchPlan,
  updateCard,
  usePortalLogin,
  viewInvoice,
  viewPortal,
} = sandbox.useCases;
const { product, yearly, monthly } = await makePlans(stripe);
const advanceDays = async (days: number): Promise<void> =>
  sandbox.advance(new Date((await sandbox.now()).getTime() + days * 86_400_000));

async function portalOf(customer: string, more: object = {}) {
  const { id, url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/dashboard',
    ...more,
  });
  expect(url).toBe(`${sandbox.url}/portal/session/${id}`);
  return id;
}

const newsOf = async (customer: string, seen: number) => (await allEvents(stripe, customer)).slice(seen);
const open = async (id: string) => {
  const view = await viewPortal(id);
  if (view.kind !== 'open') throw new Error('The portal is closed.');
  return view;
};

test('the portal shows the plan, when it renews, the card and the invoices', async () => {
  const { customer, subscription, session } = await buy(own, {
    price: yearly.id,
    trialDays: 7,
    donation: 2_500,
  });
  const view = await open(await portalOf(customer));
  expect(view).toMatchObject({
    email: 'reader@example.org',
    returnUrl: 'http://localhost:3000/dashboard',
    may: { cancel: true, updateCard: true, seeInvoices: true },
    subscriptions: [
      {
        id: subscription.id,
        status: 'trialing',
        plan: { name: product.name, amount: 5_000, currency: 'usd', recurring: { interval: 'year' } },
        next: { kind: 'renews', at: new Date(Number(subscription.trial_end) * 1_000) },
        card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2_060 },
      },
    ],
    invoices: [{ id: session.invoice, status: 'paid', total: 2_500 }],
  });
  expect(view.subscriptions[0]?.otherPlans.map(({ price }) => price)).toContain(monthly.id);
  expect(await viewInvoice(idOf(session.invoice))).toMatchObject({
    kind: 'invoice',
    total: 2_500,
    lines: [{ amount: 0 }, { description: 'Donation', amount: 2_500 }],
  });
  expect(await viewInvoice('in_none')).toEqual({ kind: 'unknown' });
});

test.each([
  ['in a trial', 7],
  ['in a paid period', undefined],
])(
  'a cancellation %s sets the day and leaves the mark of the period, and can be taken back',
  async (_, trialDays) => {
    const { customer, subscription } = await buy(own, {
      price: monthly.id,
      ...(trialDays === undefined ? {} : { trialDays }),
    });
    const seen = (await eventsOf(stripe, customer)).length;
    const portal = await portalOf(customer);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    const leaving = { feedback: 'unused', comment: 'Thank you' };
    expect(await cancelInPortal(portal, subscription.id, leaving)).toEqual({
      kind: 'ends',
      at: new Date(end * 1_000),
    });
    expect(await cancelInPortal(portal, subscription.id)).toMatchObject({ kind: 'ends' });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: trialDays === undefined ? 'active' : 'trialing',
      cancel_at: end,
      cancel_at_period_end: false,
      canceled_at: expect.any(Number),
      cancellation_details: { reason: 'cancellation_requested', ...leaving },
    });
    expect((await open(portal)).subscriptions[0]?.next).toEqual({ kind: 'ends', at: new Date(end * 1_000) });
    expect(await renewInPortal(portal, subscription.id)).toMatchObject({ kind: 'renews' });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { reason: null, feedback: null },
    });
    const news = await newsOf(customer, seen);
    expect(
      news
        .filter(({ type }) => type === 'customer.subscription.updated')
        .map(({ data }) => data.previous_attributes),
    ).toMatchObject([
      { cancel_at: null, canceled_at: null, cancellation_details: { reason: null } },
      { cancel_at: end, cancellation_details: { reason: 'cancellation_requested' } },
    ]);
  },
);

test('a canceled subscription ends on its day, without an invoice', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id, trialDays: 7 });
  await cancelInPortal(await portalOf(customer), subscription.id);
  const seen = (await eventsOf(stripe, customer)).length;
  await advanceDays(8);
  const types = (await newsOf(customer, seen)).map(({ type }) => type);
  expect(types).toEqual(['customer.subscription.trial_will_end', 'customer.subscription.deleted']);
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
});

test('a plan is switched within what the configuration allows', async () => {
  const { product: other, monthly: foreign } = await makePlans(stripe);
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: [{ product: product.id, prices: [yearly.id, monthly.id] }],
        proration_behavior: 'create_prorations',
      },
    },
  });
  expect(other.id).not.toBe(product.id);
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const portal = await portalOf(customer, { configuration: configuration.id });
  const [shown] = (await open(portal)).subscriptions;
  expect(shown?.otherPlans.map(({ price }) => price)).toEqual([yearly.id]);
  expect(await switchPlan(portal, subscription.id, foreign.id)).toEqual({ kind: 'no such plan' });
  expect(await switchPlan(portal, subscription.id, monthly.id)).toEqual({ kind: 'no such plan' });
  const switched = await switchPlan(portal, subscription.id, yearly.id);
  expect(switched.kind).toBe('switched');
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  expect(invoice).toMatchObject({
    billing_reason: 'subscription_update',
    status: 'paid',
    amount_paid: 4_500,
  });
  expect(switched).toMatchObject({ charged: 4_500 });
  expect(await cancelInPortal(portal, subscription.id)).toEqual({ kind: 'not allowed' });
  expect(await renewInPortal(portal, subscription.id)).toEqual({ kind: 'not allowed' });
  const input = card('4242424242424242');
  expect(await updateCard(portal, input, 'not asked')).toEqual({ kind: 'not allowed' });
});

test('a switch whose payment is declined changes nothing', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const portal = await portalOf(customer);
  await updateCard(portal, card('4000000000000341'), 'not asked');
  const events = await eventsOf(stripe, customer);
  expect(await switchPlan(portal, subscription.id, yearly.id)).toMatchObject({
    kind: 'declined',
    declineCode: 'generic_decline',
  });
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(monthly.id);
  expect(await eventsOf(stripe, customer)).toEqual(events);
});

test('a new card pays what is owed', async () => {
  const { customer, subscription } = await buy(
    own,
    { price: monthly.id, trialDays: 7 },
    { number: '4000000000000341' },
  );
  await advanceDays(8);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  const portal = await portalOf(customer);
  const again = await updateCard(portal, card('4000000000000341'), 'not asked');
  expect(again).toMatchObject({ kind: 'updated', owed: { kind: 'declined' } });
  const seen = (await eventsOf(stripe, customer)).length;
  expect(await updateCard(portal, card('5555555555554444'), 'not asked')).toEqual({
    kind: 'updated',
    owed: { kind: 'paid', amount: 500 },
  });
  const types = (await newsOf(customer, seen)).map(({ type }) => type);
  expect(types).toEqual([
    'payment_method.attached',
    'setup_intent.succeeded',
    'customer.updated',
    'customer.subscription.updated',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a card is checked before it takes the place of the old one', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const portal = await portalOf(customer);
  const use = (number: string, authentication: 'not asked' | 'passed' | 'failed' = 'not asked') =>
    updateCard(portal, card(number), authentication);
  expect(await use('4242424242424241')).toMatchObject({ kind: 'invalid field', field: 'number' });
  expect(await use('4000000000009995')).toMatchObject({
    kind: 'declined',
    declineCode: 'insufficient_funds',
  });
  expect(await use('4000002500003155')).toEqual({ kind: 'needs authentication' });
  expect(await use('4000002500003155', 'failed')).toMatchObject({
    code: 'setup_intent_authentication_failure',
  });
  const before = subscription.default_payment_method;
  expect((await stripe.subscriptions.retrieve(subscription.id)).default_payment_method).toBe(before);
  expect(await use('4000002500003155', 'passed')).toEqual({ kind: 'updated', owed: null });
  expect((await stripe.subscriptions.retrieve(subscription.id)).default_payment_method).not.toBe(before);
});

test('somebody else’s subscription is none of this portal', async () => {
  const mine = await buy(own, { price: monthly.id });
  const theirs = await buy(own, { price: monthly.id });
  const portal = await portalOf(mine.customer);
  const id = theirs.subscription.id;
  expect(await cancelInPortal(portal, id)).toEqual({ kind: 'no such subscription' });
  expect(await renewInPortal(portal, id)).toEqual({ kind: 'no such subscription' });
  expect(await switchPlan(portal, id, yearly.id)).toEqual({ kind: 'no such subscription' });
  expect((await stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
});

test('a portal closes after an hour on the wall, and with its customer', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const old = await portalOf(customer);
  const fresh = await portalOf(customer);
  await own.database.query(
    `update pay_sandbox.object set created_at = now() - interval '61 minutes' where id = $1`,
    [old],
  );
  expect(await viewPortal(old)).toEqual({ kind: 'closed' });
  expect(await cancelInPortal(old, subscription.id)).toEqual({ kind: 'closed' });
  expect(await viewPortal('bps_none')).toEqual({ kind: 'closed' });
  expect(await viewPortal('\u0000')).toEqual({ kind: 'closed' });
  expect((await viewPortal(fresh)).kind).toBe('open');
  await stripe.customers.del(customer);
  expect(await viewPortal(fresh)).toEqual({ kind: 'closed' });
});

test('a link is mailed to who is known, works once, and nobody can tell who is', async () => {
  const address = 'Link.Reader@example.org';
  const { id } = await stripe.customers.create({ email: address });
  expect(requestPortalLogin(' link.reader@EXAMPLE.org ')).toEqual({ kind: 'sent' });
  expect(requestPortalLogin('nobody@example.org')).toEqual({ kind: 'sent' });
  expect(requestPortalLogin('\u0000')).toEqual({ kind: 'sent' });
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.to).toBe(address);
  const [, token = ''] = /\/portal\/login\/(\S+)/.exec(mails[0]?.text ?? '') ?? [];
  const { rows } = await own.database.query<{ all: string }>(
    'select string_agg(login::text, $1) as all from pay_sandbox.portal_login as login',
    [' '],
  );
  expect(rows[0]?.all).not.toContain(token);
  const used = await usePortalLogin(token);
  if (used.kind !== 'opened') throw new Error('The link did not work.');
  expect(used.url).toBe(`${sandbox.url}/portal/session/${used.session}`);
  expect(await viewPortal(used.session)).toMatchObject({ kind: 'open', email: address });
  expect(await usePortalLogin(token)).toEqual({ kind: 'invalid link' });
  expect(await usePortalLogin('guess')).toEqual({ kind: 'invalid link' });
  await stripe.customers.del(id);
});

test('a link is of no use after an hour', async () => {
  await stripe.customers.create({ email: 'late@example.org' });
  const before = mails.length;
  requestPortalLogin('late@example.org');
  await expect.poll(() => mails.length).toBe(before + 1);
  const [, token = ''] = /\/portal\/login\/(\S+)/.exec(mails.at(-1)?.text ?? '') ?? [];
  await own.database.query(`update pay_sandbox.portal_login set expires_at = now() - interval '1 second'`);
  expect(await usePortalLogin(token)).toEqual({ kind: 'invalid link' });
});
