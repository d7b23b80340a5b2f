// Reading in the dashboard: the list, one day, the month, and how a member likes to read.
import type { Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { createMember, grantAccess, logIn } from './members.ts';
import { checkPage, setTextSize } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

const feedCalls = '**/api/homily/homily-feed?*';

const item = (date: string, title?: string) => ({
  date,
  book: 'Luke',
  chapter: 20,
  verse: '27-40',
  gospelText: 'Some of the Sadducees came to him.',
  homilyText: `What is said about ${date}, and a little more, so that its excerpt has to be cut somewhere.`,
  timestamp: `${date}T05:00:00.000Z`,
  ...(title === undefined ? {} : { title }),
});

/** A feed of as many pages, with a day on each: the page's own number. */
async function feedOf(page: Page, totalPages: number, wrap = (feed: object): object => feed) {
  const asked: URL[] = [];
  await page.route(feedCalls, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const number = Number(url.searchParams.get('page'));
    const Items =
      number <= totalPages ? [item(`2025-06-${String(28 - number)}`, `Page ${number}’s own`)] : [];
    return route.fulfill({ json: wrap({ Items, totalPages, totalCount: totalPages }) });
  });
  return asked;
}

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const pagesShown = (page: Page) =>
  pager(page)
    .getByText(/^Page \d+$/)
    .allTextContents();

async function reader(page: Page) {
  const member = await createMember({ isComplimentary: true });
  await logIn(page, member);
  return member;
}

test('the pagination shows five pages around the current one, which the URL names', async ({ page }) => {
  await reader(page);
  const asked = await feedOf(page, 9);
  await page.getByRole('link', { name: 'Homilies', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/homilies');
  await expect(page.getByRole('link', { name: 'Page 1’s own' })).toBeVisible();
  expect(await pagesShown(page)).toEqual(['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5']);
  expect(asked[0]?.searchParams.get('page')).toBe('1');
  expect(asked[0]?.searchParams.get('_t')).toMatch(/^\d{13}$/);
  await expect(pager(page).getByRole('link', { name: 'Newer' })).toHaveCount(0);

  await pager(page).getByRole('link', { name: 'Page 5' }).click();
  await expect(page).toHaveURL('/dashboard/homilies?page=5');
  await expect(page.getByRole('link', { name: 'Page 5’s own' })).toBeVisible();
  expect(await pagesShown(page)).toEqual(['Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Page 5 of 9' })).toBeVisible();
  await expect(page).toHaveTitle('Homilies, page 5, Wayfare');

  await pager(page).getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL('/dashboard/homilies?page=6');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 5’s own' })).toBeVisible();

  await page.goto('/dashboard/homilies?page=44');
  await expect(page).toHaveURL('/dashboard/homilies?page=9');
  await expect(pager(page)).toBeVisible();
  expect(await pagesShown(page)).toEqual(['Page 7', 'Page 8', 'Page 9']);
  await expect(pager(page).getByRole('link', { name: 'Older' })).toHaveCount(0);
  await page.goto('/dashboard/homilies?page=-3');
  await expect(page.getByRole('link', { name: 'Page 1’s own' })).toBeVisible();
});

test('the list jumps to any month and year', async ({ page }) => {
  await reader(page);
  const dateOf = (place: number) => new Date(Date.UTC(2026, 8, 30 - place)).toISOString().slice(0, 10);
  const asked: number[] = [];
  await page.route(feedCalls, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    asked.push(number);
    const Items = Array.from({ length: number <= 90 ? 10 : 0 }, (_, at) => {
      const date = dateOf((number - 1) * 10 + at);
      return item(date, `Of ${date}`);
    });
    return route.fulfill({ json: { Items, totalPages: 90, totalCount: 900 } });
  });
  await page.goto('/dashboard/homilies');
  await page.getByLabel('Month').selectOption('May');
  await page.getByLabel('Year').fill('2025');
  await page.getByRole('button', { name: 'Go to May 2025' }).click();
  await expect(page.getByRole('link', { name: 'Of 2025-05-31' })).toBeFocused();
  expect(new Set(asked).size).toBeLessThanOrEqual(5);
  await page.getByLabel('Year').fill('1980');
  await page.getByRole('button', { name: 'Go to May 1980' }).click();
  await expect(page).toHaveURL(/page=90&/);
});

