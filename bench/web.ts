// `npm run bench:web`: time until today's homily is readable, for a subscriber with an empty cache, and time from the log-in
// to today's page, on Lighthouse's slow 4G with a processor four times slower.
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findPassword } from '../e2e/sample-password.ts';
import { findBrowser } from '../scripts/browser.ts';
import { startSite } from '../scripts/running-site.ts';
import { median } from './figures.ts';

const rounds = 5;
const timeoutMs = 30_000;
/** Time to type the address and the password. */
const typingMs = 5_000;
const kilobit = 1024 / 8;
const slow4g = { latency: 150, downloadThroughput: 1_638.4 * kilobit, uploadThroughput: 750 * kilobit };
const slowdown = 4;

/** Runs in the page: resolves with the time from navigation start until the homily is painted. */
const measureReadable = (): Promise<number> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.querySelector('.prose .gospel p') === null) requestAnimationFrame(check);
      else requestAnimationFrame(() => resolve(performance.now()));
    };
    check();
  });

async function slowDown(page: Page): Promise<CDPSession> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return wire;
}

/** Milliseconds from Enter to today's page on Profile. */
async function logIn(page: Page, email: string, password: string): Promise<number> {
  await slowDown(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  await page.waitForTimeout(typingMs);
  const start = performance.now();
  await field.press('Enter');
  await page.locator('.day-card .lead').waitFor();
  return performance.now() - start;
}

async function visit(page: Page, address: string) {
  const wire = await slowDown(page);
  let requests = 0;
  let bytes = 0;
  wire.on('Network.requestWillBeSent', () => requests++);
  wire.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs });
  const ms = await page.evaluate(measureReadable);
  const untilReadable = { ms, requests, bytes };
  if (process.argv.includes('--each')) {
    const all = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, startTime, duration }) =>
          [Math.round(startTime), Math.round(startTime + duration), name].join(' '),
        ),
    );
    console.log(all.join('\n'));
  }
  return untilReadable;
}

const site = await startSite();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env, timeout: timeoutMs });
const deadline = setTimeout(() => {
  console.error('The benchmark did not finish within three minutes.');
  process.exit(1);
}, 180_000);
try {
  const first = await browser.newContext({ baseURL: site.url });
  const page = await first.newPage();
  const email = 'ruth@wayfare.example';
  const password = await findPassword(email, () => site.said());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL('**/dashboard/**');
  await page.goto('/dashboard');
  await page.waitForURL('**/dashboard/homilies/*');
  const today = page.url();
  const storageState = await first.storageState();
  await first.close();
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ storageState, viewport: { width: 375, height: 812 } });
    visits.push(await visit(await context.newPage(), today));
    await context.close();
  }
  const logIns: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 375, height: 812 } });
    logIns.push(await logIn(await context.newPage(), email, password));
    await context.close();
  }
  const toSeconds = (times: readonly number[]) =>
    `${(median(times) / 1000).toFixed(2)} (${times.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`;
  console.log(`seconds from the log-in to today's page: ${toSeconds(logIns)}`);
  console.log(`seconds to the readable homily: ${toSeconds(visits.map(({ ms }) => ms))}`);
  console.log(`requests until then: ${median(visits.map(({ requests }) => requests))}`);
  console.log(`kB until then: ${(median(visits.map(({ bytes }) => bytes)) / 1000).toFixed(0)}`);
} finally {
  clearTimeout(deadline);
  await browser.close();
  await site.stop();
}
