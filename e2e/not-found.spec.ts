import { createMember, installSession } from './members.ts';
import { expect, siteUrl, test } from './visitor.ts';

test('an unknown page answers 404 and leads home and back', async ({ page, allowed }) => {
  allowed.console.push(/status of 404/);
  await page.goto('/about');
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('page you are looking for does not exist')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/about');
});

test('an unknown dashboard page leads home and back', async ({ page }) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  for (const path of ['no-such-page', 'blog/x/y/z']) {
    await page.goto('/dashboard/settings');
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByText('The Wayfare page you are looking for does not exist.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  }
});

test('a trailing slash redirects to the page', async ({ request }) => {
  for (const [path, target] of [
    ['/about/?from=here', '/about?from=here'],
    ['/search/?q=bread', '/search?q=bread'],
    ['/gospel/luke/20/', '/gospel/luke/20'],
  ] as const) {
    const response = await request.get(siteUrl(path), { headers: { accept: 'text/html' }, maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, target]);
  }
});
