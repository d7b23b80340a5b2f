import { expect, test } from 'vitest';
import { type Form, follow, formWith, goodCard, leadsTo, send, type Visit, visit } from '#testing/browser.ts';
import { idOf, makePlans, type Sale, sandboxOfFile, startCheckout } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const { yearly, monthly } = await makePlans(stripe);

const bySite = { price: yearly.id, trialDays: 7, donation: 2_500 };
const thanks = (session: string): string => `http://localhost:3000/thanks?session=${session}`;

async function openPage(sale: Partial<Sale> = {}) {
  const { id: customer } = await stripe.customers.create({ email: 'reader@example.org' });
  const session = await startCheckout(stripe, { customer, ...bySite, ...sale });
  const page = await visit(String(session.url));
  return { session, customer, page };
}

const payForm = ({ forms }: Visit): Form => {
  const [form] = forms;
  if (form === undefined) throw new Error('There is no form.');
  return form;
};

const subscriptionsOf = async (customer: string) =>
  (await stripe.subscriptions.list({ customer, status: 'all' })).data;

test('a page can be paid: its fields, its way back, its words, and onward to the site', async () => {
  const { session, page, customer } = await openPage();
  expect(page.status).toBe(200);
  expect(page.text).toContain('Test mode, no real payments');
  const attributes = (label: string) => Object.fromEntries(page.labelled(label).attributes);
  expect(attributes('Email')).toMatchObject({ value: 'reader@example.org', readonly: '' });
  expect(attributes('Card number')).toMatchObject({ autocomplete: 'cc-number', inputmode: 'numeric' });
  expect(attributes('Expiration')).toMatchObject({ autocomplete: 'cc-exp', inputmode: 'numeric' });
  expect(attributes('CVC')).toMatchObject({ autocomplete: 'cc-csc', inputmode: 'numeric' });
  expect(attributes('Name on card')).toMatchObject({ autocomplete: 'cc-name' });
  expect(page.links).toContainEqual({ words: 'Back', address: 'http://localhost:3000/subscribe' });
  const answer = await send(formWith(page, 'Start trial'), goodCard);
  expect(leadsTo(answer)).toBe(thanks(session.id));
  expect(await subscriptionsOf(customer)).toMatchObject([{ status: 'trialing' }]);
});

const longDate = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1_000));

test('what is charged is said before: nothing or the donation today, the price later, and when', async () => {
  const trialEnd = longDate(Math.floor(Date.now() / 1_000) + 7 * 86_400);
  const later = `then $50.00 on ${trialEnd}, then each year until you cancel.`;
  const { page } = await openPage();
  expect(page.text).toContain(`The first 7 days are free. $25.00 today, ${later}`);
  expect(page.text).toContain('Today 7 days free $0.00');
  const inDays = (trialDays: number) => openPage({ trialDays, donation: 100 });
  expect((await inDays(1)).page.text).toContain('The first day is free. $1.00 today');
  expect((await inDays(30)).page.text).toContain('The first 30 days are free.');
  const startCheckoutOnly = {
    customer: (await stripe.customers.create({})).id,
    price: yearly.id,
    trialDays: 7,
  };
  const session = await startCheckout(stripe, startCheckoutOnly);
  expect((await visit(String(session.url))).text).toContain(`Nothing today, ${later}`);
  const month = await startCheckout(stripe, { price: monthly.id, donation: 1_000 });
  const { text, forms } = await visit(String(month.url));
  expect(text).toMatch(/\$15\.00 today, then \$5\.00 on \w+ \d+, 20\d\d, then each month until you cancel\./);
  expect(text).toMatch(/Today Daily reflection \d+ \$5\.00 Today Donation \$10\.00/);
  expect(forms[0]?.buttons.map(({ words }) => words)).toEqual(['Subscribe']);
});

test.each([
  ['auto', 'Start trial'],
  ['book', 'Book'],
  ['donate', 'Donate'],
  ['pay', 'Pay'],
  ['subscribe', 'Subscribe'],
] as const)('with the submit type %s the button says %s', async (type, words) => {
  const texts = { submit: { message: 'Read this first.' }, after_submit: { message: 'Thank you.' } };
  const { page } = await openPage({ more: { submit_type: type, custom_text: texts } });
  expect(payForm(page).buttons.map(({ words }) => words)).toEqual([words]);
  expect(page.text).toContain(`Read this first. ${words} Thank you.`);
});

