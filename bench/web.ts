// `npm run bench:web`: the times that people wait for, on Lighthouse's slow 4G with a processor four times slower, and the
// delay of typing in a post of 3,000 words on a processor as it is. Fails above a limit.
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findPassword } from '../e2e/sample-password.ts';
import { findBrowser } from '../scripts/browser.ts';
import { startSite } from '../scripts/running-site.ts';
import { median } from './figures.ts';

const rounds = 5;
const timeoutMs = 30_000;
/** Time to type the address and the password. */
const typingMs = 5_000;
const typedKeys = 150;
const words = 3_000;
const kilobit = 1024 / 8;
const slow4g = { latency: 150, downloadThroughput: 1_638.4 * kilobit, uploadThroughput: 750 * kilobit };
const slowdown = 4;
const reader = 'ruth@wayfare.example';
const editor = 'luke@wayfare.example';
const phone = { width: 375, height: 812 };
const laptop = { width: 1280, height: 800 };

/** Runs in the page: resolves with the time from navigation start until the text is painted. */
const measureReadable = (text: string): Promise<number> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.querySelector(text) === null) requestAnimationFrame(check);
      else requestAnimationFrame(() => resolve(performance.now()));
    };
    check();
  });

/** Runs in the page: resolves with the time from navigation start until the form's button works. */
const measureUsable = (): Promise<number> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.querySelector('form button.btn:not(.not-hydrated)') === null) requestAnimationFrame(check);
      else resolve(performance.now());
    };
    check();
  });

async function slowDown(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function logIn(page: Page, email: string): Promise<number> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(await findPassword(email, () => site.said()));
  await page.waitForTimeout(typingMs);
  const start = performance.now();
  await field.press('Enter');
  await page.locator('.day-card .lead').waitFor();
  return performance.now() - start;
}

/** The time from navigation start until the log-in form can be sent. */
async function openLogin(page: Page): Promise<number> {
  await page.goto('/login', { waitUntil: 'commit' });
  return page.evaluate(measureUsable);
}

async function read(page: Page, address: string, text: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs });
  return page.evaluate(measureReadable, text);
}

async function openPostEditor(page: Page): Promise<number> {
  const start = performance.now();
  await page.goto('/dashboard/blog/edit', { waitUntil: 'commit' });
  await page.locator('.sheet[contenteditable=true]').waitFor({ timeout: timeoutMs });
  return performance.now() - start;
}

/** The time of each key in the middle of a long text until it is painted. */
async function type(page: Page): Promise<number[]> {
  await openPostEditor(page);
  await page.locator('.sheet').evaluate((sheet: HTMLElement, count) => {
    sheet.focus();
    const html = Array.from({ length: count / 50 }, () => `<p>${'valley '.repeat(50)}</p>`).join('');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    sheet.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);
  await page
    .locator('.sheet p')
    .nth(words / 100)
    .click();
  const times = await page.evaluateHandle(() => {
    const painted: number[] = [];
    const measure = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - timeStamp)));
    addEventListener('keydown', measure, { capture: true });
    return painted;
  });
  await page.keyboard.type('a'.repeat(typedKeys), { delay: 100 });
  return times.jsonValue();
}

const site = await startSite();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env, timeout: timeoutMs });

async function withPage<T>(
  options: Parameters<typeof browser.newContext>[0],
  run: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  try {
    return await run(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** The session of a member, and the address of today's page. */
const signedIn = (email: string) =>
  withPage({}, async (page, context) => {
    await logIn(page, email);
    await page.goto('/dashboard');
    await page.waitForURL('**/dashboard/homilies/*');
    return { storageState: await context.storageState(), today: page.url() };
  });

function report(name: string, times: readonly number[], limitMs: number, figure = median(times)): void {
  if (figure > limitMs) process.exitCode = 1;
  const range = [Math.min(...times), figure, Math.max(...times), limitMs].map((ms) => (ms / 1000).toFixed(2));
  console.log(`| ${[name, ...range].join(' | ')} |`);
}

async function repeat(name: string, limitMs: number, run: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await run());
  report(name, times, limitMs);
}

const deadline = setTimeout(() => {
  console.error('The benchmark did not finish within five minutes.');
  process.exit(1);
}, 300_000);
try {
  console.log('| seconds | least | median | most | limit |\n|---|---|---|---|---|');
  const { storageState, today } = await signedIn(reader);
  const asReader = { storageState, viewport: phone };
  const homily = '.prose .gospel p';
  const texts = [
    ['day', today, homily, 1_000],
    ['first page', '/dashboard', homily, 1_200],
    ['Profile', '/dashboard/profile', '.day-card .lead', 1_200],
    ['post', '/dashboard/blog/small-debts', '.essay-text p', 1_200],
  ] as const;
  for (const [name, address, text, limitMs] of texts)
    await repeat(`${name}, empty cache`, limitMs, () =>
      withPage(asReader, async (page) => {
        await slowDown(page);
        return read(page, address, text);
      }),
    );
  await repeat('day, second visit', 600, () =>
    withPage(asReader, async (page) => {
      await slowDown(page);
      await read(page, today, homily);
      await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
      return read(page, today, homily);
    }),
  );
  await repeat('log-in form, empty cache', 1_500, () =>
    withPage({ viewport: phone }, async (page) => {
      await slowDown(page);
      return openLogin(page);
    }),
  );
  await repeat('log-in to today’s page', 2_500, () =>
    withPage({ viewport: phone }, async (page) => {
      await slowDown(page);
      return logIn(page, reader);
    }),
  );
  const asEditor = { storageState: (await signedIn(editor)).storageState, viewport: laptop };
  await repeat('post editor', 3_000, () =>
    withPage(asEditor, async (page) => {
      await slowDown(page);
      return openPostEditor(page);
    }),
  );
  const keys = await withPage(asEditor, type);
  const p95 = keys.toSorted((a, b) => a - b)[Math.floor(keys.length * 0.95)] ?? 0;
  report(`a key among ${words} words, 95 of 100`, keys, 50, p95);
} finally {
  clearTimeout(deadline);
  await browser.close();
  await site.stop();
}
