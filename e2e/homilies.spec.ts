// The homilies in the dashboard: the list, a day, the month, and the reading preferences.
import type { Locator, Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { createMember, installSession } from './members.ts';
import {
  checkDarkPage,
  checkPage,
  expectAppLoaded,
  expectNoAxeViolations,
  setTextSize,
} from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

/** Opens the dialog for the text size and the theme. */
async function openDisplay(page: Page) {
  await page.getByRole('button', { name: 'Text and display' }).click();
  return page.getByRole('dialog', { name: 'Text and display' });
}

allowFailedRequests();

const feedUrl = '**/api/homily/homily-feed?*';

const createItem = (date: string, title: string) => ({
  date,
  book: 'Luke',
  chapter: 20,
  verse: '27-40',
  gospelText: 'Some of the Sadducees came to him.',
  homilyText: `The text about ${date}, which is longer than an excerpt, so that the list has to shorten it.`,
  timestamp: `${date}T05:00:00.000Z`,
  title,
});

/** Mocks a feed with one homily on each page, and returns the requested URLs. */
async function mockFeed(page: Page, totalPages: number): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route(feedUrl, (route) => {
    const url = new URL(route.request().url());
    requests.push(url);
    const number = Number(url.searchParams.get('page'));
    const Items =
      number <= totalPages ? [createItem(`2025-06-${28 - number}`, `Homily of page ${number}`)] : [];
    return route.fulfill({ json: { Items, totalPages, totalCount: totalPages } });
  });
  return requests;
}

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const readPageLinks = (page: Page) =>
  pager(page)
    .getByText(/^Page \d+$/)
    .allTextContents();
const installReader = async (page: Page) =>
  installSession(page, await createMember({ isComplimentary: true }));

test('the list is paged, and shows a message when it is empty or failed', async ({ page }) => {
  await installReader(page);
  const requests = await mockFeed(page, 9);
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: 'Homilies', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/homilies');
  await expect(page.getByRole('link', { name: 'Homily of page 1' })).toBeVisible();
  expect(await readPageLinks(page)).toEqual(['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5']);
  expect(requests[0]?.searchParams.get('page')).toBe('1');
  expect(requests[0]?.searchParams.get('_t')).toMatch(/^\d{13}$/);
  await expect(pager(page).getByRole('link', { name: 'Newer' })).toHaveCount(0);

  await pager(page).getByRole('link', { name: 'Page 5' }).click();
  await expect(page).toHaveURL('/dashboard/homilies?page=5');
  await expect(page.getByRole('link', { name: 'Homily of page 5' })).toBeVisible();
  expect(await readPageLinks(page)).toEqual(['Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Page 5 of 9' })).toBeVisible();
  await expect(page).toHaveTitle('Homilies, page 5, Wayfare');

  await pager(page).getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL('/dashboard/homilies?page=6');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Homily of page 5' })).toBeVisible();

  await page.goto('/dashboard/homilies?page=44');
  await expect(page).toHaveURL('/dashboard/homilies?page=9');
  await expect(pager(page)).toBeVisible();
  expect(await readPageLinks(page)).toEqual(['Page 7', 'Page 8', 'Page 9']);
  await expect(pager(page).getByRole('link', { name: 'Older' })).toHaveCount(0);
  await page.goto('/dashboard/homilies?page=-3');
  // The whole row opens the homily.
  await page.getByText('Luke 20:27–40').click();
  await expect(page).toHaveURL('/dashboard/homilies/2025-06-27');

  await page.unrouteAll();
  await page.route(feedUrl, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/dashboard/homilies');
  const message = page.getByText('No homilies found.');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(message).toBeVisible();
  await page.unroute(feedUrl);
  await mockFeed(page, 0);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(message).toBeVisible();
});

