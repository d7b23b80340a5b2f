// The bar at the bottom of a phone: how it is seen, reached and left.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { createMember, installSession } from './members.ts';
import { expectNoAxeViolations, setTextSize } from './page-checks.ts';
import { expect, test } from './visitor.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Luke' });

/** axe leaves this rule out unless it is asked for by name. */
async function targetsAreLarge(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await here.run({ runOnly: ['target-size'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
  expect(faults).toEqual([]);
}

test('the bar has five places, large enough for a thumb, and moves nothing sideways', async ({ page }) => {
  const { today } = await createWriter(page);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard/settings');
    await expect(bar(page).getByRole('link')).toHaveText([/Today/, 'Homilies', 'Blog', 'Search']);
    const places = [...(await bar(page).getByRole('link').all()), bar(page).getByRole('button')];
    const tops = new Set<number>();
    for (const place of places) {
      await expect(place).toBeInViewport({ ratio: 1 });
      const box = await place.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      tops.add(Math.round(box?.y ?? 0));
    }
    expect(tops.size, `${width} px: one line`).toBe(1);
    await expect(bar(page).getByRole('link', { name: 'Today' })).toHaveText(`${Number(today.slice(8))}Today`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // The last of the page is not under it.
    await page.getByRole('button', { name: 'Delete My Account...' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Delete My Account...' }).click();
  }
});

test('the words of the bar follow the size of the type', async ({ page }) => {
  await createWriter(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/dashboard/profile');
  const blog = bar(page).getByRole('link', { name: 'Blog' });
  const sizeOf = () => blog.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
  await expect(blog).toBeVisible();
  const sizes: number[] = [];
  for (const size of ['1', '3', '5']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['textSize'] = chosen;
    }, size);
    sizes.push(await sizeOf());
  }
  expect(sizes[0]).toBeGreaterThanOrEqual(13);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizes[2]).toBe(16);
});

test('the bar covers at most a fifth of the screen and no page of the dashboard scrolls sideways, from 100 to 200 % text and down to 250 px', async ({
  page,
}) => {
  test.slow();
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
    for (const width of [250, 320, 375])
      for (const percent of [100, 150, 200]) {
        await page.setViewportSize({ width, height: 667 });
        await setTextSize(page, percent);
        const state = `${path}, ${width} px, ${percent} %`;
        const box = await bar(page).boundingBox();
        expect((box?.height ?? 667) / 667, state).toBeLessThanOrEqual(0.2);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          state,
        ).toBeLessThanOrEqual(0);
      }
  }
});

test('every sign of the bar is in the line at the largest text, and a screen reader hears its name', async ({
  page,
}) => {
  await createWriter(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/dashboard/profile');
  await setTextSize(page, 200);
  for (const width of [250, 375]) {
    await page.setViewportSize({ width, height: 667 });
    for (const name of ['Today', 'Homilies', 'Blog', 'Search'])
      await expect(bar(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('button', { name: 'Luke' })).toBeInViewport({ ratio: 1 });
  }
});

test('in a very low window the bar is at the end of the page', async ({ page }) => {
  await createWriter(page);
  await page.setViewportSize({ width: 812, height: 320 });
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).not.toBeInViewport();
});

test('the sheet under one’s name opens and closes by keyboard, and gives the focus back', async ({
  page,
}) => {
  await createWriter(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/dashboard/settings');
  const name = bar(page).getByRole('button', { name: 'Luke' });
  await name.focus();
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
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(name).toBeFocused();

  await name.click();
  await sheet(page).getByRole('link', { name: 'Subscription' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  await expect(sheet(page)).toBeHidden();
  await name.click();
  await sheet(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
});

test('Today opens the day, and without a subscription the three say that they are closed', async ({
  page,
}) => {
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the bar and its sheet, ${colorScheme}`, async ({ page }) => {
    await createWriter(page);
    await page.emulateMedia({ colorScheme });
    // The whole page: what is just being scrolled under the bar would count as a small target.
    await page.setViewportSize({ width: 375, height: 1600 });
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('link', { name: 'Change or stop the mail' })).toBeVisible();
    await expectNoAxeViolations(page);
    await targetsAreLarge(page);
    await bar(page).getByRole('button', { name: 'Luke' }).click();
    await expect(sheet(page)).toBeVisible();
    await expectNoAxeViolations(page, 'the sheet');
    await targetsAreLarge(page);
  });
}
