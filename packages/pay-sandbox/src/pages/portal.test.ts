import { expect, test } from 'vitest';
import {
  type Form,
  follow,
  formAt,
  formWith,
  goodCard,
  leadsTo,
  send,
  type Visit,
  visit,
} from '#testing/browser.ts';
import { buy, idOf, makePlans, ownSandbox, sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile({ returnName: 'Wayfare' });
const { stripe, sandbox, mails } = own;
const { product, yearly, monthly } = await makePlans(stripe);

const day = 86_400;
const dashboard = 'http://localhost:3000/dashboard';

const longDate = (seconds: number | null): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Number(seconds) * 1_000);

async function openPortal(customer: string, configuration?: string): Promise<Visit> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: dashboard,
    ...(configuration === undefined ? {} : { configuration }),
  });
  return visit(url);
}

const onTrial = () => buy(own, { price: yearly.id, trialDays: 7, donation: 2_500 });

function goTo(page: Visit, words: string | RegExp): Promise<Visit> {
  const found = page.links.find((link) =>
    typeof words === 'string' ? link.words === words : words.test(link.words),
  );
  if (found === undefined) throw new Error(`${page.url} has no link ${words}: ${JSON.stringify(page.links)}`);
  return visit(new URL(found.address, page.url).href);
}

const cardForm = (page: Visit): Form => formWith(page, 'Update payment method');

/** Moves the clock past the first payment after the trial, which fails. */
async function buyAndFail() {
  const bought = await buy(own, { price: yearly.id, trialDays: 7 }, { number: '4000000000000341' });
  await sandbox.advance(new Date((await sandbox.now()).getTime() + 7 * day * 1_000 + 7_200_000));
  return bought;
}

test('the portal tells the plan, its state, what comes next, the card, the invoices, and the way back', async () => {
  const { customer, subscription, session } = await onTrial();
  const page = await openPortal(customer);
  expect([page.status, page.heading]).toEqual([200, 'Your subscription']);
  expect(page.text).toContain('reader@example.org');
  expect(page.text).toContain(
    `${product.name} $50.00 a year Free trial until ${longDate(subscription.trial_end)}`,
  );
  expect(page.text).toContain('Then $50.00, then each year until you cancel.');
  expect(page.text).toContain('Visa ending in 4242 Expires 12/2060');
  expect(page.links).toContainEqual({ words: 'Return to Wayfare', address: dashboard });
  expect(page.text).toMatch(/\$25\.00 Paid/);
  const receipt = await visit(`${sandbox.url}/invoice/${idOf(session.invoice)}`);
  expect([receipt.heading, receipt.text.includes('Donation $25.00')]).toEqual(['Receipt', true]);
  expect(receipt.text).toMatch(/Total \$25\.00 Paid \$25\.00/);
});

test('without a name of its own, the place one returns to is called by its address', async () => {
  await using other = await ownSandbox();
  const { yearly } = await makePlans(other.stripe);
  const { customer } = await buy(other, { price: yearly.id });
  const { url } = await other.stripe.billingPortal.sessions.create({ customer, return_url: dashboard });
  expect((await visit(url)).links).toContainEqual({ words: 'Return to localhost:3000', address: dashboard });
});

test('a cancellation is confirmed first, tells until when the plan stays, and can be taken back', async () => {
  const { customer, subscription } = await onTrial();
  const page = await openPortal(customer);
  const end = longDate(subscription.trial_end);
  const ask = await goTo(page, 'Cancel plan');
  expect(ask.text).toContain(`Your plan stays until ${end}.`);
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
  const gone = await follow(
    await send(formWith(ask, 'Cancel plan'), { feedback: 'unused', comment: 'Until Advent' }),
  );
  expect(gone.told).toBe(`Your plan is canceled. It stays until ${end}.`);
  expect((await visit(gone.url)).told).toBeNull();
  expect(gone.text).toContain(`Ends on ${end}`);
  expect(gone.links.map(({ words }) => words)).not.toContain('Cancel plan');
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at: subscription.trial_end,
    cancellation_details: { feedback: 'unused', comment: 'Until Advent' },
  });
  const back = await follow(await send(formWith(gone, 'Renew plan')));
  expect(back.told).toBe(`Your plan goes on. It renews on ${end}.`);
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
});