test.each(['12/60', '1260', '12 / 2060', '12/2060', ' 12-60 ', '122060'])(
  'the expiration may be typed as %j',
  async (expiry) => {
    const { session, page } = await openPage();
    expect(leadsTo(await send(payForm(page), { ...goodCard, expiry }))).toBe(thanks(session.id));
    const { collected_information: _, ...after } = await stripe.checkout.sessions.retrieve(session.id);
    const [method] = (await stripe.paymentMethods.list({ customer: idOf(after.customer) })).data;
    expect(method?.card).toMatchObject({ exp_month: 12, exp_year: 2060 });
  },
);

test.each([
  ['4242424242424242', 'visa', '123'],
  ['5555 5555 5555 4444', 'mastercard', '123'],
  ['3782 822463 10005', 'amex', '1234'],
  ['4000000000000259', 'visa', '123'],
])('the card %s pays', async (number, brand, cvc) => {
  const { session, page, customer } = await openPage();
  expect(leadsTo(await send(payForm(page), { ...goodCard, number, cvc }))).toBe(thanks(session.id));
  expect((await stripe.paymentMethods.list({ customer })).data[0]?.card?.brand).toBe(brand);
});

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
  ['4000000000000119', 'An error occurred while processing your card. Try again in a little bit.'],
  ['4111111111111111', 'Your card was declined. Your request was in test mode, but used a non test card.'],
  ['4000000000000341', 'Your card was declined.'],
])('the card %s does not: "%s" And another card then pays on the same page', async (number, words) => {
  const { session, page, customer } = await openPage();
  const again = await send(payForm(page), { ...goodCard, number, name: 'Ruth "of" Moab' });
  expect([again.status, again.alert]).toEqual([402, words]);
  expect(again.source).toMatch(/role="alert"[^>]*tabindex="-1"[^>]*autofocus/);
  expect(again.labelled('Name on card').attributes.get('value')).toBe('Ruth "of" Moab');
  expect(again.labelled('Expiration').attributes.get('value')).toBe('12/60');
  expect(await subscriptionsOf(customer)).toEqual([]);
  expect(leadsTo(await send(payForm(again), { number: '4242424242424242', cvc: '123' }))).toBe(
    thanks(session.id),
  );
});

test('a card that attaches and fails later begins a trial where nothing is due today', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'reader@example.org' });
  const session = await startCheckout(stripe, { customer, price: yearly.id, trialDays: 7 });
  const page = await visit(String(session.url));
  expect(leadsTo(await send(payForm(page), { ...goodCard, number: '4000000000000341' }))).toBe(
    thanks(session.id),
  );
});

