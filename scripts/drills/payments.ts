// Kills the server at random moments during payments, sometimes with its database, restarts it, and counts the results:
// every payment has one subscription, one receipt and one confirmation.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcesses, supervisorProcesses } from '../../packages/postgres/src/testing/processes.ts';
import { freePorts, type RunningSite, startSite } from '../running-site.ts';
import { printProgress, type Rows } from './row.ts';
import { inDatabase, loadTestKey } from './writers.ts';

/** The sandbox retries a failed webhook within half a minute, then at growing intervals. */
const maxSettleMs = 240_000;

async function post(site: RunningSite, path: string, body: object, headers: Record<string, string> = {}) {
  const send = () =>
    fetch(`${site.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-load-test': loadTestKey, ...headers },
      body: JSON.stringify(body),
    });
  // The first request may meet a connection of the killed server.
  const answer = await send().catch(send);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** Signs somebody up and returns the URL of their payment page. */
async function openPayment(site: RunningSite, email: string): Promise<string> {
  const [token, csrfToken] = [`browser-token-of-${email}-`.padEnd(64, 'x'), 'c'.repeat(64)];
  const person = { token, csrfToken, name: 'Ruth', email, password: 'Barley-Field-7' };
  await post(site, '/auth/store-signup', person, { 'x-csrf-token': csrfToken });
  const donation = { amount: 10, priceId: 'price_donation' };
  const { url } = await post(site, '/checkout/checkout', { email, token, plan: 'monthly', donation });
  return url;
}

/** Retries once, because the first request may meet a connection of the killed server. */
async function fetchPage(url: string): Promise<string> {
  const send = () => fetch(url);
  return (await send().catch(send)).text();
}

async function pay(url: string): Promise<void> {
  // The server may be killed before either answer.
  const page = await fetchPage(url).catch(() => null);
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

async function countRows(dataDir: string): Promise<Counts> {
  const { rows } = await inDatabase(dataDir, (database) =>
    database.query<Counts>(`select (select count(*)::int from signup where paid_at is not null) as people,
            (select count(*)::int from subscription where status = 'active') as subscriptions,
            (select count(*)::int from donation) as receipts,
            (select count(*)::int from confirmation_link) as links,
            (select count(*)::int from job where name = 'mail' and state = 'waiting') as jobs`),
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('The count returned no row.');
  return counts;
}

/** Counts Message-IDs, because a killed server may write a mail twice. */
function countMails(dataDir: string, subject: RegExp): number {
  const outbox = join(dataDir, 'outbox');
  const ids = (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => subject.test(mail))
    .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
  return new Set(ids).size;
}

async function killDatabase(dataDir: string): Promise<void> {
  const database = join(dataDir, 'postgres');
  const pids = [...(await supervisorProcesses(database)), ...(await serverProcesses(database))];
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
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
    let killedBeforePayment = 0;
    let slowestStartMs = 0;
    for (let round = 0; round < rounds; round++) {
      const url = await openPayment(site, `ruth${round}@example.org`);
      const paying = pay(url);
      await pause(Math.random() * 1_500);
      await Promise.all([site.kill(), round % 3 === 2 ? killDatabase(dataDir) : null]);
      await paying;
      site = await start();
      slowestStartMs = Math.max(slowestStartMs, site.readyAfterMs);
      // If the payment did not go through, the page does not say so, and the person pays again.
      const page = await fetchPage(url);
      if (!page.includes('paid already')) {
        killedBeforePayment += 1;
        await pay(url);
      }
      printProgress(round, rounds);
    }
    const expected = { people: rounds, subscriptions: rounds, receipts: rounds, links: rounds, jobs: 0 };
    let counts = await countRows(dataDir);
    const deadline = performance.now() + maxSettleMs;
    while (JSON.stringify(counts) !== JSON.stringify(expected) && performance.now() < deadline) {
      await pause(2_000);
      counts = await countRows(dataDir);
    }
    const sent = [/^Subject: Confirm/m, /^Subject: SAMPLE: Receipt/m].map((subject) =>
      countMails(dataDir, subject),
    );
    await site.stop();
    const results = [counts.people, counts.subscriptions, counts.receipts, counts.links, ...sent];
    yield {
      fault: 'the server killed during payments, every third time with its database',
      figure: `${rounds} kills, ${killedBeforePayment} before the payment; restarted within ${(slowestStartMs / 1_000).toFixed(1)} s`,
      isRecovered: counts.jobs === 0,
      writes: {
        acknowledged: rounds,
        lost: Math.max(0, ...results.map((each) => rounds - each)),
        duplicated: Math.max(0, ...results.map((each) => each - rounds)),
      },
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
  }
}
