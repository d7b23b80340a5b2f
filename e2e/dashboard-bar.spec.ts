// The navigation bar at the bottom of the dashboard on phones.
import type { Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { createMember, installSession } from './members.ts';
import { expectNoAxeViolations, setTextSize } from './page-checks.ts';
import { openSetting } from './settings-page.ts';
import { expect, test } from './visitor.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const nameButton = (page: Page) => bar(page).getByRole('button', { name: 'Luke' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Luke' });
const getOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the bar has five large entries in one line, whose labels follow the text size', async ({ page }) => {
  const { today } = await createWriter(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/dashboard/settings');
  const links = bar(page).getByRole('link');
  await expect(links).toHaveText([/Today/, 'Homilies', 'Blog', 'Search']);
  await expect(bar(page).getByRole('link', { name: 'Today' })).toHaveText(`${Number(today.slice(8))}Today`);
  const entries = [...(await links.all()), nameButton(page)];
  for (const [width, percent] of [
    [320, 100],
    [375, 100],
    [250, 200],
    [375, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, percent);
    const state = `${width} px, text at ${percent} %`;
    const tops = new Set<number>();
    for (const entry of entries) {
      await expect(entry, state).toBeInViewport({ ratio: 1 });
      const box = await entry.boundingBox();
      if (percent === 100)
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), state).toBeGreaterThanOrEqual(48);
      tops.add(Math.round(box?.y ?? 0));
    }
    if (percent === 100) expect(tops.size, state).toBe(1);
    for (const name of ['Today', 'Homilies', 'Blog', 'Search'])
      await expect(bar(page).getByRole('link', { name })).toHaveCount(1);
    expect(await getOverflow(page), state).toBe(0);
  }
  // The bar does not cover the end of the page.
  await setTextSize(page, 100);
  await openSetting(page, 'Leaving');

  await page.setViewportSize({ width: 375, height: 800 });
  const label = bar(page).getByRole('link', { name: 'Blog' });
  await expect(label).toBeVisible();
  const sizes: number[] = [];
  for (const size of ['1', '3', '5']) {
    await page.evaluate((textSize) => {
      document.documentElement.dataset['textSize'] = textSize;
    }, size);
    sizes.push(await label.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize)));
  }
  expect(sizes[0]).toBeGreaterThanOrEqual(13);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizes[2]).toBe(16);
});

test('the bar covers at most a fifth of the screen, and no dashboard page scrolls sideways', async ({
  page,
}) => {
  const writer = await createWriter(page);
  await publishHomily(writer, writer.today);
  for (const path of [
    '/dashboard/profile',
    `/dashboard/homilies/${writer.today}`,
    '/dashboard/homilies',
    '/dashboard/subscription',
    '/dashboard/settings',
    '/dashboard/search',
    '/dashboard/gospel/luke/1',
    '/dashboard/blog',
    '/dashboard/saved',
  ]) {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, percent] of [
      [250, 200],
      [320, 100],
      [375, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 667 });
      await setTextSize(page, percent);
      const state = `${path}, ${width} px, text at ${percent} %`;
      const box = await bar(page).boundingBox();
      expect((box?.height ?? 667) / 667, state).toBeLessThanOrEqual(0.2);
      expect(await getOverflow(page), state).toBeLessThanOrEqual(0);
    }
  }
  // In a very low window the bar is at the end of the page.
  await page.setViewportSize({ width: 812, height: 320 });
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).not.toBeInViewport();
});

test('Today opens today’s homily, and without a subscription the entries are disabled', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const writer = await createWriter(page);
  await publishHomily(writer, writer.today);
  await page.goto('/dashboard/settings');
  await bar(page).getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/${writer.today}`);
  await expect(bar(page).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await expect(bar(page).getByRole('link', { name: 'Homilies' })).not.toHaveAttribute('aria-current');

  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await installSession(page, await createMember());
  await page.goto('/dashboard/profile');
  await expect(bar(page).getByRole('link')).toHaveCount(0);
  await expect(bar(page).locator('.closed', { hasText: 'Homilies' })).toHaveAccessibleDescription(
    'These come with a subscription.',
  );
});

test('the sheet under the name is operated by keyboard, and accessible in both color schemes', async ({
  page,
}) => {
  await createWriter(page);
  // The whole page is visible: axe reports elements that the bar covers as small targets.
  await page.setViewportSize({ width: 375, height: 1600 });
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('link', { name: 'Change or stop the mail' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, colorScheme);
    await nameButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await expectNoAxeViolations(page, `the sheet, ${colorScheme}`);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  }

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/dashboard/settings');
  await nameButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(sheet(page).getByRole('link')).toHaveText([
    'Profile',
    'Saved',
    'Subscription',
    'Settings',
    'Write homilies',
  ]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(nameButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(nameButton(page)).toBeFocused();

  await nameButton(page).click();
  await sheet(page).getByRole('link', { name: 'Subscription' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  await expect(sheet(page)).toBeHidden();
  await nameButton(page).click();
  await sheet(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
});
