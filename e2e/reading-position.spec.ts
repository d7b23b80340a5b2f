// Where a reader stopped in a homily, and the way back to it.
import type { Locator, Page } from '@playwright/test';
import { createWriter, getReadingPosition, publishHomily, type Writer } from './homily-fixtures.ts';
import { installSession } from './members.ts';
import { checkPage, expectNoAxeViolations, getLayoutShift, widths } from './page-checks.ts';
import { expect, test } from './visitor.ts';

const line = (number: number) =>
  `Line ${number} stands here. ${'We know the place, and we go on. '.repeat(9)}`;
const lines = Array.from({ length: 16 }, (_, number) => line(number));

const title = 'The long way round';
const aLongOne = { title, homilyText: lines.join('\n') };

const paragraph = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: 'The reflection' }).getByText(line(number).trim());
const way = (page: Page) => page.getByRole('button', { name: 'Go on where you left off' });
const slot = (page: Page) =>
  page.locator('.since > section').filter({ has: page.getByRole('heading', { name: 'Where you left off' }) });

/** It is drawn with the slot, or without it. */
const rest = (page: Page) => page.getByRole('heading', { name: 'Your subscription and your mail' });

/** Brings the middle of a paragraph to where the eye is, as a reader's own scrolling does; the page has heard of it. */
const readTo = (page: Page, number: number): Promise<void> =>
  paragraph(page, number).evaluate(async (element) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo(0, scrollY + top + height / 2 - innerHeight / 3);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** How far from where the eye is the middle of a paragraph stands, in pixels. */
const offBy = (page: Page, number: number): Promise<number> =>
  paragraph(page, number).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.abs(top + height / 2 - innerHeight / 3);
  });

const isSave = (address: string): boolean => address.endsWith('/api/homily/reading-position');
const saved = (page: Page, isFinished: boolean) =>
  page.waitForResponse(
    (answer) =>
      isSave(answer.url()) &&
      answer.ok() &&
      answer.request().postData()?.includes(`"isFinished":${isFinished}`) === true,
  );

async function onTheDay(page: Page, date: string): Promise<Writer> {
  const writer = await createWriter(page);
  await publishHomily(writer, date, aLongOne);
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return writer;
}

for (const width of widths) {
  test(`what was begun on one device is gone on with on another, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const date = `2021-03-${width === 375 ? '03' : '04'}`;
    const { member } = await onTheDay(page, date);
    await expect(way(page)).toHaveCount(0);
    const rested = saved(page, false);
    await readTo(page, 9);
    await rested;

    const context = await browser.newContext({ viewport: { width: 1655 - width, height: 900 } });
    const other = await context.newPage();
    await installSession(other, member);
    await other.goto('/dashboard/profile');
    await expect(slot(other)).toBeVisible();
    expect(await getLayoutShift(other)).toBe(0);
    await expect(other.locator('.since > section').first()).toContainText('Where you left off');
    await checkPage(other, 'a profile with a page to go on with', ['light', 'dark']);
    await slot(other).getByRole('link', { name: title }).click();
    await expect(other).toHaveURL(`/dashboard/homilies/${date}`);
    await expect(way(other)).toBeVisible();
    expect(await other.evaluate(() => scrollY)).toBe(0);
    await checkPage(other, 'a day with the way to where the reader left off', ['light', 'dark']);
    await way(other).press('Enter');
    await expect(paragraph(other, 9)).toBeFocused();
    // The other window wraps the same paragraph in other lines.
    expect(await offBy(other, 9)).toBeLessThan(12);
    await expectNoAxeViolations(other, 'there');

    const finished = saved(other, true);
    await readTo(other, 15);
    await other.goBack();
    await finished;
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await expect(rest(other)).toBeVisible();
    await expect(slot(other)).toHaveCount(0);
    await other.goto(`/dashboard/homilies/${date}`);
    await expect(paragraph(other, 0)).toBeVisible();
    await expect(way(other)).toHaveCount(0);
    await context.close();
  });
}

test('a short visit or a link to a section saves no reading position', async ({ page }) => {
  const date = '2021-03-05';
  const writer = await onTheDay(page, date);
  await page.goto(`/dashboard/homilies/${date}#pass`);
  await expect(page.getByLabel('A line of your own, if you like')).toBeInViewport();
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(rest(page)).toBeVisible();
  await expect(slot(page)).toHaveCount(0);
  expect(await getReadingPosition(writer, date)).toBeNull();
});

test('the reading position is restored in an edited text', async ({ page }) => {
  const date = '2021-03-06';
  const writer = await onTheDay(page, date);
  await readTo(page, 6);
  await page.goto('/about');
  // What is sent while a page is left is seen by the server alone.
  await expect
    .poll(() => getReadingPosition(writer, date))
    .toMatchObject({ paragraph: 6, paragraphStart: line(6).slice(0, 32), isFinished: false });
  await publishHomily(writer, date, {
    title,
    homilyText: ['A new beginning.', 'And more of it.', ...lines].join('\n'),
  });
  await page.goto(`/dashboard/homilies/${date}#pass`);
  await expect(page.getByLabel('A line of your own, if you like')).toBeInViewport();
  // Whoever was led elsewhere is not led away from there.
  await expect(way(page)).toHaveCount(0);
  await page.goto('/about');
  await page.goto(`/dashboard/homilies/${date}`);
  await way(page).click();
  await expect(paragraph(page, 6)).toBeFocused();
  expect(await offBy(page, 6)).toBeLessThan(12);
  await readTo(page, 8);
  await page.goBack();
  await expect.poll(() => getReadingPosition(writer, date)).toMatchObject({ paragraph: 10 });
  await page.goto('/dashboard/profile');
  await slot(page).getByRole('link', { name: title }).click();
  await readTo(page, 12);
  // Within the dashboard no page is loaded anew.
  await page.goBack();
  await expect(slot(page)).toBeVisible();
  await page.goForward();
  await way(page).click();
  await expect(paragraph(page, 12)).toBeFocused();
});

test('a reading position that cannot be saved does not disturb reading', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await page.route('**/api/homily/reading-position', (route) => route.fulfill({ status: 503, body: '' }));
  await onTheDay(page, '2021-03-07');
  const refused = page.waitForResponse((answer) => isSave(answer.url()));
  await readTo(page, 6);
  await refused;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/homilies/2021-03-07');
  expect(await offBy(page, 6)).toBeLessThan(12);
});

test('the page before stands on the Profile once, though it is the one to go on with', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, writer.today, { title: 'Of today' });
  await page.route('**/api/homily/morning', async (route) => {
    const answer = await route.fetch();
    const said = await answer.json();
    const previous = { ...said.latest, date: '2021-03-08', title };
    await route.fulfill({ json: { ...said, previous, unfinished: { ...previous, color: 'violet' } } });
  });
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'The page before, where you left off' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
});
