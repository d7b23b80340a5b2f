// The profile, which a member sees after logging in.
import type { Page } from '@playwright/test';
import { addDays } from '../packages/contracts/src/rules/calendar-date.ts';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { createMember, installSession } from './members.ts';
import { checkPage, getLayoutShift } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const today = (page: Page) => page.getByRole('region', { name: 'Nobody knew it was him' });
const homily = {
  title: 'Nobody knew it was him',
  book: 'Matthew',
  chapter: 25,
  verse: '31-46',
  homilyText:
    'Read it again and notice that *everyone* is surprised. The ones on the right hand ask when they ever saw him hungry. The ones on the left ask the very same question. In the whole scene, with all the nations standing there, not one person had recognized the King.\nSo it goes on.',
};

test('today’s homily is visible without scrolling, and the layout does not shift', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, writer.today, homily);
  await publishHomily(writer, addDays(writer.today, -1), { title: 'The God of people with names' });
  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Slow enough that the page is rendered before the homily arrives.
    await page.route('**/api/homily/morning', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Luke!');
    const heading = today(page).getByRole('heading', { name: homily.title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const opening = today(page).getByText(
      'Read it again and notice that everyone is surprised. The ones on the right hand ask when they ever saw him hungry. The ones on the left ask the very same question.',
      { exact: true },
    );
    await expect(opening).toBeInViewport({ ratio: 1 });
    const button = today(page).getByRole('link', { name: 'Read today’s page' });
    await expect(button).toBeInViewport({ ratio: 1 });
    if (width === 375) {
      const [bottom, bar] = await Promise.all([
        button.evaluate((link) => link.getBoundingClientRect().bottom),
        page.getByRole('navigation', { name: 'Places' }).evaluate((nav) => nav.getBoundingClientRect().top),
      ]);
      expect(bottom).toBeLessThanOrEqual(bar);
    }
    await expect(page.getByText('Complimentary: nothing is charged.')).toBeVisible();
    await expect(
      page.getByText(/The next page comes by email (today|on \w+day) about 6:00\sa\.m\./),
    ).toBeVisible();
    expect(await getLayoutShift(page), `${width} px`).toBe(0);
  }
  await expect(page.getByText('Matthew 25:31–46. About 1 minute.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The God of people with names' })).toBeVisible();
  await page.getByRole('link', { name: 'Change or stop the mail' }).click();
  await expect(page).toHaveURL('/dashboard/settings#morning-mail');
  await page.goBack();
  await today(page).getByRole('link', { name: 'Read today’s page' }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/${writer.today}`);
});

test('the profile makes each call once, shows the latest homily if there is none today, and can retry', async ({
  page,
}) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('link', { name: 'Change or stop the mail' })).toBeVisible();
  expect(calls.toSorted()).toEqual([
    '/api/homily/mail-preference',
    '/api/homily/morning',
    '/api/subscription/member-subscription',
    '/api/subscription/user-sub-status',
  ]);
  await checkPage(page, 'the profile');
  await page.route('**/api/homily/morning', (route) => route.abort());
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'We couldn’t load today’s page' })).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/homily/morning', async (route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...body, latest: { ...body.latest, date: '2026-11-02' }, previous: null },
    });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Today’s page is not here yet. This is the newest.')).toBeVisible();
  await expect(page.getByText('November 2026').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read this page' })).toHaveAttribute(
    'href',
    '/dashboard/homilies/2026-11-02',
  );

  await page.unrouteAll();
  for (const [path, title] of [
    ['profile', 'Profile'],
    ['subscription', 'Subscription'],
    ['settings', 'Settings'],
  ]) {
    await page.goto(`/dashboard/${path}`);
    await expect(page).toHaveTitle(`${title}, Wayfare`);
  }
});
