import { aWriter } from './given-homilies.ts';
import { expect, test } from './visitor.ts';

test('the bar at the bottom of a phone shows every place, and moves nothing sideways', async ({ page }) => {
  await aWriter(page);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard/settings');
    const places = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(places.getByRole('link')).toHaveCount(6);
    expect(await places.evaluate((nav) => nav.scrollWidth - nav.clientWidth), `${width} px`).toBe(0);
    for (const place of [...(await places.getByRole('link').all()), places.getByRole('button')])
      await expect(place).toBeInViewport({ ratio: 1 });
    // The last of the page is not under it.
    await page.getByRole('button', { name: 'Delete My Account...' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Delete My Account...' }).click();
  }
});
