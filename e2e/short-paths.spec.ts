// Common tasks on a phone, counted in taps.
import type { Locator, Page } from '@playwright/test';
import { addDays } from '../packages/contracts/src/rules/calendar-date.ts';
import { createWriter } from './homily-fixtures.ts';
import { expectAppLoaded } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

const minTargetPx = 44;

async function tapThrough(...targets: readonly Locator[]): Promise<void> {
  for (const target of targets) {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeVisible();
    await target.tap();
  }
}

async function expectLargeEnough(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(minTargetPx);
}

async function openTodaysHomily(page: Page): Promise<string> {
  const { today } = await createWriter(page, 'Ruth');
  await page.goto(`/dashboard/homilies/${today}`);
  await expectAppLoaded(page);
  return today;
}

test('today’s homily is one tap from the front page and every dashboard page', async ({ page }) => {
  const { today } = await createWriter(page, 'Ruth');
  await page.goto('/');
  const fromFront = page.getByRole('banner').getByRole('link', { name: 'Read today’s page' });
  await expect(fromFront).toBeInViewport({ ratio: 1 });
  await tapThrough(fromFront);
  await expect(page).toHaveURL(`/dashboard/homilies/${today}`);
  for (const path of ['profile', 'settings', 'blog']) {
    await page.goto(`/dashboard/${path}`);
    const fromBar = page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Today' });
    await expect(fromBar).toBeInViewport({ ratio: 1 });
    await expectLargeEnough(fromBar);
    await tapThrough(fromBar);
    await expect(page).toHaveURL(`/dashboard/homilies/${today}`);
  }
});

test('larger text is two taps away, a share link and yesterday’s homily one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const today = await openTodaysHomily(page);
  const line = page.getByRole('region', { name: 'The reflection' }).getByRole('paragraph').last();
  const sizeOf = () => line.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const before = await sizeOf();
  const display = page.getByRole('button', { name: 'Text and display' });
  await expect(display).toBeInViewport({ ratio: 1 });
  await expectLargeEnough(display);
  await display.tap();
  const larger = page.locator('.text-sizes label').filter({ hasText: 'Largest' });
  await expect(larger).toBeInViewport({ ratio: 1 });
  await expectLargeEnough(larger);
  await larger.tap();
  await expect.poll(sizeOf).toBeGreaterThan(before);

  await page.keyboard.press('Escape');
  await tapThrough(page.getByRole('button', { name: 'Share', exact: true }));
  await expect(page.getByLabel('The link for your friend')).toHaveValue(/\/day\/[\w-]{22}$/);
  await expect(page.getByText(/^✅ Copied/)).toBeVisible();

  const yesterday = `/dashboard/homilies/${addDays(today, -1)}`;
  await tapThrough(
    page.getByRole('navigation', { name: 'Other days' }).getByRole('link', { name: /^Yesterday/ }),
  );
  await expect(page).toHaveURL(yesterday);
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/dashboard/profile');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Yesterday' }) });
  await tapThrough(section.getByRole('link'));
  await expect(page).toHaveURL(yesterday);
});
