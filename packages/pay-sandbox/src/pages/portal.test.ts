import { expect, test } from 'vitest';
import { type Form, follow, formAt, formWith, goodCard, send, type Visit, visit } from '#testing/browser.ts';
import { buy, createPlans, getId, listEventTypes, openFileSandbox } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox, mails } = own;
const { product, yearly, monthly } = await createPlans(stripe);

const day = 86_400;
const dashboard = 'http://localhost:3000/dashboard';

const longDate = (seconds: number | null): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Number(seconds) * 1_000);

async function openPortal(customer: string): Promise<Visit> {
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: dashboard });
  return visit(url);
}

const buyTrial = () => buy(own, { price: yearly.id, trialDays: 7, donation: 2_500 });

function goTo(page: Visit, label: string | RegExp): Promise<Visit> {
  const target = page.links.find((link) =>
    typeof label === 'string' ? link.label === label : label.test(link.label),
  );
  if (target === undefined)
    throw new Error(`${page.url} has no link ${label}: ${JSON.stringify(page.links)}`);
  return visit(new URL(target.address, page.url).href);
}

const cardForm = (page: Visit): Form => formWith(page, 'Update payment method');

/** Moves the clock past the failing payment after the trial. */
async function buyAndFail() {
  const purchase = await buy(own, { price: yearly.id, trialDays: 7 }, '4000000000000341');
  await sandbox.advance(new Date((await sandbox.now()).getTime() + 7 * day * 1_000 + 7_200_000));
  return purchase;
}

test('the portal shows plan, card, invoices and a link back', async () => {
  const { customer, subscription, session } = await buyTrial();
  const page = await openPortal(customer);
  expect([page.status, page.heading]).toEqual([200, 'Your subscription']);
  expect(page.text).toContain('reader@example.org');
  expect(page.text).toContain(
    `${product.name} $50.00 a year Free trial until ${longDate(subscription.trial_end)}`,
  );
  expect(page.text).toContain('Then $50.00, then each year until you cancel.');
  expect(page.text).toContain('Visa ending in 4242 Expires 12/2060');
  expect(page.links).toContainEqual({ label: 'Return to Wayfare', address: dashboard });
  expect(page.text).toMatch(/\$25\.00 Paid/);
  const receipt = await visit(`${sandbox.url}/invoice/${getId(session.invoice)}`);
  expect([receipt.heading, receipt.text.includes('Donation $25.00')]).toEqual(['Receipt', true]);
  expect(receipt.text).toMatch(/Total \$25\.00 Paid \$25\.00/);
});

test('a cancellation is confirmed and can be undone', async () => {
  const { customer, subscription } = await buyTrial();
  const page = await openPortal(customer);
  const end = longDate(subscription.trial_end);
  const question = await goTo(page, 'Cancel plan');
  expect(question.text).toContain(`Your plan stays until ${end}.`);
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
  const canceled = await follow(await send(formWith(question, 'Cancel plan')));
  expect(canceled.message).toBe(`Your plan is canceled. It stays until ${end}.`);
  expect(canceled.text).toContain(`Ends on ${end}`);
  expect(canceled.links.map(({ label }) => label)).not.toContain('Cancel plan');
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at: subscription.trial_end,
  });
  const renewed = await follow(await send(formWith(canceled, 'Renew plan')));
  expect(renewed.message).toBe(`Your plan goes on. It renews on ${end}.`);
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
});

test('a switch charges the amount that it announced', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const question = await goTo(await openPortal(customer), 'Switch to yearly, $50.00 a year');
  const [, cost = ''] = /\$(\d+\.\d\d) is charged today\./.exec(question.text) ?? [];
  expect(question.text).toContain(`From ${product.name}, $5.00 a month, to ${product.name}, $50.00 a year.`);
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(monthly.id);
  const done = await follow(await send(formWith(question, 'Switch plan')));
  expect(done.message).toBe(`Your plan is now ${product.name}, $50.00 a year. $${cost} was charged.`);
  const [latest] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  expect(latest?.amount_paid).toBe(Math.round(Number(cost) * 100));
  const again = await send(formWith(question, 'Switch plan'));
  expect([again.status, again.heading]).toEqual([409, 'That is not possible']);
});

test('a declined switch changes nothing', async () => {
  const { customer, subscription } = await buy(own, { price: monthly.id });
  const page = await openPortal(customer);
  await follow(
    await send(cardForm(await goTo(page, 'Update payment method')), {
      ...goodCard,
      number: '4000000000000341',
    }),
  );
  const question = await goTo(page, /Switch to yearly/);
  const events = await listEventTypes(stripe, customer);
  const refused = await send(formWith(question, 'Switch plan'));
  expect([refused.status, refused.alert]).toEqual([402, 'Your card was declined.']);
  expect(await listEventTypes(stripe, customer)).toEqual(events);
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(monthly.id);
});

test('a new card replaces the old one after its errors are fixed', async () => {
  const { customer } = await buyTrial();
  const form = await goTo(await openPortal(customer), 'Update payment method');
  const wrong = await send(cardForm(form), { ...goodCard, number: '4242' });
  expect([wrong.status, wrong.alert]).toEqual([422, 'Your card number is invalid.']);
  expect(wrong.fieldWithLabel('Name on card').attributes.get('value')).toBe('Ruth');
  const declined = await send(cardForm(wrong), { ...goodCard, number: '4000000000000002' });
  expect([declined.status, declined.alert]).toEqual([402, 'Your card was declined.']);
  const done = await follow(await send(cardForm(declined), { ...goodCard, number: '5555 5555 5555 4444' }));
  expect(done.message).toBe('Your payment method is updated.');
  expect(done.text).toContain('Mastercard ending in 4444');
});

test('a new card pays what is past due', async () => {
  const { customer, subscription } = await buyAndFail();
  const page = await openPortal(customer);
  expect(page.text).toContain('Past due');
  expect(page.text).toMatch(/\$50\.00 Open/);
  const form = await goTo(page, 'Update payment method');
  expect(form.text).toContain('What is past due is charged to the new card at once.');
  const still = await follow(await send(cardForm(form), { ...goodCard, number: '4000000000000341' }));
  expect(still.text).toContain('could not be charged to it: Your card was declined.');
  const paid = await follow(await send(cardForm(form), goodCard));
  expect(paid.message).toBe('Your payment method is updated. What was past due, $50.00, is paid.');
  expect(paid.text).not.toContain('Past due');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a link to the portal is mailed to customers, and unknown addresses get the same response', async () => {
  await stripe.customers.create({ email: 'login@example.org' });
  const login = await formAt(`${sandbox.url}/portal/login`, 'Send the link');
  const responses = [
    await follow(await send(login, { email: 'nobody@example.org' })),
    await follow(await send(login, { email: ' Login@Example.org ' })),
  ];
  expect(new Set(responses.map(({ source }) => source)).size).toBe(1);
  expect(responses[0]?.message).toMatch(/^If there is a subscription for that address/);
  await expect.poll(() => mails).toMatchObject([{ to: 'login@example.org' }]);
  const [link = ''] = /http:\S+/.exec(mails[0]?.text ?? '') ?? [];
  const portal = await visit(link);
  expect([portal.heading, portal.text.includes('You have no subscription at present.')]).toEqual([
    'Your subscription',
    true,
  ]);
});
