// Kills the server at random moments while people pay, starts it again each time, and counts what came of it: every
// payment has one subscription, one receipt and one confirmation, however often the server died in the middle.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../apps/server/src/adapters/clock/system-clock.ts';
import { openDatabase } from '../apps/server/src/adapters/db/open-database.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { freePorts, type RunningSite, startSite } from './running-site.ts';

const rounds = Number(process.argv[2] ?? 50);
/** A failed webhook is told again within half a minute, and then ever later. */
const patienceMs = 240_000;

const loadTestKey = 'a-key-of-the-drill-that-nobody-guesses';
const dataDir = mkdtempSync(join(tmpdir(), 'wayfare-drill-'));
const ports = await freePorts();
const start = () => startSite({ dataDir, ports, settings: { LOAD_TEST_KEY: loadTestKey } });

async function post(site: RunningSite, path: string, body: object, headers: Record<string, string> = {}) {
  const ask = () =>
    fetch(`${site.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-load-test': loadTestKey, ...headers },
      body: JSON.stringify(body),
    });
  const answer = await ask().catch(ask);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** The address of a payment page, for somebody new. */
async function openPayment(site: RunningSite, email: string): Promise<string> {
  const [token, csrfToken] = [`browser-token-of-${email}-`.padEnd(64, 'x'), 'c'.repeat(64)];
  const person = { token, csrfToken, name: 'Ruth', email, password: 'Barley-Field-7' };
  await post(site, '/auth/store-signup', person, { 'x-csrf-token': csrfToken });
  const donation = { amount: 10, priceId: 'price_donation' };
  const { url } = await post(site, '/checkout/checkout', { email, token, plan: 'monthly', donation });
  return url;
}

/** A connection that the dead server left behind breaks at its next use, once. */
async function read(url: string): Promise<string> {
  const ask = () => fetch(url);
  return (await ask().catch(ask)).text();
}

async function pay(url: string): Promise<void> {
  // The server may die before it shows the page, or before it answers.
  const page = await read(url).catch(() => null);
  if (page === null) return;
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Ruth' };
  const body = new URLSearchParams({ token, email: 'ruth@example.org', ...card });
  await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => {});
}

interface Counts {
  readonly people: number;
  readonly subscriptions: number;
  readonly receipts: number;
  readonly links: number;
  readonly jobs: number;
}

async function count(): Promise<Counts> {
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${ports.port}` });
  const database = await openDatabase(config.database, { info: () => {}, warn: () => {} });
  try {
    const { rows } = await database.query<Counts>(
      `select (select count(*)::int from signup where paid_at is not null) as people,
              (select count(*)::int from subscription where status = 'active') as subscriptions,
              (select count(*)::int from donation) as receipts,
              (select count(*)::int from confirmation_link) as links,
              (select count(*)::int from job where name = 'mail' and state = 'waiting') as jobs`,
    );
    const [counts] = rows;
    if (counts === undefined) throw new Error('Nothing was counted.');
    return counts;
  } finally {
    await database.close();
  }
}

/** How many different mails of that subject there are; a server that dies may write one of them twice. */
function mails(subject: RegExp): number {
  const outbox = join(dataDir, 'outbox');
  const ids = (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => subject.test(mail))
    .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
  return new Set(ids).size;
}

const began = systemClock.now().getTime();
let site = await start();
let killedBeforePaid = 0;
for (let round = 0; round < rounds; round++) {
  const url = await openPayment(site, `ruth${round}@example.org`);
  const paying = pay(url);
  await pause(Math.random() * 1_500);
  process.kill(site.pid, 'SIGKILL');
  await paying;
  site = await start();
  // Whoever was cut off before the payment went through pays again, and the page knows whether it was.
  const page = await read(url);
  if (!page.includes('paid already')) {
    killedBeforePaid += 1;
    await pay(url);
  }
  process.stderr.write(`\r${round + 1} of ${rounds} rounds`);
}
process.stderr.write('\n');

const wanted = { people: rounds, subscriptions: rounds, receipts: rounds, links: rounds, jobs: 0 };
let found = await count();
const deadline = Date.now() + patienceMs;
while (JSON.stringify(found) !== JSON.stringify(wanted) && Date.now() < deadline) {
  await pause(2_000);
  found = await count();
}
const sent = {
  confirmationMails: mails(/^Subject: Confirm/m),
  receiptMails: mails(/^Subject: SAMPLE: Receipt/m),
};
await site.stop();
rmSync(dataDir, { recursive: true, force: true });

const seconds = Math.round((systemClock.now().getTime() - began) / 1_000);
console.log(`${rounds} kills, ${killedBeforePaid} of them before the payment went through; ${seconds} s`);
console.log('found ', { ...found, ...sent });
const isWhole =
  JSON.stringify(found) === JSON.stringify(wanted) &&
  sent.confirmationMails === rounds &&
  sent.receiptMails === rounds;
console.log(isWhole ? 'nothing lost, nothing doubled' : `wanted ${rounds} of each, and no job left`);
process.exitCode = isWhole ? 0 : 1;