test('pressing twice at once cancels once, and renews once', async () => {
  const { customer, subscription } = await onTrial();
  const form = formWith(await goTo(await openPortal(customer), 'Cancel plan'), 'Cancel plan');
  const notes = (await Promise.all([1, 2].map(() => send(form)))).map(leadsTo);
  expect((await visit(notes[1] ?? '')).told).toContain('It stays until');
  const renew = formWith(await openPortal(customer), 'Renew plan');
  (await Promise.all([1, 2].map(() => send(renew)))).map(leadsTo);
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
});

test('a switch tells what it costs, does it when confirmed, and charges just that', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const ask = await goTo(await openPortal(customer), 'Switch to yearly, $50.00 a year');
  const [, cost = ''] = /\$(\d+\.\d\d) is charged today\./.exec(ask.text) ?? [];
  expect(ask.text).toContain(`From ${product.name}, $5.00 a month, to ${product.name}, $50.00 a year.`);
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(monthly.id);
  const done = await follow(await send(formWith(ask, 'Switch plan')));
  expect(done.told).toBe(`Your plan is now ${product.name}, $50.00 a year. $${cost} was charged.`);
  const [latest] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  expect(latest?.amount_paid).toBe(Math.round(Number(cost) * 100));
  const again = await send(formWith(ask, 'Switch plan'));
  expect([again.status, again.heading]).toEqual([409, 'That is not possible']);
});

test('a switch that the card does not pay changes nothing, and says so', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const page = await openPortal(customer);
  await follow(
    await send(cardForm(await goTo(page, 'Update payment method')), {
      ...goodCard,
      number: '4000000000000341',
    }),
  );
  const ask = await goTo(page, /Switch to yearly/);
  const refused = await send(formWith(ask, 'Switch plan'));
  expect([refused.status, refused.alert]).toEqual([402, 'Your card was declined.']);
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(monthly.id);
});

test('another card takes the place of the first; what is wrong with it is told beside it', async () => {
  const { customer } = await onTrial();
  const form = await goTo(await openPortal(customer), 'Update payment method');
  const wrong = await send(cardForm(form), { ...goodCard, number: '4242 4242 4242 4241' });
  expect([wrong.status, wrong.alert]).toEqual([422, 'Your card number is invalid.']);
  expect(wrong.labelled('Name on card').attributes.get('value')).toBe('Ruth');
  const declined = await send(cardForm(wrong), { ...goodCard, number: '4000000000000002' });
  expect([declined.status, declined.alert]).toEqual([402, 'Your card was declined.']);
  const done = await follow(await send(cardForm(declined), { ...goodCard, number: '5555 5555 5555 4444' }));
  expect(done.told).toBe('Your payment method is updated.');
  expect(done.text).toContain('Mastercard ending in 4444');
});

test('another card may ask for 3-D Secure', async () => {
  const { customer } = await onTrial();
  const form = await goTo(await openPortal(customer), 'Update payment method');
  const asked = await follow(await send(cardForm(form), { ...goodCard, number: '4000002500003155' }));
  const failed = await send(formWith(asked, 'Fail authentication'), {}, 'Fail authentication');
  expect(failed.status).toBe(402);
  expect(failed.alert).toMatch(/authenticate/);
  const passed = await follow(
    await send(formWith(asked, 'Complete authentication'), {}, 'Complete authentication'),
  );
  expect(passed.text).toContain('Visa ending in 3155');
});

