import { createHmac } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Stripe from 'stripe';
import { expect, test, vi } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { freezingProxy } from '#adapters/db/testing/freezing-proxy.ts';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { saveSnapshot, takeSnapshot } from './sync-customer.ts';
import { payingSite } from './testing/paying-site.ts';

/** Several processes work for each test, and others beside them. */
vi.setConfig({ testTimeout: 120_000 });

type Site = Awaited<ReturnType<typeof payingSite>>;

/** A month with a donation is paid, and nobody was told; brings what the webhook would say of the payment. */
async function paidUnheard(site: Site): Promise<string> {
  const answer = await site.checkout(await site.stage(), { plan: 'monthly', donation: 25 });
  await site.pay(String(answer.json().url));
  const { data } = await site.stripe.events.list({ types: ['invoice.paid'] });
  return JSON.stringify(data[0], null, 2);
}

const secondsNow = () => Math.floor(Date.now() / 1_000);

const sign = (payload: string, secret: string, timestamp = secondsNow()): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Over the wire, as the provider comes. */
function tell(
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

const tellSigned = (site: Site, body: string, signature = sign(body, site.secret)): Promise<Response> =>
  tell(site, body, { 'stripe-signature': signature });

async function traces(site: Site) {
  return {
    events: await site.rows('select * from payment_event'),
    subscriptions: await site.rows('select * from subscription'),
    donations: await site.rows('select * from donation'),
    mails: await site.mails(),
  };
}
const noTraces = { events: [], subscriptions: [], donations: [], mails: [] };

test('twenty copies of an event at once are one event, with one effect and one mail of each kind', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const body = await paidUnheard(site);
  const answers = await Promise.all(Array.from({ length: 20 }, () => tellSigned(site, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const { events, subscriptions, donations, mails } = await traces(site);
  expect([events.length, subscriptions.length, donations.length]).toEqual([1, 1, 1]);
  expect(mails.map(({ data }) => data.kind).toSorted()).toEqual(['confirm-address', 'donation-receipt']);
});

test('copies that come to several servers at once have one effect', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const body = await paidUnheard(site);
  const event = site.payments.readEvent(Buffer.from(body), sign(body, site.secret));
  if (typeof event === 'string') throw new Error(event);
  // Not through the route: there the copies of one server would share one handling.
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => site.handle(event)));
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
  const { events, subscriptions, donations, mails } = await traces(site);
  expect(events).toMatchObject([{ processed_at: expect.any(Date), last_error: null }]);
  expect([subscriptions.length, donations.length]).toEqual([1, 1]);
  expect(mails.map(({ data }) => data.kind).toSorted()).toEqual(['confirm-address', 'donation-receipt']);
});

