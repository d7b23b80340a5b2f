import { createMember, installSession } from './members.ts';
import { expect, test } from './visitor.ts';

test('the dashboard can be installed as an app, without a prompt, and public pages cannot', async ({
  page,
}) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.goto('/dashboard/settings');
  await expect(page.getByText('Add to Home Screen')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({ display: 'standalone', scope: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto('/about');
  expect(await page.locator('link[rel=manifest]').count()).toBe(0);
});