test('a day shows Gospel, paragraphs and links to its neighbors, and its print version only the homily', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const [before, date, after] = ['2021-08-10', '2021-08-15', '2021-08-16'];
  await publishHomily(writer, before, { title: 'The deacon' });
  await publishHomily(writer, date, {
    title: 'A girl sings',
    gospelText: '⁴⁶Mary said,\n\n“My soul magnifies the Lord.\n⁴⁷My spirit has rejoiced.',
    homilyText: 'First.\n> Quoted.\n\nThird, *truly*.',
    practice: 'Sing.',
    author: 'Anna Weiss',
  });
  await publishHomily(writer, after, { title: 'The day after' });
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A girl sings');
  const banner = page.locator('.day');
  await expect(banner).toContainText('Assumption');
  await expect(banner).toContainText('Sunday15August 2021');
  await expect(banner).toContainText('White, for a solemnity');
  await expect(page.getByText('By Anna Weiss')).toBeVisible();
  const gospel = page.getByRole('region', { name: 'Luke 1:39–56' });
  await expect(gospel.getByRole('link', { name: 'Luke 1:39–56' })).toBeVisible();
  await expect(gospel.getByText('The Gospel of the day. World English Bible')).toBeVisible();
  await expect(gospel.locator('p:not(.hint)')).toHaveCount(2);
  await expect(gospel.locator('sup')).toHaveText(['46', '47']);
  await expect(gospel.getByText('My spirit has rejoiced.”')).toBeVisible();
  const reflection = page.getByRole('region', { name: 'The reflection' });
  await expect(reflection.locator('p')).toHaveText(['First.', 'Quoted.', 'Third, truly.']);
  await expect(reflection.locator('blockquote')).toHaveText('Quoted.');
  await expect(reflection.locator('em')).toHaveText('truly');
  await expect(page.getByRole('region', { name: 'One thing to do', exact: true })).toContainText('Sing.');
  await expect(page).toHaveTitle('A girl sings, August 15, 2021, Wayfare');

  const otherDays = page.getByRole('navigation', { name: 'Other days' });
  await expect(otherDays.getByRole('link').first()).toContainText('Tuesday, August 10');
  await expect(otherDays.getByRole('link').first()).toContainText('The deacon');
  await otherDays.getByRole('link', { name: 'Monday, the day after' }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/${after}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The day after');
  // This homily has another Gospel than the calendar.
  await expect(
    gospel.getByText('The Gospel of the day is Matthew 19:16–22. World English Bible'),
  ).toBeVisible();
  await expect(gospel.getByText('The Gospel of the day.')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'A girl sings' })).toBeVisible();

  await (await openDisplay(page)).getByLabel('Dark').check();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.gospel')).toBeVisible();
  await expect(
    page.getByText(/^Wayfare, \S+\/dashboard\/homilies\/2021-08-15, August 15, 2021$/),
  ).toBeVisible();
  for (const selector of ['.side', '.reading-margin', '.neighbors', '.actions', '.test-mode'])
    await expect(page.locator(selector)).toBeHidden();
  expect(await page.locator('.prose').evaluate((prose) => getComputedStyle(prose).color)).toBe(
    'rgb(0, 0, 0)',
  );
});

