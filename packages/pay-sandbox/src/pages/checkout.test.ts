import { expect, test } from 'vitest';
import { type Form, formWith, getRedirect, goodCard, send, type Visit, visit } from '#testing/browser.ts';
import {
  createCustomer,
  createPlans,
  openFileSandbox,
  type Sale,
  startCheckout,
} from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;
const { yearly, monthly } = await createPlans(stripe);

const siteSale = { price: yearly.id, trialDays: 7, donation: 2_500 };
const successUrl = (session: string): string => `http://localhost:3000/thanks?session=${session}`;

async function openPage(sale: Partial<Sale> = {}) {
  const customer = await createCustomer(stripe);
  const session = await startCheckout(stripe, { customer, ...siteSale, ...sale });
  const page = await visit(String(session.url));
  return { session, customer, page };
}

const getForm = ({ forms }: Visit): Form => {
  const [form] = forms;
  if (form === undefined) throw new Error('There is no form.');
  return form;
};

const listSubscriptions = async (customer: string) =>
  (await stripe.subscriptions.list({ customer, status: 'all' })).data;

test('the page has labeled fields, a link back, and leads to the site after the payment', async () => {
  const { session, page, customer } = await openPage();
  expect(page.status).toBe(200);
  expect(page.text).toContain('Test mode, no real payments');
  const attributes = (label: string) => Object.fromEntries(page.fieldWithLabel(label).attributes);
  expect(attributes('Email')).toMatchObject({ value: 'reader@example.org', readonly: '' });
  expect(attributes('Card number')).toMatchObject({ autocomplete: 'cc-number', inputmode: 'numeric' });
  expect(attributes('Expiration')).toMatchObject({ autocomplete: 'cc-exp', inputmode: 'numeric' });
  expect(attributes('CVC')).toMatchObject({ autocomplete: 'cc-csc', inputmode: 'numeric' });
  expect(attributes('Name on card')).toMatchObject({ autocomplete: 'cc-name' });
  expect(page.links).toContainEqual({ label: 'Back', address: 'http://localhost:3000/subscribe' });
  const response = await send(formWith(page, 'Start trial'), goodCard);
  expect(getRedirect(response)).toBe(successUrl(session.id));
  expect(await listSubscriptions(customer)).toMatchObject([{ status: 'trialing' }]);
});

const longDate = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1_000));

test('the page lists all charges with their dates', async () => {
  const trialEnd = longDate(Math.floor(Date.now() / 1_000) + 7 * 86_400);
  const later = `then $50.00 on ${trialEnd}, then each year until you cancel.`;
  const { page } = await openPage();
  expect(page.text).toContain(`The first 7 days are free. $25.00 today, ${later}`);
  expect(page.text).toContain('Today 7 days free $0.00');
  const inDays = (trialDays: number) => openPage({ trialDays, donation: 100 });
  expect((await inDays(1)).page.text).toContain('The first day is free. $1.00 today');
  expect((await inDays(30)).page.text).toContain('The first 30 days are free.');
  const session = await startCheckout(stripe, { price: yearly.id, trialDays: 7 });
  expect((await visit(String(session.url))).text).toContain(`Nothing today, ${later}`);
  const month = await startCheckout(stripe, { price: monthly.id, donation: 1_000 });
  const { text, forms } = await visit(String(month.url));
  expect(text).toMatch(/\$15\.00 today, then \$5\.00 on \w+ \d+, 20\d\d, then each month until you cancel\./);
  expect(text).toMatch(/Today Daily reflection \d+ \$5\.00 Today Donation \$10\.00/);
  expect(forms[0]?.buttons.map(({ label }) => label)).toEqual(['Subscribe']);
});

test.each(['1260', '12 / 2060', ' 12-60 '])('the expiration can be written as %j', async (expiry) => {
  const { session, page, customer } = await openPage();
  expect(getRedirect(await send(getForm(page), { ...goodCard, expiry }))).toBe(successUrl(session.id));
  const [method] = (await stripe.paymentMethods.list({ customer })).data;
  expect(method?.card).toMatchObject({ exp_month: 12, exp_year: 2060 });
});

