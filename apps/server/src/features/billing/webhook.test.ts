import { createHmac } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { freezingProxy } from '#adapters/db/testing/freezing-proxy.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { saveSnapshot, takeSnapshot } from './sync-customer.ts';
import { payingSite, type PayingSite as Site } from './testing/paying-site.ts';
import { testWithPayments } from './testing/paying-test.ts';

const test = testWithPayments({ hasWebhook: false });

/** Pays a monthly plan with a donation while the webhook is off. Returns the body of the payment's event. */
async function payUnprocessed(site: Site): Promise<string> {
  const answer = await site.checkout(await site.stage(), { plan: 'monthly', donation: 25 });
  await site.pay(String(answer.json().url));
  const { data } = await site.stripe.events.list({ types: ['invoice.paid'] });
  return JSON.stringify(data[0], null, 2);
}

const secondsNow = () => Math.floor(Date.now() / 1_000);

const sign = (payload: string, secret: string, timestamp = secondsNow()): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Posts over HTTP, as the provider does. */
function post(
  { config }: Site,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${config.publicUrl}/api/checkout/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

const postSigned = (site: Site, body: string, signature = sign(body, site.secret)): Promise<Response> =>
  post(site, body, { 'stripe-signature': signature });

async function storedRows(site: Site) {
  return {
    events: await site.rows('select * from payment_event'),
    subscriptions: await site.rows('select * from subscription'),
    donations: await site.rows('select * from donation'),
    mails: await site.mails(),
  };
}
const noRows = { events: [], subscriptions: [], donations: [], mails: [] };

test('twenty concurrent copies of an event have one effect and one mail of each kind', async ({ site }) => {
  const body = await payUnprocessed(site);
  const answers = await Promise.all(Array.from({ length: 20 }, () => postSigned(site, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const { events, subscriptions, donations, mails } = await storedRows(site);
  expect([events.length, subscriptions.length, donations.length]).toEqual([1, 1, 1]);
  expect(mails.map(({ data }) => data.kind).toSorted()).toEqual(['confirm-address', 'donation-receipt']);
});

test('concurrent copies of an event on several servers have one effect', async ({ site }) => {
  const body = await payUnprocessed(site);
  const event = site.payments.readEvent(Buffer.from(body), sign(body, site.secret));
  if (typeof event === 'string') throw new Error(event);
  // Not through the route, where the copies on one server share one run.
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => site.handle(event)));
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
  const { events, subscriptions, donations, mails } = await storedRows(site);
  expect(events).toMatchObject([{ processed_at: expect.any(Date), last_error: null }]);
  expect([subscriptions.length, donations.length]).toEqual([1, 1]);
  expect(mails.map(({ data }) => data.kind).toSorted()).toEqual(['confirm-address', 'donation-receipt']);
});

test('an event without a valid, recent signature is refused and changes nothing', async ({ site }) => {
  const body = await payUnprocessed(site);
  const now = secondsNow();
  const good = sign(body, site.secret);
  const v1 = good.split('v1=')[1] ?? '';
  const malformed = [
    '',
    'x',
    't=,v1=',
    `t=${now}`,
    `v1=${v1}`,
    `t=soon,v1=${v1}`,
    `t=${now},v1=`,
    `t=${now},v1=${v1.slice(1)}`,
    `t=${now},v1=${v1.toUpperCase()}x`,
    `t=${now};v1=${v1}`,
    `${good}${'0'.repeat(4_000)}`,
  ];
  const guessed = [
    '',
    'whsec_',
    'whsec_test',
    'secret',
    'password',
    'undefined',
    'null',
    '0',
    site.secret.toUpperCase(),
    `${site.secret} `,
    site.secret.slice(0, -1),
  ];
  const hmac = (secret: string) => createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
  const forged = [
    ...malformed,
    ...guessed.map((secret) => `t=${now},v1=${hmac(secret)}`),
    `t=${now},v0=${v1}`,
    ...[305, 600, 86_400].map((old) => sign(body, site.secret, now - old)),
  ];
  const minified = JSON.stringify(JSON.parse(body));
  const answers = [
    ...(await Promise.all(forged.map((signature) => postSigned(site, body, signature)))),
    await post(site, body, {}),
    await postSigned(site, minified, good),
    await postSigned(site, '', good),
    await postSigned(site, body.replace('2500', '9900'), good),
    await post(site, new Uint8Array(gzipSync(body)), {
      'stripe-signature': good,
      'content-encoding': 'gzip',
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect(await storedRows(site)).toEqual(noRows);
});

test('a request without a signature is refused before its body is read', async ({ site }) => {
  const proof = 'a'.repeat(64);
  for (const signature of [
    undefined,
    'anything',
    `t=1,v1=${'a'.repeat(63)}`,
    `t=now,v1=${proof}`,
    `v1=${proof}`,
    `t=1,v1=${proof}${',v0=a'.repeat(300)}`,
  ]) {
    const pendingRequest = request(`${site.config.publicUrl}/api/checkout/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': 1_000_000,
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
    });
    // The body is never sent.
    pendingRequest.flushHeaders();
    const answer = await new Promise<IncomingMessage>((resolve) => pendingRequest.once('response', resolve));
    expect([signature, answer.statusCode, (await json(answer)) as object]).toMatchObject([
      signature,
      400,
      { code: 'webhook_not_genuine' },
    ]);
    pendingRequest.destroy();
  }
});

test('a body that is too large is refused', async ({ site }) => {
  const answer = await post(site, new Uint8Array(2 * 1024 * 1024), {
    'stripe-signature': sign('', site.secret),
  });
  expect(answer.status).toBe(413);
});

test('a signed body that is no event is refused', async ({ site }) => {
  const bodies = [
    '',
    '{}',
    'null',
    '[]',
    '"text"',
    '{"object":"event"}',
    '{"id":"evt_1","type":"x","data":{}}',
    '{',
  ];
  const answers = await Promise.all(bodies.map((body) => postSigned(site, body)));
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400));
  expect(await storedRows(site)).toEqual(noRows);
});

test('an old event with a new signature changes nothing', async ({ site }) => {
  const body = await payUnprocessed(site);
  await postSigned(site, body);
  const before = await storedRows(site);
  expect((await postSigned(site, body)).status).toBe(200);
  expect(await storedRows(site)).toEqual(before);
});

test('an event during a database outage gets a 503 and is processed later', async ({ database: own }) => {
  using proxy = await freezingProxy(own.connection);
  const behind = pgDatabase(proxy.connection, { warn: () => {} });
  const dispose = () => behind.close();
  await using database: TestDatabase = { ...own, ...behind, [Symbol.asyncDispose]: dispose };
  await using site = await payingSite(database, { hasWebhook: false });
  const body = await payUnprocessed(site);
  proxy.freeze();
  const answer = await postSigned(site, body);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await own.query('select from donation')).rowCount).toBe(0);
  proxy.thaw();
  await expect.poll(async () => (await postSigned(site, body)).status, { timeout: 20_000 }).toBe(200);
  expect((await storedRows(site)).donations).toHaveLength(1);
});

test('an event during a provider outage gets a 503 and is processed later', async ({ site }) => {
  const body = await payUnprocessed(site);
  await site.sandbox.close();
  const answer = await postSigned(site, body);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(await site.rows('select processed_at, last_error from payment_event')).toEqual([
    {
      processed_at: null,
      last_error: expect.stringMatching(/^The payment provider cannot be reached: nothing answers/),
    },
  ]);
  expect((await storedRows(site)).donations).toEqual([]);

  const returned = await site.openSandbox();
  expect((await postSigned(site, body)).status).toBe(200);
  expect((await storedRows(site)).donations).toHaveLength(1);
  expect((await site.rows('select from payment_event where processed_at is null')).length).toBe(0);
  await returned.close();
});

test('a snapshot of a person deleted meanwhile is not saved', async ({ site }) => {
  await payUnprocessed(site);
  const { deps } = site;
  const [customer] = await site.rows<{ customer_id: string }>('select customer_id from customer');
  const snapshot = await takeSnapshot(deps, customer?.customer_id ?? '');
  expect(snapshot?.subscriptions).toHaveLength(1);
  await site.database.query('delete from person');
  const isSaved =
    snapshot !== null && (await site.database.transaction((tx) => saveSnapshot(deps, tx, snapshot)));
  expect(isSaved).toBe(false);
  expect(await site.rows('select from subscription')).toEqual([]);
});
