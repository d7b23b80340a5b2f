import { createMember, installSession } from './members.ts';
import { expect, siteUrl, test } from './visitor.ts';

test('an unknown page answers 404 and leads home and back', async ({ page, allowed }) => {
  allowed.console.push(/status of 404/);
  await page.goto('/about');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('page you are looking for does not exist')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/about');
});

for (const place of ['no-such-place', 'homilies/x/y', 'blog/x/y/z']) {
  test(`below the dashboard too, at ${place}, a page that does not exist leads home and back`, async ({
    page,
  }) => {
    await installSession(page, await createMember({ isComplimentary: true }));
    await page.goto('/dashboard/settings');
    await page.goto(`/dashboard/${place}`);
    await expect(page.getByText('The Wayfare page you are looking for does not exist.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
}

test('a trailing slash redirects to the page', async ({ request }) => {
  for (const [typed, there] of [
    ['/about/?from=here', '/about?from=here'],
    ['/search/?q=bread', '/search?q=bread'],
    ['/gospel/luke/20/', '/gospel/luke/20'],
  ] as const) {
    const answer = await request.get(siteUrl(typed), { headers: { accept: 'text/html' }, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, there]);
  }
});
