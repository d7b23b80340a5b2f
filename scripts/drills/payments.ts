// Kills the server, and now and then its database with it, at random moments while people pay, starts it again each time, and counts what came of it: every
// payment has one subscription, one receipt and one confirmation, however often the server died in the middle.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcesses, supervisorProcesses } from '../../packages/postgres/src/testing/processes.ts';
import { freePorts, type RunningSite, startSite } from '../running-site.ts';
import { type Rows, tellRound } from './row.ts';
import { inDatabase, loadTestKey } from './writers.ts';

/** A failed webhook is told again within half a minute, and then ever later. */
const patienceMs = 240_000;

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

async function count(dataDir: string): Promise<Counts> {
  const { rows } = await inDatabase(dataDir, (database) =>
    database.query<Counts>(`select (select count(*)::int from signup where paid_at is not null) as people,
            (select count(*)::int from subscription where status = 'active') as subscriptions,
            (select count(*)::int from donation) as receipts,
            (select count(*)::int from confirmation_link) as links,
            (select count(*)::int from job where name = 'mail' and state = 'waiting') as jobs`),
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('Nothing was counted.');
  return counts;
}

/** How many different mails of that subject there are; a server that dies may write one of them twice. */
function mails(dataDir: string, subject: RegExp): number {
  const outbox = join(dataDir, 'outbox');
  const ids = (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => subject.test(mail))
    .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
  return new Set(ids).size;
}

/** Every third time the machine goes, and not the server alone. */
async function killAll(dataDir: string): Promise<void> {
  const database = join(dataDir, 'postgres');
  const pids = [...(await supervisorProcesses(database)), ...(await serverProcesses(database))];
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with the one before.
    }
  }
}

export async function* payments(isShort: boolean): Rows {
  const rounds = isShort ? 3 : 50;
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfare-drill-'));
  const ports = await freePorts();
  const start = () => startSite({ dataDir, ports, settings: { LOAD_TEST_KEY: loadTestKey } });
  try {
    let site = await start();
    let killedBeforePaid = 0;
    let slowestStartMs = 0;
    for (let round = 0; round < rounds; round++) {
      const url = await openPayment(site, `ruth${round}@example.org`);
      const paying = pay(url);
      await pause(Math.random() * 1_500);
      await Promise.all([site.kill(), round % 3 === 2 ? killAll(dataDir) : null]);
      await paying;
      site = await start();
      slowestStartMs = Math.max(slowestStartMs, site.readyAfterMs);
      // Whoever was cut off before the payment went through pays again, and the page knows whether it was.
      const page = await read(url);
      if (!page.includes('paid already')) {
        killedBeforePaid += 1;
        await pay(url);
      }
      tellRound(round, rounds);
    }
    const wanted = { people: rounds, subscriptions: rounds, receipts: rounds, links: rounds, jobs: 0 };
    let found = await count(dataDir);
    const deadline = performance.now() + patienceMs;
    while (JSON.stringify(found) !== JSON.stringify(wanted) && performance.now() < deadline) {
      await pause(2_000);
      found = await count(dataDir);
    }
    const sent = [/^Subject: Confirm/m, /^Subject: SAMPLE: Receipt/m].map((subject) =>
      mails(dataDir, subject),
    );
    await site.stop();
    const counts = [found.people, found.subscriptions, found.receipts, found.links, ...sent];
    yield {
      what: 'server killed while people pay, every third time with its database',
      figure: `${rounds} kills, ${killedBeforePaid} before the payment went through; at work again within ${(slowestStartMs / 1_000).toFixed(1)} s`,
      isHealed: found.jobs === 0,
      kept: {
        written: rounds,
        lost: Math.max(0, ...counts.map((each) => rounds - each)),
        doubled: Math.max(0, ...counts.map((each) => each - rounds)),
      },
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
  }
}