test('what is past due is said, and another card pays it at once', async () => {
  const { customer, subscription } = await buyAndFail();
  const page = await openPortal(customer);
  expect(page.text).toContain('Past due');
  expect(page.text).toMatch(/\$50\.00 Open/);
  const form = await goTo(page, 'Update payment method');
  expect(form.text).toContain('What is past due is charged to the new card at once.');
  const still = await follow(await send(cardForm(form), { ...goodCard, number: '4000000000000341' }));
  expect(still.text).toContain('could not be charged to it: Your card was declined.');
  const paid = await follow(await send(cardForm(form), goodCard));
  expect(paid.told).toBe('Your payment method is updated. What was past due, $50.00, is paid.');
  expect(paid.text).not.toContain('Past due');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a portal offers what its configuration allows, and refuses the rest', async () => {
  const { customer, subscription } = await onTrial();
  const { id: little } = await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: false } },
  });
  const page = await openPortal(customer, little);
  expect(page.links.map(({ words }) => words)).toEqual(['Skip to the content', 'Return to Wayfare']);
  expect(page.text).not.toContain('Invoices');
  for (const path of [`cancel/${subscription.id}`, 'card', `switch/${subscription.id}/${monthly.id}`]) {
    const refused = await visit(`${page.url}/${path}`);
    expect([path, refused.status, refused.heading]).toEqual([path, 409, 'That is not possible']);
  }
});

test('nobody reaches into somebody else’s subscription', async () => {
  const mine = await onTrial();
  const other = await onTrial();
  const page = await openPortal(mine.customer);
  const form = formWith(await goTo(page, 'Cancel plan'), 'Cancel plan');
  const theirs = await visit(`${page.url}/cancel/${other.subscription.id}`);
  expect([theirs.status, theirs.heading]).toEqual([409, 'That is not possible']);
  const action = form.action.replace(mine.subscription.id, other.subscription.id);
  expect((await send({ ...form, action })).status).toBe(403);
  expect((await stripe.subscriptions.retrieve(other.subscription.id)).cancel_at).toBeNull();
});

test('a portal that nobody opened is closed, wherever one comes in', async () => {
  for (const path of ['', '/card', '/cancel/sub_x', '/switch/sub_x/price_x', '/card/authenticate/x']) {
    const closed = await visit(`${sandbox.url}/portal/session/bps_none${path}`);
    expect([path, closed.status, closed.heading]).toEqual([path, 410, 'This page is closed']);
  }
});

test('the link that is mailed opens the portal once; whoever has no subscription is answered the same', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'login@example.org' });
  const login = await formAt(`${sandbox.url}/portal/login`, 'Send the link');
  const answers = [
    await follow(await send(login, { email: ' Login@Example.org ' })),
    await follow(await send(login, { email: 'nobody@example.org' })),
  ];
  expect(new Set(answers.map(({ source }) => source)).size).toBe(1);
  expect(answers[0]?.told).toMatch(/^If there is a subscription for that address/);
  await expect.poll(() => mails.length).toBe(1);
  const [link = ''] = /http:\S+/.exec(mails[0]?.text ?? '') ?? [];
  expect(mails[0]?.to).toBe('login@example.org');
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
  expect((await visit(link, { 'sec-purpose': 'prefetch' })).status).toBe(503);
  const portal = await follow(await visit(link));
  expect([portal.heading, portal.text.includes('You have no subscription at present.')]).toEqual([
    'Your subscription',
    true,
  ]);
  const again = await visit(link);
  expect([again.status, again.heading]).toEqual([410, 'This link opens nothing any more']);
  expect(customer).toMatch(/^cus_/);
});

test('an address that is none is told beside its field', async () => {
  const login = await formAt(`${sandbox.url}/portal/login`, 'Send the link');
  const wrong = await send(login, { email: 'nobody' });
  expect([wrong.status, wrong.alert]).toEqual([422, 'Your email is invalid.']);
  expect(wrong.labelled('Email').attributes.get('value')).toBe('nobody');
});
