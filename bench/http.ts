// `npm run bench`: the cost of the busiest requests, each compared with a bare node:http server that answers the same bytes;
// it verifies the token, if there is one, and reads the reader's row, if the request cannot do without it. Both get the same
// number of requests a second, half of what the site can answer: a server under full load sleeps and wakes less. Signing in
// and signing up are compared with their arithmetic alone; payments, whose cost includes the sandbox, and the renewal of
// tokens with signing in. Everything is measured in short rounds, of which the first quartile counts: other work on the
// machine makes single rounds up to twice as expensive. Fails below a ratio of floors.json.
import { createHmac, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { csrfHeader } from '../packages/contracts/src/calls/auth.ts';
import { openPostgres } from '../packages/postgres/src/postgres.ts';
import { fromBytes, g, power } from '../packages/user-pool/src/srp/srp.ts';
import { poolId } from '../packages/user-pool/src/testing/settings.ts';
import { startSite } from '../scripts/running-site.ts';
import { alternate, cpuMs, residentMb, rounds } from './figures.ts';
import floors from './floors.json' with { type: 'json' };
import { type Load, rawAnswer } from './load.ts';
import { createReader, loadTestKey } from './sign-in.ts';
import { connections, measure, startBare } from './target.ts';

const warmUpSeconds = 2;
const roundSeconds = 0.4;
const concurrentCalls = 20;
/** After fewer, V8 still compiles. */
const warmUpSignIns = 1500;
/** The server raises to a power three times for a sign-in, and signs two tokens. */
const powersPerSignIn = 3;
const signaturesPerSignIn = 2;
const idleMsPerSecond = 20;
const webhookSecret = 'whsec_of_the_benchmark';

const site = await startSite({
  settings: { LOAD_TEST_KEY: loadTestKey, SANDBOX_WEBHOOK_SECRET: webhookSecret },
});
const postgres = await openPostgres({ dataDir: join(site.dataDir, 'postgres') });
await idle();
const idleMb = residentMb(site.pid).toFixed(0);
console.log(`Ready after ${Math.round(site.readyAfterMs)} ms; resident memory ${idleMb} MB.`);
console.log(
  `${connections} connections, ${rounds} rounds of ${roundSeconds} s each at half of the highest rate, alternating.\n`,
);
console.log('| request | bytes | req/s | p99 ms | CPU ms/req | bare CPU ms/req | ratio | floor |');
console.log('|---|---|---|---|---|---|---|---|');

/** Until the site has done its work in the background, such as the calendar of the coming years. */
async function idle(): Promise<void> {
  for (let second = 0; second < 120; second++) {
    const before = cpuMs(site.pid);
    await pause(1000);
    if (second > 5 && cpuMs(site.pid) - before <= idleMsPerSecond) return;
  }
}

function report(name: keyof typeof floors, figures: readonly (number | string)[], ratio: number): void {
  if (ratio < floors[name]) process.exitCode = 1;
  console.log(`| ${[name, ...figures, ratio.toFixed(2), floors[name]].join(' | ')} |`);
}

async function compare(
  name: keyof typeof floors,
  path: string,
  { token, readsReader = false }: { token?: string | undefined; readsReader?: boolean } = {},
): Promise<void> {
  const { host, port } = new URL(site.url);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'x-load-test': loadTestKey, ...authorization };
  const load: Load = { host: '127.0.0.1', port: Number(port), path, hostHeader: host, headers };
  const bare = await startBare(load, {
    ...(token === undefined ? {} : { publicKey: await getPublicKey() }),
    ...(readsReader ? { database: postgres.connection('wayfare') } : {}),
  });
  const ours = { load, pid: site.pid };
  // The first run of each compiles its code.
  await measure(bare, warmUpSeconds);
  await measure(ours, warmUpSeconds);
  const { perSecond, p99Ms } = await measure(ours, warmUpSeconds);
  const [oursMs, bareMs] = await alternate(
    async () => (await measure(ours, roundSeconds, perSecond / 2)).cpuMsPerRequest,
    async () => (await measure(bare, roundSeconds, perSecond / 2)).cpuMsPerRequest,
  );
  bare.stop();
  const { body } = await rawAnswer(load);
  const figures = [body.length, perSecond.toFixed(0), p99Ms.toFixed(1), oursMs.toFixed(3), bareMs.toFixed(3)];
  report(name, figures, bareMs / oursMs);
}

