import { request } from 'node:http';
import { expect, test } from 'vitest';
import { formAt, formWith, goodCard, send, visit } from '#testing/browser.ts';
import { buy, idOf, makePlans, sandboxOfFile, startCheckout } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const { yearly } = await makePlans(stripe);

const attack = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
const bought = await buy(own, { price: yearly.id, trialDays: 7, donation: 2_500 });
const portal = await stripe.billingPortal.sessions.create({ customer: bought.customer });
const open = await startCheckout(stripe, { customer: bought.customer, price: yearly.id });
const [event] = (await stripe.events.list({ limit: 1 })).data;

const paths = [
  '/',
  '/clock',
  '/events',
  `/events/${event?.id}`,
  '/mailbox',
  '/portal/login',
  new URL(portal.url).pathname,
  `${new URL(portal.url).pathname}/card`,
  `${new URL(portal.url).pathname}/cancel/${bought.subscription.id}`,
  `/invoice/${idOf(bought.session.invoice)}`,
  `/pay/${open.id}`,
  `/pay/${bought.session.id}`,
  '/nowhere',
];

test.each(paths)(
  '%s is not kept, not framed, runs nothing inline, and says that it is a test',
  async (path) => {
    const page = await visit(`${sandbox.url}${path}`);
    expect(page.text).toContain('Test mode, no real payments');
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
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
  },
);

test('names, products and addresses of strangers are words on every page', async () => {
  const product = await stripe.products.create({ name: attack, description: attack });
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
      custom_text: { submit: { message: attack } },
    },
  });
  const page = await visit(String(session.url));
  const tried = await send(formWith(page, 'Subscribe'), {
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
  const [latest] = (await stripe.events.list({ type: 'customer.updated', limit: 1 })).data;
  const pages = [
    page,
    tried,
    await visit(opened.url),
    await visit(`${sandbox.url}/invoice/${idOf(complete.invoice)}`),
    await visit(`${sandbox.url}/events/${latest?.id}`),
    await visit(`${sandbox.url}/clock`),
    await visit(`${sandbox.url}/events?type=${encodeURIComponent(attack)}`),
    await visit(`${sandbox.url}/mailbox?to=${encodeURIComponent(attack)}`),
    await send(await formAt(`${sandbox.url}/portal/login`, 'Send the link'), { email: attack }),
    await send(await formAt(`${sandbox.url}/clock`, 'Turn to this time'), { to: attack }),
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

test('a form of another site moves nothing', async () => {
  const form = await clockForm();
  const before = await sandbox.now();
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const answer = await send(form, {}, '+ 1 hour', headers);
    expect([answer.status, answer.heading]).toEqual([403, 'This did not come from here']);
  }
  expect((await sandbox.now()).getTime() - before.getTime()).toBeLessThan(60_000);
});

test('a form without its token, or with that of another page, is shown again and does nothing', async () => {
  const form = await clockForm();
  const before = await sandbox.now();
  const login = await formAt(`${sandbox.url}/portal/login`, 'Send the link');
  for (const token of ['', 'x', login.fields.get('token') ?? '']) {
    const answer = await send(form, { token }, '+ 1 hour');
    expect([answer.status, answer.heading]).toEqual([403, 'Please try once more']);
    expect(answer.links).toContainEqual({ words: 'Open the page again', address: '/clock' });
  }
  expect((await sandbox.now()).getTime() - before.getTime()).toBeLessThan(60_000);
  const pay = await formAt(`${sandbox.url}/pay/${open.id}`, 'Subscribe');
  const again = await send(pay, { ...goodCard, token: 'x' });
  expect(again.status).toBe(403);
  expect(again.alert).toMatch(/try once more/);
  expect(again.labelled('Name on card').attributes.get('value')).toBe('Ruth');
  expect((await stripe.checkout.sessions.retrieve(open.id)).status).toBe('open');
});

test('one page’s token does for its own address, from this very origin too', async () => {
  const answer = await send(await clockForm(), {}, '+ 1 hour', { origin: sandbox.url });
  expect(answer.status).toBe(303);
});

/** A path as it is, which fetch would tidy first. */
const rawStatus = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(sandbox.url, { path, method: 'GET' }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test.each([
  '/pay/%00',
  '/pay/..%2f..',
  '/portal/session/%00',
  '/portal/login/%00',
  '/invoice/%00',
  '/events/%00',
  '/events?before=%00&type=%00',
  '/events?before=evt_none',
  '/clock?since=%00',
  '/mailbox?before=%00&to=%00',
  '/mailbox/..%2f..%2fetc%2fpasswd',
  '/mailbox/../../etc/passwd',
])('odd addresses are answered and break nothing: %s', async (path) => {
  expect(await rawStatus(path)).toBeLessThan(500);
});

test('odd forms are answered and break nothing', async () => {
  const nul = '\u0000';
  const pay = await formAt(`${sandbox.url}/pay/${open.id}`, 'Subscribe');
  const session = new URL(portal.url).pathname;
  const cancel = await formAt(`${sandbox.url}${session}/cancel/${bought.subscription.id}`, 'Cancel plan');
  const cardForm = await formAt(`${portal.url}/card`, 'Update payment method');
  const login = await formAt(`${sandbox.url}/portal/login`, 'Send the link');
  const resend = await formAt(`${sandbox.url}/events/${event?.id}`, 'Resend');
  const long = 'x'.repeat(5_000);
  const answers = [
    await send(pay, { number: nul, name: nul, email: nul }),
    await send(pay, { ...goodCard, name: `A${nul}` }),
    await send(pay, { ...goodCard, name: long }),
    await send(cardForm, { number: nul, name: nul }),
    await send(login, { email: `a${nul}@b.org` }),
    await send(login, { email: `${long}@b.org` }),
    await send(resend, { times: '1e9' }),
    await send(resend, { times: nul }),
    await send(cancel, { comment: `why${nul}`, feedback: 'constructor' }),
  ];
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('a body of more than a megabyte is refused', async () => {
  const answer = await send(await clockForm(), { to: 'x'.repeat(1_100_000) }, '+ 1 hour');
  expect(answer.status).toBe(413);
});
