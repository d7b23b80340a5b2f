import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { formPages, staticPages, unknownPage } from '../scripts/public-pages.ts';
import { fontSets, writeFontConfig } from '../scripts/test-fonts.ts';
import { createMember, installSession } from './members.ts';
import { listLayoutShifts, widths } from './page-checks.ts';
import { expect, siteUrl, test } from './visitor.ts';

const fontDelayMs = 2000;

test.use({ screenshot: 'off' });
const memberPages = [
  '/dashboard/profile',
  '/dashboard/homilies',
  '/dashboard/homilies/2026-11-21',
  '/dashboard/settings',
];

async function listShiftsWithSlowFonts(page: Page, path: string) {
  let delivered = 0;
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
    await route.continue();
  });
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2')) delivered += 1;
  });
  await page.goto(siteUrl(path), { waitUntil: 'load' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => delivered, { message: path }).toBeGreaterThanOrEqual(2);
  return listLayoutShifts(page);
}

for (const name of Object.keys(fontSets) as (keyof typeof fontSets)[]) {
  test.describe(`with the fonts of ${name} alone`, () => {
    let browser: Browser;
    test.beforeAll(async () => {
      const options = await findBrowser();
      browser = await chromium.launch({
        ...options,
        env: { ...options.env, FONTCONFIG_FILE: writeFontConfig(name) },
      });
    });
    test.afterAll(() => browser.close());

    for (const width of widths)
      test(`no page moves when its fonts arrive late, at ${width} px`, async () => {
        test.slow();
        const member = await createMember({ isComplimentary: true });
        const moved: string[] = [];
        const paths = [...staticPages, ...formPages, unknownPage, ...memberPages];
        // A few tabs at a time: nearly all of the time is spent waiting for the fonts.
        const queue = [...paths];
        const worker = async () => {
          for (let path = queue.shift(); path; path = queue.shift()) {
            const context = await browser.newContext({
              viewport: { width, height: 800 },
              serviceWorkers: 'block',
              extraHTTPHeaders: { 'x-load-test': process.env.LOAD_TEST_KEY ?? '' },
            });
            const page = await context.newPage();
            if (memberPages.includes(path)) await installSession(page, member);
            const shifts = await listShiftsWithSlowFonts(page, path);
            const sum = shifts.reduce((total, { value }) => total + value, 0);
            if (sum > 0.01) moved.push(`${path}: ${JSON.stringify(shifts)}`);
            await context.close();
          }
        };
        await Promise.all(Array.from({ length: 8 }, worker));
        expect(moved).toEqual([]);
      });
  });
}