async function getPublicKey(): Promise<object> {
  const answer = await fetch(`${site.url}/identity/${poolId}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: [object] };
  return keys[0];
}

/** Measures the processor time of the site for one call. */
const measureCall = (call: () => Promise<unknown>) => async (): Promise<number> => {
  const before = cpuMs(site.pid);
  await Promise.all(Array.from({ length: concurrentCalls }, call));
  return (cpuMs(site.pid) - before) / concurrentCalls;
};

const { pool, signIn } = await createReader(site);

await compare('front page', '/');
await compare('homily preview', '/homily_preview');
await compare('config.json', '/config.json');
await compare('healthz', '/healthz');
await compare('posts', '/api/blog/posts?page=1');
await compare('feed', '/api/homily/homily-feed');

const { AccessToken: access, IdToken: id, RefreshToken: refresh } = await signIn();
const read = async (path: string): Promise<string> =>
  (await fetch(`${site.url}${path}`, { headers: { authorization: `Bearer ${access}` } })).text();
const [, date] = /"date":"([^"]+)"/.exec(await read('/api/homily/homily-feed')) ?? [];
const [, slug] = /"slug":"([^"]+)"/.exec(await read('/api/blog/posts?page=1')) ?? [];
await compare('feed, signed in', '/api/homily/homily-feed', { token: access });
await compare('day', `/api/homily/homilies/${date}`, { token: access, readsReader: true });
await compare('post', `/api/blog/postDetail/${slug}`, { token: access });
await compare('search for a word', '/api/search/texts?q=hills', { token: access, readsReader: true });
await compare('search for a passage', '/api/search/texts?q=Luke%201', { token: access, readsReader: true });
await compare('subscription', '/api/subscription/user-sub-status', { token: id });

/** Measures the processor time of this process for one run. `cpuMs` is late for a thread that is running. */
const measureRun = (run: () => unknown) => (): Promise<number> => {
  const before = process.cpuUsage();
  for (let count = 0; count < concurrentCalls; count++) run();
  return Promise.resolve(process.cpuUsage(before).user / 1000 / concurrentCalls);
};

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const raise = () => power(g, fromBytes(randomBytes(32)));
function calculateSignIn(): void {
  for (let count = 0; count < powersPerSignIn; count++) raise();
  for (let count = 0; count < signaturesPerSignIn; count++) sign('sha256', randomBytes(800), privateKey);
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-load-test': loadTestKey, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

const visitors: { email: string; token: string }[] = [];
async function stage(): Promise<void> {
  const visitor = { email: `${randomUUID()}@example.com`, token: 'x'.repeat(64) };
  const csrfToken = 'c'.repeat(64);
  const person = { ...visitor, csrfToken, name: 'Ruth', password: 'Barley-Field-7' };
  await post('/auth/store-signup', person, { [csrfHeader]: csrfToken });
  visitors.push(visitor);
}

const checkout = () => post('/checkout/checkout', { ...visitors.pop(), plan: 'monthly', donation: null });

/** A new event about a customer who has opened a payment page. */
async function sendEvent(customer: string): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const object = { id: 'sub_1', object: 'subscription', customer };
  const type = 'customer.subscription.updated';
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, created: seconds, data: { object } };
  const signed = createHmac('sha256', webhookSecret)
    .update(`${seconds}.${JSON.stringify(event)}`)
    .digest('hex');
  await post('/checkout/webhook', event, { 'stripe-signature': `t=${seconds},v1=${signed}` });
}

async function compareCost(
  name: keyof typeof floors,
  call: () => Promise<unknown>,
  compared: () => Promise<number>,
): Promise<void> {
  const [ms, comparedMs] = await alternate(measureCall(call), compared);
  report(name, ['', '', '', ms.toFixed(1), comparedMs.toFixed(1)], comparedMs / ms);
}

for (let count = 0; count < warmUpSignIns; count += concurrentCalls) await measureCall(signIn)();
await compareCost('refresh', () => pool.refresh(refresh), measureCall(signIn));
await compareCost('sign-in', signIn, measureRun(calculateSignIn));
await compareCost('sign-up', stage, measureRun(raise));
await compareCost('checkout', checkout, measureCall(signIn));
const customers = await fetch(`${site.sandboxUrl}/v1/customers?limit=1`, {
  headers: { authorization: 'Bearer sk_test_wayfare' },
});
const [, customer = ''] = /"id":\s*"(cus_[^"]+)"/.exec(await customers.text()) ?? [];
await compareCost('webhook', () => sendEvent(customer), measureCall(signIn));

console.log(`\nResident memory after the load: ${residentMb(site.pid).toFixed(0)} MB.`);
await postgres.close();
await site.stop();