test('what the provider did not sign, or not now, is refused and leaves no trace', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const body = await paidUnheard(site);
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
    ...(await Promise.all(forged.map((signature) => tellSigned(site, body, signature)))),
    await tell(site, body, {}),
    await tellSigned(site, minified, good),
    await tellSigned(site, '', good),
    await tellSigned(site, body.replace('2500', '9900'), good),
    await tell(site, new Uint8Array(gzipSync(body)), {
      'stripe-signature': good,
      'content-encoding': 'gzip',
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect(await traces(site)).toEqual(noTraces);
});

test('who has nothing like a signature to show is refused before anything is read', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const proof = 'a'.repeat(64);
  for (const signature of [
    undefined,
    'anything',
    `t=1,v1=${'a'.repeat(63)}`,
    `t=now,v1=${proof}`,
    `v1=${proof}`,
    `t=1,v1=${proof}${',v0=a'.repeat(300)}`,
  ]) {
    const asking = request(`${site.config.publicUrl}/api/checkout/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': 1_000_000,
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
    });
    // Not a byte of the body is ever sent.
    asking.flushHeaders();
    const answer = await new Promise<IncomingMessage>((resolve) => asking.once('response', resolve));
    expect([signature, answer.statusCode, (await json(answer)) as object]).toMatchObject([
      signature,
      400,
      { code: 'webhook_not_genuine' },
    ]);
    asking.destroy();
  }
});

test('a body too large is refused', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const answer = await tell(site, new Uint8Array(2 * 1024 * 1024), {
    'stripe-signature': sign('', site.secret),
  });
  expect(answer.status).toBe(413);
});

test('what is signed and is no event is refused', async () => {
  await using site = await payingSite({ hasWebhook: false });
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
  const answers = await Promise.all(bodies.map((body) => tellSigned(site, body)));
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400));
  expect(await traces(site)).toEqual(noTraces);
});

test('of several signatures one good one is enough, as while a secret is replaced', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const body = await paidUnheard(site);
  const wrong = 'f'.repeat(64);
  const [time = '', v1 = ''] = sign(body, site.secret).split(',');
  const answer = await tellSigned(site, body, `${time},v1=${wrong},${v1},v1=${wrong}`);
  expect(answer.status).toBe(200);
  expect((await traces(site)).donations).toHaveLength(1);
});

test('an old genuine body that is sent again under a new signature changes nothing', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const body = await paidUnheard(site);
  await tellSigned(site, body);
  const before = await traces(site);
  expect((await tellSigned(site, body)).status).toBe(200);
  expect(await traces(site)).toEqual(before);
});

test('while the database is away an event is put off with 503, and done when it comes again', async () => {
  await using own = await testDatabase();
  using proxy = await freezingProxy(own.connection);
  const behind = pgDatabase(proxy.connection, { warn: () => {} });
  const dispose = () => behind.close();
  await using database: TestDatabase = { ...own, ...behind, [Symbol.asyncDispose]: dispose };
  await using site = await payingSite({ hasWebhook: false, database });
  const body = await paidUnheard(site);
  proxy.freeze();
  const answer = await tellSigned(site, body);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await own.query('select from donation')).rowCount).toBe(0);
  proxy.thaw();
  await expect.poll(async () => (await tellSigned(site, body)).status, { timeout: 20_000 }).toBe(200);
  expect((await traces(site)).donations).toHaveLength(1);
});

test('while the provider itself cannot be asked, an event is put off with 503, and done when it comes again', async () => {
  await using site = await payingSite({ hasWebhook: false });
  const body = await paidUnheard(site);
  await site.sandbox.close();
  const answer = await tellSigned(site, body);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(await site.rows('select processed_at, last_error from payment_event')).toEqual([
    {
      processed_at: null,
      last_error: expect.stringMatching(/^The payment provider cannot be reached: nothing answers/),
    },
  ]);
  expect((await traces(site)).donations).toEqual([]);

  const returned = await site.openSandbox();
  expect((await tellSigned(site, body)).status).toBe(200);
  expect((await traces(site)).donations).toHaveLength(1);
  expect((await site.rows('select from payment_event where processed_at is null')).length).toBe(0);
  await returned.close();
});

test('who leaves while the provider is asked leaves nothing to keep, and nothing fails', async () => {
  await using site = await payingSite({ hasWebhook: false });
  await paidUnheard(site);
  const { deps } = site;
  const [customer] = await site.rows<{ customer_id: string }>('select customer_id from customer');
  const snapshot = await takeSnapshot(deps, customer?.customer_id ?? '');
  expect(snapshot?.subscriptions).toHaveLength(1);
  await site.database.query('delete from person');
  const isKept =
    snapshot !== null && (await site.database.transaction((tx) => saveSnapshot(deps, tx, snapshot)));
  expect(isKept).toBe(false);
  expect(await site.rows('select from subscription')).toEqual([]);
});

test('the sandbox tells again what was not heard, until it is done', async () => {
  await using site = await payingSite();
  await site.database.query('alter table payment_event rename to payment_event_away');
  const answer = await site.checkout(await site.stage(), { plan: 'monthly', donation: 25 });
  await site.pay(String(answer.json().url));
  await pause(500);
  await site.database.query('alter table payment_event_away rename to payment_event');
  await site.settled();
  const { subscriptions, donations, mails } = await traces(site);
  expect([subscriptions.length, donations.length]).toEqual([1, 1]);
  expect(mails.map(({ data }) => data.kind).toSorted()).toEqual(['confirm-address', 'donation-receipt']);
});