test('a feed that comes as a text in a body is read all the same', async ({ page }) => {
  await reader(page);
  await feedOf(page, 1, (feed) => ({ statusCode: 200, body: JSON.stringify(feed) }));
  await page.goto('/dashboard/homilies');
  await expect(page.getByRole('link', { name: 'Page 1’s own' })).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
});

test('an empty list shows a message, and a failed one a retry button', async ({ page }) => {
  await reader(page);
  await feedOf(page, 0);
  await page.goto('/dashboard/homilies');
  await expect(page.getByText('No homilies found.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await page.unroute(feedCalls);
  await page.route(feedCalls, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByText('No homilies found.')).toBeVisible();
  await page.unroute(feedCalls);
  await feedOf(page, 1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Page 1’s own' })).toBeVisible();
  await expect(page.getByText('No homilies found.')).toHaveCount(0);
});

test('homilies require a subscription, and a row opens its day', async ({ page }) => {
  const member = await createMember();
  await logIn(page, member);
  for (const place of ['homilies', 'homilies/2025-06-27', 'homilies/edit']) {
    await page.goto(`/dashboard/${place}`);
    await expect(page).toHaveURL('/dashboard/subscription');
  }
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/profile');
  await grantAccess(member);
  await feedOf(page, 1);
  await page.goto('/dashboard/homilies');
  await page.getByText('What is said about 2025-06-27').click();
  await expect(page).toHaveURL('/dashboard/homilies/2025-06-27');
});

test('a day shows Gospel, paragraphs and links to its neighbors', async ({ page }) => {
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
  await expect(banner).toContainText('By Anna Weiss. About 1 minute.');
  await expect(banner).toContainText('Sunday15August 2021');
  await expect(banner).toContainText('White, for a solemnity');
  await expect(page.getByText(/Solemnity, in the \S+ week of Ordinary Time/)).toBeVisible();
  await expect(page.getByText('Sundays of Year B, weekdays of Year I')).toBeVisible();
  const gospel = page.getByRole('region', { name: 'Luke 1:39–56' });
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

  const ways = page.getByRole('navigation', { name: 'Other days' });
  await expect(ways.getByRole('link').first()).toContainText('Tuesday, August 10');
  await expect(ways.getByRole('link').first()).toContainText('The deacon');
  await ways.getByRole('link', { name: 'Monday, the day after' }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/${after}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The day after');
  // The passage is Luke's here too, and not what is read on this Monday.
  await expect(
    gospel.getByText('The Gospel of the day is Matthew 19:16–22. World English Bible'),
  ).toBeVisible();
  await expect(gospel.getByText('The Gospel of the day.')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'A girl sings' })).toBeVisible();
});

test('the keyboard moves through the month by day and by month', async ({ page }) => {
  const writer = await createWriter(page);
  for (const date of ['2021-10-01', '2021-10-05', '2021-10-12', '2021-11-02'])
    await publishHomily(writer, date);
  await page.goto('/dashboard/homilies/2021-10-05');
  const month = page.getByRole('region', { name: 'October 2021' });
  const days = month.getByRole('link');
  await expect(days).toHaveCount(3);
  await expect(month.getByText(/Sundays of Year/)).toBeVisible();
  await month.getByRole('link', { name: /^Tuesday 5/ }).focus();
  await expect(month.getByRole('link', { name: /^Tuesday 5/ })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('ArrowDown');
  await expect(month.getByRole('link', { name: /^Tuesday 12/ })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(month.getByRole('link', { name: /^Friday 1/ })).toBeFocused();
  await expect(days.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/homilies/2021-10-01');
  await page.getByRole('button', { name: 'Later month, November 2021' }).click();
  const november = page.getByRole('region', { name: 'November 2021' });
  // The day that is open is not in this month.
  await expect(november.getByText(/Sundays of Year/)).toHaveCount(0);
  await november.getByRole('link', { name: /^Tuesday 2.*Violet/ }).click();
  await expect(page).toHaveURL('/dashboard/homilies/2021-11-02');
});

test('a missing homily, a future day and an invalid date each show a message', async ({ page }) => {
  await reader(page);
  await page.goto('/dashboard/homilies/1971-01-01');
  await expect(page.getByRole('heading', { name: 'There is no homily for this day' })).toBeVisible();
  await page.goto('/dashboard/homilies/2099-01-01');
  await expect(page.getByRole('heading', { name: 'This day has not come yet' })).toBeVisible();
  await page.goto('/dashboard/homilies/tomorrow');
  await expect(page.getByRole('heading', { name: 'That day is not on the calendar' })).toBeVisible();
  await page.route('**/api/homily/homilies/1971-01-02', (route) =>
    route.fulfill({ status: 403, json: { code: 'subscription_required', message: 'Subscription required' } }),
  );
  await page.goto('/dashboard/homilies/1971-01-02');
  await expect(page.getByRole('heading', { name: 'Subscription required' })).toBeVisible();
  await page.route('**/api/homily/homilies/1971-01-03', (route) => route.abort());
  await page.goto('/dashboard/homilies/1971-01-03');
  await expect(page.getByRole('heading', { name: 'We couldn’t load this homily' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('text size and color scheme are saved on the account and applied before the first paint', async ({
  page,
  browser,
}) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2021-03-03');
  await page.goto('/dashboard/homilies/2021-03-03');
  const size = () =>
    page.locator('.prose').evaluate((prose) => Number.parseFloat(getComputedStyle(prose).fontSize));
  await expect(page.getByLabel('Usual')).toBeChecked();
  const usual = await size();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByLabel('Largest').check();
  await kept;
  expect(await size()).toBeGreaterThan(usual * 1.25);
  const keptToo = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByLabel('Light').selectOption('Sepia');
  await keptToo;

  // Before the account has answered, and before the app is there.
  await page.route('**/reading-preferences', () => {});
  await page.route('**/assets/main-*.js', () => {});
  await page.goto('/dashboard/profile', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '5');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // A browser that remembers something else gives way to the account.
  const elsewhere = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.setItem('wayfare-look', '1 dark'));
  await logIn(other, writer.member);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.goto('/dashboard/homilies/2021-03-03');
  await expect(other.getByLabel('Light')).toHaveValue('sepia');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'sepia');
  await elsewhere.close();
});

test('the five text sizes are in one line at every width and text size', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, writer.today);
  await page.goto(`/dashboard/homilies/${writer.today}`);
  const sizes = page.getByRole('group', { name: 'Size of type' }).locator('label');
  await expect(sizes).toHaveCount(5);
  for (const [width, percent] of [
    [250, 200],
    [375, 100],
    [375, 200],
    [1024, 100],
    [1280, 100],
    [1920, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, percent);
    const boxes = await sizes.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()));
    const state = `${width} px, ${percent} %`;
    expect(new Set(boxes.map(({ top }) => top)).size, state).toBe(1);
    expect(Math.min(...boxes.map((box) => box.width)), state).toBeGreaterThan(width === 250 ? 30 : 40);
  }
});

test('in forced colors a choice looks unlike the same choice when another is chosen', async ({ page }) => {
  await createWriter(page, 'Luke', ['homily-admin', 'editor-in-chief']);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard/activity');
  const everything = page.getByRole('group', { name: 'Show' }).locator('label').first();
  await expect(everything).toBeVisible();
  // The corner has no letters, and is far from the focused neighbor.
  const corner = async () => {
    const { x = 0, y = 0 } = (await everything.boundingBox()) ?? {};
    return page.screenshot({ clip: { x: x + 2, y: y + 2, width: 6, height: 6 } });
  };
  const chosen = await corner();
  await page.getByText('Homilies', { exact: true }).last().click();
  await expect(everything.getByRole('radio')).not.toBeChecked();
  expect((await corner()).equals(chosen)).toBe(false);
});

test('a preference that cannot be saved applies on this device and shows a message', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2021-03-04');
  await page.goto('/dashboard/homilies/2021-03-04');
  await expect(page.getByLabel('Usual')).toBeChecked();
  await page.route('**/reading-preferences', (route) => route.abort());
  await page.getByLabel('Light').selectOption('Night');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('it is kept on this device only')).toBeVisible();
});

test('the day opens with its homily', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, writer.today, { practice: 'Call somebody.' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`/dashboard/homilies/${writer.today}`);
  await expect(page.getByText('Opens at midnight')).toBeVisible();
  await expect(page.getByRole('region', { name: 'One thing to do today' })).toBeVisible();
  // In the list it is marked, and no taller than its words.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/dashboard/homilies');
  const row = page.getByRole('row').filter({ hasText: ', today' });
  expect((await row.boundingBox())?.height).toBeLessThan(300);
});

test('the print version contains only the homily', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2021-03-05');
  await page.goto('/dashboard/homilies/2021-03-05');
  await page.getByLabel('Light').selectOption('Night');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.gospel')).toBeVisible();
  await expect(
    page.getByText(/^Wayfare, \S+\/dashboard\/homilies\/2021-03-05, March 5, 2021$/),
  ).toBeVisible();
  for (const hidden of ['.side', '.margin', '.ways', '.other-days', '.strip'])
    await expect(page.locator(hidden)).toBeHidden();
  expect(await page.locator('.prose').evaluate((prose) => getComputedStyle(prose).color)).toBe(
    'rgb(0, 0, 0)',
  );
});

