// The texts that are rendered before the app has loaded.
import type { Page } from '@playwright/test';
import { createWriter, publishHomily, type Writer } from './homily-fixtures.ts';
import { createMember, installSession } from './members.ts';
import { expectNoAxeViolations, getLayoutShift } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

/** Returns a function that lets the app load. */
async function delayApp(page: Page): Promise<() => void> {
  const { promise: isReady, resolve: loadApp } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-/, async (route) => {
    await isReady;
    await route.continue();
  });
  return loadApp;
}

async function publishDay(writer: Writer): Promise<string> {
  const lines = [
    'She went in *haste*.',
    '> Blessed is she.',
    ...Array.from({ length: 40 }, () => 'We go on.'),
  ];
  const date = '2018-03-05';
  await publishHomily(writer, date, { title: 'Early', homilyText: lines.join('\n'), practice: 'Go on.' });
  return `/dashboard/homilies/${date}`;
}

/** A day and the first page have the same text. */
const pages = {
  'a day': {
    widths: [375],
    open: publishDay,
    text: '.reading .prose',
    words: '.prose em',
    rest: '.neighbors',
  },
  'the first page': {
    widths: [1280],
    open: () => '/dashboard',
    text: '.reading .prose',
    words: '.prose .gospel p',
    rest: '.neighbors',
  },
  Profile: {
    widths: [375, 1280],
    open: () => '/dashboard/profile',
    text: '.day-card',
    words: '.day-card .lead',
    rest: '.profile-sections p',
  },
  'a post': {
    widths: [375, 1280],
    open: () => '/dashboard/blog/small-debts',
    text: '.essay-text',
    words: '.essay-text p',
    rest: '.neighbors',
  },
};

for (const [name, { widths, open, text, words, rest }] of Object.entries(pages)) {
  for (const width of widths) {
    test(`at ${width} px the app takes over ${name} without moving it or losing the selection`, async ({
      page,
    }) => {
      const path = await open(await createWriter(page));
      await page.setViewportSize({ width, height: 500 });
      await page.addInitScript(() => localStorage.setItem('wayfare-look', '4 sepia'));
      // Fonts that arrive between the two texts would wrap other words.
      await page.route('**/*.woff2', (route) => route.abort());
      // The preferences of the account would replace them.
      await page.route('**/reading-preferences', () => {});
      const loadApp = await delayApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(words).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-text-size', '4');
      if (width === widths[0]) await expectNoAxeViolations(page, `${path} before the app has loaded`);
      await page.evaluate((selector) => {
        getSelection()?.selectAllChildren(document.querySelector(selector) ?? document.body);
        scrollTo(0, 60);
      }, words);
      const look = () =>
        page.evaluate((selector) => {
          const article = document.querySelector(selector);
          return {
            html: article?.outerHTML.replaceAll(' data-discover="true"', ''),
            boxes: [...document.querySelectorAll(`h1, ${selector}, ${selector} p`)].map((each) =>
              JSON.stringify(each.getBoundingClientRect()),
            ),
            selection: getSelection()?.toString(),
            scrollY,
          };
        }, text);
      const early = await look();
      expect(early).toMatchObject({ selection: expect.stringMatching(/\w/), scrollY: 60 });
      loadApp();
      await expect(page.locator(rest).first()).toBeAttached();
      expect(await look()).toEqual(early);
      expect(await getLayoutShift(page)).toBeLessThan(0.01);
    });
  }
}

test('without a subscription, the first page shows no homily and Profile the plans', async ({ page }) => {
  // May read homilies, in order to write them.
  await installSession(page, await createMember({ groups: ['homily-admin'] }));
  const loadApp = await delayApp(page);
  const responses = Promise.all(
    ['**/homilies/*', '**/user-sub-status'].map((address) => page.waitForResponse(address)),
  );
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await responses;
  await page.locator('#app-script').evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(page.locator('#app')).toHaveText('Opening your pages …');
  loadApp();
  await expect(page).toHaveURL('/dashboard/profile');

  await page.unrouteAll();
  await delayApp(page);
  await page.goto('/dashboard/profile', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Choose a plan to read on' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Naomi!');
});