test.each([
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4111111111111111', 'Your card was declined. Your request was in test mode, but used a non test card.'],
])('the card %s is declined with "%s", and another card can pay', async (number, message) => {
  const { session, page, customer } = await openPage();
  const again = await send(getForm(page), { ...goodCard, number, name: 'Ruth "of" Moab' });
  expect([again.status, again.alert]).toEqual([402, message]);
  expect(again.source).toMatch(/role="alert"[^>]*tabindex="-1"[^>]*autofocus/);
  expect(again.fieldWithLabel('Name on card').attributes.get('value')).toBe('Ruth "of" Moab');
  expect(again.fieldWithLabel('Expiration').attributes.get('value')).toBe('12/60');
  expect(await listSubscriptions(customer)).toEqual([]);
  expect(getRedirect(await send(getForm(again), { number: '4242424242424242', cvc: '123' }))).toBe(
    successUrl(session.id),
  );
});

test.each([
  ['Card number', { number: '4242' }, 'Your card number is invalid.'],
  ['Card number', { number: '' }, 'Your card number is incomplete.'],
  ['Expiration', { expiry: '12/20' }, "Your card's expiration date is in the past."],
  ['Expiration', { expiry: '13/60' }, "Your card's expiration month is invalid."],
  ['CVC', { cvc: '1' }, "Your card's security code is incomplete."],
  ['Name on card', { name: ' ' }, 'Please tell the name on the card.'],
])('an invalid %s has its own error: %j', async (label, values, message) => {
  const { page } = await openPage();
  const again = await send(getForm(page), { ...goodCard, ...values });
  expect([again.status, again.alert]).toEqual([422, message]);
  const field = again.fieldWithLabel(label);
  expect(field.attributes.get('aria-invalid')).toBe('true');
  expect(again.source).toContain(`id="${field.attributes.get('aria-describedby')}"`);
});

test('the card number and the code are never shown again', async () => {
  const { page } = await openPage();
  const again = await send(getForm(page), {
    ...goodCard,
    number: '4000056655665556',
    cvc: '987',
    expiry: '13/60',
  });
  expect(again.source).not.toMatch(/4000\s?0566\s?5566\s?5556|987/);
  expect(again.fieldWithLabel('Card number').attributes.get('value')).toBe('');
  expect(again.fieldWithLabel('CVC').attributes.get('value')).toBe('');
});

test('complete, expired and unknown sessions have their own pages', async () => {
  const { session, page } = await openPage();
  await send(getForm(page), goodCard);
  const complete = await visit(`${sandbox.url}/pay/${session.id}`);
  expect([complete.status, complete.heading]).toEqual([200, 'This is paid already']);
  expect(complete.links).toContainEqual({ label: 'Go on', address: successUrl(session.id) });
  const other = await openPage();
  await stripe.checkout.sessions.expire(other.session.id);
  for (const expired of [await visit(String(other.session.url)), await send(getForm(other.page), goodCard)]) {
    expect([expired.status, expired.heading]).toEqual([410, 'This page has expired']);
    expect(expired.links).toContainEqual({ label: 'Back', address: 'http://localhost:3000/subscribe' });
  }
  expect(await visit(`${sandbox.url}/pay/cs_test_nothing`)).toMatchObject({ status: 404 });
});

test('the success address can contain non-ASCII characters', async () => {
  const { page, session } = await openPage({
    more: { success_url: 'http://localhost:3000/平和?s={CHECKOUT_SESSION_ID}' },
  });
  expect(getRedirect(await send(getForm(page), goodCard))).toBe(
    `http://localhost:3000/%E5%B9%B3%E5%92%8C?s=${session.id}`,
  );
});

test('the security policy allows the redirect to the site', async () => {
  const { page } = await openPage({ more: { success_url: 'https://shop.example.org/thanks' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("form-action 'self' https://shop.example.org ");
});