test.each([
  ['Card number', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  ['Card number', { number: '' }, 'Your card number is incomplete.'],
  ['Expiration', { expiry: '12/20' }, "Your card's expiration date is in the past."],
  ['Expiration', { expiry: '13/60' }, "Your card's expiration month is invalid."],
  ['CVC', { cvc: '1' }, "Your card's security code is incomplete."],
  ['Name on card', { name: ' ' }, 'Please tell the name on the card.'],
])('%s is pointed at when it is wrong: %j', async (label, values, words) => {
  const { page } = await openPage();
  const again = await send(payForm(page), { ...goodCard, ...values });
  expect([again.status, again.alert]).toEqual([422, words]);
  const field = again.labelled(label);
  expect(field.attributes.get('aria-invalid')).toBe('true');
  expect(again.source).toContain(`id="${field.attributes.get('aria-describedby')}"`);
});

test('neither the number nor the code is ever shown again', async () => {
  const { page } = await openPage();
  const again = await send(payForm(page), {
    ...goodCard,
    number: '4000056655665556',
    cvc: '987',
    expiry: '13/60',
  });
  expect(again.source).not.toMatch(/4000\s?0566\s?5566\s?5556|987/);
  expect(again.labelled('Card number').attributes.get('value')).toBe('');
  expect(again.labelled('CVC').attributes.get('value')).toBe('');
});

test('without a customer the address is asked for, and stays when the card is declined', async () => {
  const session = await startCheckout(stripe, bySite);
  const page = await visit(String(session.url));
  expect(page.labelled('Email').attributes.has('readonly')).toBe(false);
  const wrong = await send(payForm(page), { ...goodCard, email: 'nobody' });
  expect([wrong.alert, wrong.labelled('Email').attributes.get('value')]).toEqual([
    'Your email is invalid.',
    'nobody',
  ]);
  const declined = await send(payForm(wrong), {
    ...goodCard,
    email: 'new@example.org',
    number: '4000000000000002',
  });
  expect(declined.labelled('Email').attributes.get('value')).toBe('new@example.org');
  leadsTo(await send(payForm(declined), goodCard));
  const { customer } = await stripe.checkout.sessions.retrieve(session.id);
  expect(await stripe.customers.retrieve(idOf(customer))).toMatchObject({ email: 'new@example.org' });
});

test.each(['4000 0025 0000 3155', '4000 0027 6000 3184'])(
  '3-D Secure (%s): failed says so and keeps what was typed, passed pays, and pressing it twice pays once',
  async (number) => {
    const { session, page, customer } = await openPage();
    const secure = { ...goodCard, number };
    const asked = await follow(await send(payForm(page), secure));
    expect(asked.source).not.toContain(number.slice(-4));
    const failed = await send(payForm(asked), {}, 'Fail authentication');
    expect(failed.status).toBe(402);
    expect(failed.alert).toMatch(/authenticate/);
    expect(failed.labelled('Name on card').attributes.get('value')).toBe('Ruth');
    const again = await follow(await send(payForm(failed), secure));
    const twice = await Promise.all([1, 2].map(() => send(payForm(again), {}, 'Complete authentication')));
    expect(twice.map(leadsTo)).toEqual([thanks(session.id), thanks(session.id)]);
    expect(await subscriptionsOf(customer)).toHaveLength(1);
  },
);

test('the question of one session is no answer to another', async () => {
  const { page } = await openPage();
  const other = await openPage();
  const asked = leadsTo(await send(payForm(page), { ...goodCard, number: '4000002500003155' }));
  const elsewhere = asked.replace(/cs_test_\w+/, other.session.id);
  expect(leadsTo(await visit(elsewhere))).toBe(other.session.url);
});

test('a double click, sent twice at once, ends twice at the same place with one subscription', async () => {
  const { session, page, customer } = await openPage();
  const answers = await Promise.all([1, 2, 3].map(() => send(payForm(page), goodCard)));
  expect(new Set(answers.map(leadsTo))).toEqual(new Set([thanks(session.id)]));
  expect(await subscriptionsOf(customer)).toHaveLength(1);
});

test('a session that is complete, expired or unknown says so in words', async () => {
  const { session, page } = await openPage();
  await send(payForm(page), goodCard);
  const complete = await visit(`${sandbox.url}/pay/${session.id}`);
  expect([complete.status, complete.heading]).toEqual([200, 'This is paid already']);
  expect(complete.links).toContainEqual({ words: 'Go on', address: thanks(session.id) });
  const other = await openPage();
  await stripe.checkout.sessions.expire(other.session.id);
  for (const expired of [await visit(String(other.session.url)), await send(payForm(other.page), goodCard)]) {
    expect([expired.status, expired.heading]).toEqual([410, 'This page has expired']);
    expect(expired.links).toContainEqual({ words: 'Back', address: 'http://localhost:3000/subscribe' });
  }
  expect(await visit(`${sandbox.url}/pay/cs_test_nothing`)).toMatchObject({ status: 404 });
});

test('the success address may hold letters that a header cannot', async () => {
  const { page, session } = await openPage({
    more: { success_url: 'http://localhost:3000/平和?s={CHECKOUT_SESSION_ID}' },
  });
  expect(leadsTo(await send(payForm(page), goodCard))).toBe(
    `http://localhost:3000/%E5%B9%B3%E5%92%8C?s=${session.id}`,
  );
});

test('the form may lead to the site after it, as far as the page’s own policy goes', async () => {
  const { page } = await openPage({ more: { success_url: 'https://shop.example.org/thanks' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("form-action 'self' https://shop.example.org ");
});
