// A subscriber opens one day to a friend, and the friend reads it.
import type { Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage, expectNoAxeViolations, widths } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

/** On the page of a day, as a subscriber who may open it. */
async function onTheDay(page: Page, date: string, end = '') {
  const writer = await createWriter(page, 'Ruth');
  await publishHomily(writer, date, {
    title: 'Two small coins',
    homilyText: `She gave *all that she had*.\n> A quotation.\n${'We know the place. '.repeat(30)}`,
    practice: 'Give something away today.',
    author: 'Luke Brennan',
  });
  await page.goto(`/dashboard/homilies/${date}${end}`);
  return writer;
}

const section = (page: Page) => page.getByRole('region', { name: 'Pass this day on' });
const button = (page: Page) => section(page).getByRole('button', { name: 'Pass this day on' });
const words = (page: Page) => page.getByLabel('A line of your own, if you like');
const link = (page: Page) => page.getByLabel('The link for your friend');

for (const width of widths) {
  test(`a reader passes a day on, and a friend without an account reads it, at ${width} px`, async ({
    page,
    context,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const date = `2021-02-${width === 375 ? '03' : '04'}`;
    await onTheDay(page, date);
    await button(page).click();
    await expect(words(page)).toBeFocused();
    await words(page).fill('Dad, <b>this</b> is the one.');
    await button(page).click();
    await expect(link(page)).toHaveValue(/\/day\/[\w-]{22}$/);
    const address = await link(page).inputValue();
    await section(page).getByRole('button', { name: 'Copy' }).click();
    await expect(section(page).getByText(/^✅ Copied/)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(section(page).getByText(/until [A-Z][a-z]+ \d+, \d{4}\./)).toBeVisible();
    await expectNoAxeViolations(page, 'with a link made');

    const friend = await (await browser.newContext()).newPage();
    const asked: string[] = [];
    friend.on('request', (request) => asked.push(request.resourceType()));
    await friend.goto(address);
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Ruth passes this day on to you');
    await expect(friend.locator('.from blockquote')).toHaveText('Dad, <b>this</b> is the one.');
    await expect(friend.getByRole('heading', { name: 'Two small coins' })).toBeVisible();
    await expect(friend.locator('.perforated em')).toHaveText('all that she had');
    await expect(friend.locator('.perforated blockquote')).toHaveText('A quotation.');
    await expect(friend.getByText('Give something away today.')).toBeVisible();
    expect(asked).not.toContain('script');
    await checkPage(friend, 'a day that was passed on', ['light', 'dark']);
    await friend.getByRole('link', { name: 'Try it free for seven days' }).click();
    await expect(friend).toHaveURL(/\/signup$/);
    await friend.context().close();
  });
}

test('the share dialog of the system is used, and the same text creates no second link', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (given: unknown) => {
        shared.push(given);
        return Promise.reject(new DOMException('Closed again.', 'AbortError'));
      },
    });
  });
  await onTheDay(page, '2021-02-05', '#pass');
  await expect(words(page)).toBeVisible();
  await expect(section(page)).toBeInViewport();
  await button(page).click();
  await expect(link(page)).toBeVisible();
  const address = await link(page).inputValue();
  await button(page).click();
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(await link(page).inputValue()).toBe(address);
  const shared = await page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown);
  expect(shared).toEqual(
    Array.from({ length: 2 }, () => ({ title: 'Two small coins, Wayfare', url: address })),
  );
});

test('the eleventh share link of a day is rejected without losing the text', async ({ page }) => {
  await onTheDay(page, '2021-02-06', '#pass');
  for (let count = 1; count <= 10; count += 1) {
    await words(page).fill(`Line ${count}`);
    await button(page).click();
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(link(page)).toBeVisible();
  }
  await words(page).fill('One more');
  await button(page).click();
  await expect(
    section(page).getByText(/You can pass on 10 days in a day\. Please wait about 24 hours\./),
  ).toBeVisible();
  await expect(words(page)).toHaveValue('One more');
});

test('an invalid share link shows a message in every color scheme', async ({ page }) => {
  const answer = await page.goto('/day/AAAAAAAAAAAAAAAAAAAAAA');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await checkPage(page, 'no such day', ['light', 'dark']);
  await page.getByRole('link', { name: 'Read today’s front page' }).click();
  await expect(page).toHaveURL('/');
});
