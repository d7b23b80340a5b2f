// The reading position in a homily.
import type { Locator, Page } from '@playwright/test';
import { createWriter, getReadingPosition, publishHomily, type Writer } from './homily-fixtures.ts';
import { installSession } from './members.ts';
import { checkPage, getLayoutShift } from './page-checks.ts';
import { expect, test } from './visitor.ts';

const line = (number: number) =>
  `Line ${number} stands here. ${'We know the place, and we go on. '.repeat(9)}`;
const lines = Array.from({ length: 16 }, (_, number) => line(number));

const title = 'The long way round';
const longHomily = { title, homilyText: lines.join('\n') };

const paragraph = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: 'The reflection' }).getByText(line(number).trim());
const continueButton = (page: Page) => page.getByRole('button', { name: 'Go on where you left off' });
const unfinished = (page: Page) =>
  page
    .locator('.profile-sections > section')
    .filter({ has: page.getByRole('heading', { name: 'Where you left off' }) });

/** Rendered once it is known whether a homily is unfinished. */
const accountHeading = (page: Page) => page.getByRole('heading', { name: 'Your subscription and your mail' });

/** Once the app has loaded, scrolls the middle of a paragraph to a third of the height, where it measures the position. */
async function readTo(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Other days' })).toBeVisible();
  await paragraph(page, number).evaluate(async (element) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo(0, scrollY + top + height / 2 - innerHeight / 3);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The distance of the middle of a paragraph from a third of the height, in pixels. */
const getDistance = (page: Page, number: number): Promise<number> =>
  paragraph(page, number).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.abs(top + height / 2 - innerHeight / 3);
  });

const isPositionCall = (url: string): boolean => url.endsWith('/api/homily/reading-position');
const waitForSave = (page: Page, isFinished: boolean) =>
  page.waitForResponse(
    (response) =>
      isPositionCall(response.url()) &&
      response.ok() &&
      response.request().postData()?.includes(`"isFinished":${isFinished}`) === true,
  );

async function openHomily(page: Page, date: string): Promise<Writer> {
  const writer = await createWriter(page);
  await publishHomily(writer, date, longHomily);
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return writer;
}

test('a homily begun on one device is continued on another', async ({ page, browser }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const date = '2021-03-03';
  const { member } = await openHomily(page, date);
  await expect(continueButton(page)).toHaveCount(0);
  const saved = waitForSave(page, false);
  await readTo(page, 9);
  await saved;

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const other = await context.newPage();
  await installSession(other, member);
  await other.goto('/dashboard/profile');
  await expect(unfinished(other)).toBeVisible();
  expect(await getLayoutShift(other)).toBe(0);
  await expect(other.locator('.profile-sections > section').first()).toContainText('Where you left off');
  await checkPage(other, 'a profile with an unfinished homily');
  await unfinished(other).getByRole('link', { name: title }).click();
  await expect(other).toHaveURL(`/dashboard/homilies/${date}`);
  await expect(continueButton(other)).toBeVisible();
  expect(await other.evaluate(() => scrollY)).toBe(0);
  await checkPage(other, 'a homily with a saved position');
  await continueButton(other).press('Enter');
  await expect(paragraph(other, 9)).toBeFocused();
  // The wider window wraps the paragraph differently.
  expect(await getDistance(other, 9)).toBeLessThan(12);

  const finished = waitForSave(other, true);
  await readTo(other, 15);
  await other.goBack();
  await finished;
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(accountHeading(other)).toBeVisible();
  await expect(unfinished(other)).toHaveCount(0);
  await other.goto(`/dashboard/homilies/${date}`);
  await expect(paragraph(other, 0)).toBeVisible();
  await expect(continueButton(other)).toHaveCount(0);
  await context.close();
});

test('a short visit saves no reading position, which is restored in an edited text', async ({ page }) => {
  const date = '2021-03-05';
  const writer = await openHomily(page, date);
  await page.goto(`/dashboard/homilies/${date}#share`);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeInViewport();
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(accountHeading(page)).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
  expect(await getReadingPosition(writer, date)).toBeNull();

  await page.goto(`/dashboard/homilies/${date}`);
  await readTo(page, 6);
  await page.goto('/about');
  // The request is sent while the page unloads, so only the server can confirm it.
  await expect
    .poll(() => getReadingPosition(writer, date))
    .toMatchObject({ paragraph: 6, paragraphStart: line(6).slice(0, 32), isFinished: false });
  await publishHomily(writer, date, {
    title,
    homilyText: ['A new beginning.', 'And more of it.', ...lines].join('\n'),
  });
  await page.goto(`/dashboard/homilies/${date}#share`);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeInViewport();
  // A link to a section offers no jump to the position.
  await expect(continueButton(page)).toHaveCount(0);
  await page.goto('/about');
  await page.goto(`/dashboard/homilies/${date}`);
  await continueButton(page).click();
  await expect(paragraph(page, 6)).toBeFocused();
  expect(await getDistance(page, 6)).toBeLessThan(12);
  await readTo(page, 8);
  await page.goBack();
  await expect.poll(() => getReadingPosition(writer, date)).toMatchObject({ paragraph: 10 });
  await page.goto('/dashboard/profile');
  await unfinished(page).getByRole('link', { name: title }).click();
  await readTo(page, 12);
  // The dashboard does not load another document.
  await page.goBack();
  await expect(unfinished(page)).toBeVisible();
  await page.goForward();
  await continueButton(page).click();
  await expect(paragraph(page, 12)).toBeFocused();
});

test('the profile shows the previous homily once, even if it is unfinished', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, writer.today, { title: 'Of today' });
  await page.route('**/api/homily/morning', async (route) => {
    const body = await (await route.fetch()).json();
    const previous = { ...body.latest, date: '2021-03-08', title };
    await route.fulfill({ json: { ...body, previous, unfinished: { ...previous, color: 'violet' } } });
  });
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'The page before, where you left off' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
});
