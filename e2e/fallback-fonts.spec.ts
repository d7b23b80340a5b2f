import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { type FontSetName, writeFontConfig } from '../scripts/test-fonts.ts';
import { createMember, installSession } from './members.ts';
import { listLayoutShifts } from './page-checks.ts';
import { expect, siteUrl, test } from './visitor.ts';

test.use({ screenshot: 'off' });

const memberPages = [
  '/dashboard/profile',
  '/dashboard/homilies',
  '/dashboard/homilies/2026-11-21',
  '/dashboard/settings',
];
/** One page of each layout. */
const publicPages = [
  '/',
  '/homily_preview',
  '/blog_preview',
  '/search',
  '/gospel/luke/20',
  '/terms',
  '/signup',
];
const tabCount = 8;

/** Opens the page, delivers its fonts after the first paint, and returns the layout shifts. */
async function listShiftsWithLateFonts(page: Page, path: string) {
  const { promise: isPainted, resolve: deliverFonts } = Promise.withResolvers<void>();
  let deliveredCount = 0;
  await page.route('**/*.woff2', async (route) => {
    await isPainted;
    await route.continue();
  });
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2')) deliveredCount += 1;
  });
  await page.goto(siteUrl(path), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), {
      message: path,
    })
    .toBe(1);
  deliverFonts();
  await expect.poll(() => deliveredCount, { message: path }).toBeGreaterThanOrEqual(2);
  return listLayoutShifts(page);
}

// Late fonts do not replace the fallback, except for letters of saints' names. So one set of fallback fonts for phones
// and the widest for computers are enough.
for (const [fontSet, width] of [
  ['android', 375],
  ['dejavu', 1280],
] as const satisfies readonly (readonly [FontSetName, number])[]) {
  test.describe(`with the fonts of ${fontSet}`, () => {
    let browser: Browser;
    test.beforeAll(async () => {
      const options = await findBrowser();
      browser = await chromium.launch({
        ...options,
        env: { ...options.env, FONTCONFIG_FILE: writeFontConfig(fontSet) },
      });
    });
    test.afterAll(() => browser.close());

    test(`late fonts move no page at ${width} px`, async () => {
      const member = await createMember({ isComplimentary: true });
      const faults: string[] = [];
      const queue: string[] = [...publicPages, ...memberPages];
      const runTab = async () => {
        for (let path = queue.shift(); path; path = queue.shift()) {
          const context = await browser.newContext({
            viewport: { width, height: 800 },
            serviceWorkers: 'block',
            extraHTTPHeaders: { 'x-load-test': process.env.LOAD_TEST_KEY ?? '' },
          });
          const page = await context.newPage();
          if (memberPages.includes(path)) await installSession(page, member);
          const shifts = await listShiftsWithLateFonts(page, path);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          if (sum > 0.01) faults.push(`${path}: ${JSON.stringify(shifts)}`);
          await context.close();
        }
      };
      await Promise.all(Array.from({ length: tabCount }, runTab));
      expect(faults).toEqual([]);
    });
  });
}
