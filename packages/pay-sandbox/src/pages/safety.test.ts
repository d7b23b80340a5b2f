import { expect, test } from 'vitest';
import { formAt, formWith, goodCard, send, visit } from '#testing/browser.ts';
import { buy, createPlans, getId, openFileSandbox, startCheckout } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;
const { yearly } = await createPlans(stripe);

const attack = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
const purchase = await buy(own, { price: yearly.id, trialDays: 7, donation: 2_500 });
const portal = await stripe.billingPortal.sessions.create({ customer: purchase.customer });
const open = await startCheckout(stripe, { customer: purchase.customer, price: yearly.id });

const paths = [
  '/',
  '/clock',
  '/mailbox',
  '/portal/login',
  new URL(portal.url).pathname,
  `${new URL(portal.url).pathname}/card`,
  `${new URL(portal.url).pathname}/cancel/${purchase.subscription.id}`,
  `/invoice/${getId(purchase.session.invoice)}`,
  `/pay/${open.id}`,
  `/pay/${purchase.session.id}`,
  '/nowhere',
];

test.each(paths)('%s has safe headers and no inline code', async (path) => {
  const page = await visit(`${sandbox.url}${path}`);
  expect(page.text).toContain('Test mode, no real payments');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
  });
  const policy = page.headers.get('content-security-policy') ?? '';
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/unsafe/);
  expect(page.source).not.toMatch(/<script(?! src=)|<style|\sstyle=|\son\w+=/);
  expect(page.source.match(/<h1/g)).toHaveLength(1);
  for (const file of page.source.match(/(?<=(?:href|src)=")\/(?:style|script|icon)[^"]+/g) ?? []) {
    expect((await fetch(`${sandbox.url}${file}`)).status).toBe(200);
  }
});

test('names, products and addresses are escaped on all pages', async () => {
  const product = await stripe.products.create({ name: attack });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 700,
    recurring: { interval: 'month' },
    nickname: attack,
  });
  const { id: customer } = await stripe.customers.create({
    email: '"<script>alert(3)</script>"@x.org',
    name: attack,
  });
  const session = await startCheckout(stripe, {
    customer,
    price: price.id,
    more: {
      cancel_url: `http://localhost:3000/"><script>alert(4)</script>`,
    },
  });
  const page = await visit(String(session.url));
  const invalid = await send(formWith(page, 'Subscribe'), {
    number: attack,
    expiry: attack,
    cvc: attack,
    name: attack,
  });
  await send(formWith(page, 'Subscribe'), { ...goodCard, name: attack });
  const complete = await stripe.checkout.sessions.retrieve(session.id);
  const opened = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/"><b>',
  });
  const pages = [
    page,
    invalid,
    await visit(opened.url),
    await visit(`${sandbox.url}/invoice/${getId(complete.invoice)}`),
    await visit(`${sandbox.url}/clock`),
    await visit(`${sandbox.url}/mailbox?to=${encodeURIComponent(attack)}`),
    await send(await formAt(`${sandbox.url}/portal/login`, 'Send the link'), { email: attack }),
    await send(await formAt(`${sandbox.url}/clock`, 'Move to this time'), { to: attack }),
  ];
  for (const { source, url } of pages) {
    expect(source.replace(/<script src="\/script-\w+\.js" defer><\/script>/, ''), url).not.toMatch(
      /<script|<img|<b>/,
    );
  }
  expect(pages[0]?.text).toContain(attack);
  expect(pages[2]?.text).toContain(attack);
});

const clockForm = () => formAt(`${sandbox.url}/clock`, '+ 1 hour');

test('forms from other sites are refused', async () => {
  const form = await clockForm();
  const before = await sandbox.now();
  const crossSite = [
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of crossSite) {
    const response = await send(form, {}, '+ 1 hour', headers);
    expect([response.status, response.heading]).toEqual([403, 'This did not come from here']);
  }
  expect((await sandbox.now()).getTime() - before.getTime()).toBeLessThan(60_000);
});

test('malformed forms are no server errors', async () => {
  const nul = '\u0000';
  const pay = await formAt(`${sandbox.url}/pay/${open.id}`, 'Subscribe');
  const cardForm = await formAt(`${portal.url}/card`, 'Update payment method');
  const login = await formAt(`${sandbox.url}/portal/login`, 'Send the link');
  const long = 'x'.repeat(5_000);
  const responses = [
    await send(pay, { number: nul, name: nul }),
    await send(pay, { ...goodCard, name: `A${nul}` }),
    await send(pay, { ...goodCard, name: long }),
    await send(cardForm, { number: nul, name: nul }),
    await send(login, { email: `a${nul}@b.org` }),
    await send(login, { email: `${long}@b.org` }),
  ];
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
});
