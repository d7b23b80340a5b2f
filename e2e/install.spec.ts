// The readers' pages can be installed, and nobody is asked to.
import { createMember, installSession } from './members.ts';
import { expect, test } from './visitor.ts';

test('the browser finds an app in the readers’ pages and in no others, and nothing pops up', async ({
  page,
}) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.goto('/dashboard/settings');
  await expect(page.getByText('Add to Home Screen')).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const { errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const app = JSON.parse(data);
  expect(app).toMatchObject({ display: 'standalone', scope: '/' });
  for (const { src } of app.icons) expect((await page.request.get(src)).status()).toBe(200);
  for (const { url } of app.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto('/about');
  expect(await page.locator('link[rel=manifest]').count()).toBe(0);
});