test('the month is operated by keyboard and marks days without a homily', async ({ page }) => {
  const writer = await createWriter(page);
  for (const date of ['2021-10-12', '2021-11-02']) await publishHomily(writer, date);
  await page.goto('/dashboard/homilies');
  await page.getByText('Another month').click();
  await page.getByLabel('Month', { exact: true }).selectOption('October');
  await page.getByLabel('Year').selectOption('2021');
  const month = page.getByRole('region', { name: 'October 2021' });
  const days = month.getByRole('link');
  await expect(days).toHaveCount(31);
  await month.getByRole('link', { name: /^Tuesday 5.*the Gospel only$/ }).focus();
  await page.keyboard.press('ArrowDown');
  const homily = month.getByRole('link', { name: /^Tuesday 12/ });
  await expect(homily).toBeFocused();
  await expect(homily).not.toHaveAccessibleName(/Gospel/);
  await page.keyboard.press('Home');
  await expect(month.getByRole('link', { name: /^Friday 1 / })).toBeFocused();
  await expect(days.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Later month, November 2021' }).click();
  const november = page.getByRole('region', { name: 'November 2021' });
  await november.getByRole('link', { name: /^Tuesday 2 .*Violet/ }).click();
  await expect(page).toHaveURL('/dashboard/homilies/2021-11-02');
});

test('a day without a homily shows its Gospel, and any other day a message', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2017-08-16', { title: 'The day after' });
  await page.goto('/dashboard/homilies/2017-08-15');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The Assumption of the Blessed/);
  await expect(page.getByText('Nobody wrote a homily for this day. Here is its Gospel.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Luke 1:39–56' })).toContainText('with haste');
  await expect(page).toHaveTitle(/^The Assumption .*, August 15, 2017, Wayfare$/);
  await checkPage(page, 'a day without a homily');
  await page.getByRole('link', { name: 'Wednesday, the day after' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The day after');

  for (const [date, heading] of [
    ['2099-01-01', 'This day has not come yet'],
    ['tomorrow', 'That day is not on the calendar'],
  ] as const) {
    await page.goto(`/dashboard/homilies/${date}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.route('**/api/homily/homilies/1971-01-02', (route) =>
    route.fulfill({ status: 403, json: { code: 'subscription_required', message: 'Subscription required' } }),
  );
  await page.goto('/dashboard/homilies/1971-01-02');
  await expect(page.getByRole('heading', { name: 'Subscription required' })).toBeFocused();
});

test('text size and color scheme are saved on the account and applied before the first paint', async ({
  page,
  browser,
}) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2021-03-03');
  await page.goto('/dashboard/homilies/2021-03-03');
  const getFontSize = () =>
    page.locator('.prose').evaluate((prose) => Number.parseFloat(getComputedStyle(prose).fontSize));
  const waitForSave = () => page.waitForResponse((response) => response.request().method() === 'PUT');
  const dialog = await openDisplay(page);
  await expect(dialog.getByLabel('Usual')).toBeChecked();
  const usualSize = await getFontSize();
  const sizeSaved = waitForSave();
  await dialog.getByLabel('Largest').check();
  await sizeSaved;
  expect(await getFontSize()).toBeCloseTo(usualSize * 1.6, 1);
  const themeSaved = waitForSave();
  await dialog.getByLabel('Sepia').check();
  await themeSaved;

  // Neither the account nor the app has loaded.
  await page.route('**/reading-preferences', () => {});
  await page.route('**/assets/main-*.js', () => {});
  for (const path of ['/dashboard/profile', '/about']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '5');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // The account has priority over preferences stored in the browser.
  const otherContext = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  const otherPage = await otherContext.newPage();
  await otherPage.addInitScript(() => localStorage.setItem('wayfare-look', '1 dark'));
  await installSession(otherPage, writer.member);
  await otherPage.goto('/dashboard/profile');
  await expect(otherPage.locator('html')).toHaveAttribute('data-theme', 'dark');
  await otherPage.goto('/dashboard/homilies/2021-03-03');
  await expect(otherPage.locator('html')).toHaveAttribute('data-theme', 'sepia');
  await otherContext.close();

  await page.goto('/dashboard/homilies/2021-03-03');
  const display = await openDisplay(page);
  await expect(display.getByLabel('Sepia')).toBeChecked();
  await page.route('**/reading-preferences', (route) => route.abort());
  await display.getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('it holds on this device only')).toBeVisible();
});

test('the Gospel begins in the first fold, and the five text sizes are in one line', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2021-03-07', {
    title: 'A light in the window over the hills',
    gospelText: 'Mary arose in those days and went into the hill country with haste. '.repeat(9),
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dashboard/homilies/2021-03-07');
  await expectAppLoaded(page);
  const bar = page.getByRole('navigation', { name: 'Places' });
  const getTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const verses = page.locator('.gospel p:not(.hint)');
  const lineHeight = await verses.evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight));
  const fiveLines = (await getTop(verses)) + 5 * lineHeight;
  expect(fiveLines).toBeLessThan(await getTop(bar));
  const controls = page.locator('.reading :is(a, button, input, select)');
  expect(await controls.count()).toBeLessThanOrEqual(12);
  const dialog = await openDisplay(page);
  await expect(dialog.getByRole('radio')).toHaveCount(9);
  await expectNoAxeViolations(page, 'text and display');
  const choices = dialog.getByRole('group', { name: 'Size' }).locator('label');
  for (const [width, percent] of [
    [250, 200],
    [375, 200],
    [1280, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, percent);
    const boxes = await choices.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()));
    const state = `${width} px, text at ${percent} %`;
    expect(new Set(boxes.map(({ top }) => top)).size, state).toBe(1);
    expect(Math.min(...boxes.map((box) => box.width)), state).toBeGreaterThan(width === 250 ? 30 : 40);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Text and display' })).toBeFocused();
});

test('in forced colors a selected choice looks different', async ({ page }) => {
  await createWriter(page, 'Luke', ['homily-admin', 'editor-in-chief']);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard/activity');
  const choice = page.getByRole('group', { name: 'Show' }).locator('label').first();
  await expect(choice).toBeVisible();
  // The corner contains no text and no focus ring.
  const captureCorner = async () => {
    const { x = 0, y = 0 } = (await choice.boundingBox()) ?? {};
    return page.screenshot({ clip: { x: x + 2, y: y + 2, width: 6, height: 6 } });
  };
  const selected = await captureCorner();
  await page.getByText('Homilies', { exact: true }).last().click();
  await expect(choice.getByRole('radio')).not.toBeChecked();
  expect((await captureCorner()).equals(selected)).toBe(false);
});

test('the dashboard opens today’s homily, and the list marks it', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, writer.today, { practice: 'Call somebody.' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`/dashboard/homilies/${writer.today}`);
  await expect(page.getByText('Opens at midnight')).toBeVisible();
  await expect(page.getByRole('region', { name: 'One thing to do today' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/dashboard/homilies');
  const row = page.getByRole('row').filter({ hasText: ', today' });
  expect((await row.boundingBox())?.height).toBeLessThan(300);
});

test('the list and a day are accessible and fit every width', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2021-03-06', {
    copyright: 'A copyright notice.',
    gospelText: '³⁹Mary arose in those days ⁴⁰and entered into the house.',
    practice: 'Visit somebody who cannot easily get out.',
    author: 'Luke Brennan',
  });
  for (const path of ['homilies', 'homilies/2021-03-06']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await checkDarkPage(page, path);
  }
});

test('a day is prefetched before the app has loaded, and requested once', async ({ page }) => {
  const date = '2018-03-04';
  await publishHomily(await createWriter(page), date, { title: 'Prefetched' });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/homilies\/2018|user-sub-status/.test(pathname) && pathname.startsWith('/api'))
      requests.push(pathname);
  });
  const { promise: isPrefetched, resolve: loadApp } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-/, async (route) => {
    await isPrefetched;
    await route.continue();
  });
  const responses = Promise.all([
    page.waitForResponse(`**/api/homily/homilies/${date}`),
    page.waitForResponse('**/api/subscription/user-sub-status'),
  ]);
  await page.goto(`/dashboard/homilies/${date}`, { waitUntil: 'commit' });
  await responses;
  loadApp();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prefetched');
  await page.waitForLoadState('networkidle');
  expect(requests.toSorted()).toEqual([`/api/homily/homilies/${date}`, '/api/subscription/user-sub-status']);
});
