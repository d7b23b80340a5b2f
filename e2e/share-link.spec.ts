// A subscriber shares a homily with a friend.
import type { Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage, expectNoAxeViolations } from './page-checks.ts';
import { allowFailedRequests, expect, siteUrl, test } from './visitor.ts';

allowFailedRequests();

async function openHomily(page: Page, date: string, hash = '') {
  const writer = await createWriter(page, 'Ruth');
  await publishHomily(writer, date, {
    title: 'Two small coins',
    homilyText: `She gave *all that she had*.\n> A quotation.\n${'We know the place. '.repeat(30)}`,
    practice: 'Give something away today.',
    author: 'Luke Brennan',
  });
  await page.goto(`/dashboard/homilies/${date}${hash}`);
  return writer;
}

const actions = (page: Page) => page.getByRole('region', { name: 'With this page' });
const button = (page: Page) => actions(page).getByRole('button', { name: 'Share', exact: true });
const message = (page: Page) => page.getByLabel('A line of your own');
const link = (page: Page) => page.getByLabel('The link for your friend');

test('a subscriber creates a share link in one press, and a friend without an account reads the homily', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHomily(page, '2021-02-03');
  await button(page).click();
  await expect(actions(page).getByText(/^✅ Copied/)).toBeVisible();
  const getCopied = () => page.evaluate(() => navigator.clipboard.readText());
  const first = await link(page).inputValue();
  expect(await getCopied()).toBe(first);
  await actions(page).getByRole('button', { name: 'Add a line of your own' }).press('Enter');
  await expect(message(page)).toBeFocused();
  await message(page).fill('Dad, <b>this</b> is the one.');
  await actions(page).getByRole('button', { name: 'Share With This Line' }).click();
  await expect(link(page)).not.toHaveValue(first);
  await expect(link(page)).toHaveValue(/\/day\/[\w-]{22}$/);
  const address = await link(page).inputValue();
  await expect.poll(getCopied).toBe(address);
  await expect(actions(page).getByText(/until [A-Z][a-z]+ \d+, \d{4}\./)).toBeVisible();
  await expectNoAxeViolations(page, 'with a link made');

  const friend = await (await browser.newContext()).newPage();
  const requestTypes: string[] = [];
  friend.on('request', (request) => requestTypes.push(request.resourceType()));
  await friend.goto(address);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Ruth passes this day on to you');
  await expect(friend.locator('.sender blockquote')).toHaveText('Dad, <b>this</b> is the one.');
  await expect(friend.getByRole('heading', { name: 'Two small coins' })).toBeVisible();
  await expect(friend.locator('.perforated em')).toHaveText('all that she had');
  await expect(friend.locator('.perforated blockquote')).toHaveText('A quotation.');
  await expect(friend.getByText('Give something away today.')).toBeVisible();
  expect(requestTypes).not.toContain('script');
  await checkPage(friend, 'a shared homily');
  await friend.getByRole('link', { name: 'Try it free for seven days' }).click();
  await expect(friend).toHaveURL(/\/signup$/);

  const response = await friend.goto(siteUrl('/day/AAAAAAAAAAAAAAAAAAAAAA'));
  expect(response?.status()).toBe(404);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await checkPage(friend, 'no such share link');
  await friend.getByRole('link', { name: 'Read today’s front page' }).click();
  await expect(friend).toHaveURL(siteUrl('/'));
  await friend.context().close();
});

test('the share dialog of the system is used, and the same text creates no second link', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => {
        shared.push(data);
        return Promise.reject(new DOMException('Closed again.', 'AbortError'));
      },
    });
  });
  await openHomily(page, '2021-02-05', '#share');
  await expect(button(page)).toBeFocused();
  await expect(actions(page)).toBeInViewport();
  for (const count of [1, 2]) {
    await button(page).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared').length)).toBe(count);
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(actions(page).getByText('It opens this one page until')).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  const shared = await page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown);
  const data = { title: 'Two small coins, Wayfare', url: expect.stringMatching(/\/day\/[\w-]{22}$/) };
  expect(shared).toEqual([data, data]);
  expect(new Set(JSON.stringify(shared).match(/\/day\/[\w-]{22}/g)).size).toBe(1);
});