test('size and light stand above the text on a phone as well, and the title is the largest words', async ({
  page,
}) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2021-03-07', { title: 'A light in the window' });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dashboard/homilies/2021-03-07');
  const heading = page.getByRole('heading', { level: 1, name: 'A light in the window' });
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  await expect(heading).toBeVisible();
  expect(await top('.sizes')).toBeLessThan(await top('.prose'));
  expect(await top('#light')).toBeLessThan(await top('.prose'));
  const sizes = await page
    .locator('.reading :is(h1, h2, p)')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.max(...sizes)).toBe(sizes[0]);
});

test('list and reading page fit every width and light, and axe finds nothing', async ({ page }) => {
  test.slow();
  const writer = await createWriter(page);
  await publishHomily(writer, '2021-03-06', {
    copyright: 'Words of somebody, used kindly.',
    gospelText: '³⁹Mary arose in those days ⁴⁰and entered into the house.',
    practice: 'Visit somebody who cannot easily get out.',
    author: 'Luke Brennan',
  });
  for (const place of ['homilies', 'homilies/2021-03-06']) {
    await page.goto(`/dashboard/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await checkPage(page, place);
  }
});

test('a day is prefetched before the app has loaded, and requested once', async ({ page }) => {
  const date = '2018-03-04';
  await publishHomily(await createWriter(page), date, { title: 'Asked for at once' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/homilies\/2018|user-sub-status/.test(pathname) && pathname.startsWith('/api'))
      asked.push(pathname);
  });
  let letAppCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letAppCome = resolve;
  });
  await page.route(/\/assets\/main-/, async (route) => {
    await mayCome;
    await route.continue();
  });
  const early = Promise.all([
    page.waitForResponse(`**/api/homily/homilies/${date}`),
    page.waitForResponse('**/api/subscription/user-sub-status'),
  ]);
  await page.goto(`/dashboard/homilies/${date}`, { waitUntil: 'commit' });
  await early;
  letAppCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asked for at once');
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual([`/api/homily/homilies/${date}`, '/api/subscription/user-sub-status']);
});
