import { createMember, installSession } from './members.ts';
import { checkPage } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test('an operator sees the status of the site, and other members have no link to it', async ({ page }) => {
  const link = page.getByRole('link', { name: 'How the site is' });
  const profile = page.getByRole('heading', { level: 1, name: 'Welcome' });
  await installSession(page, await createMember());
  await page.goto('/dashboard/profile');
  await expect(profile).toBeVisible();
  await expect(link).toHaveCount(0);

  await installSession(page, await createMember({ groups: ['operator'] }));
  await page.goto('/dashboard/profile');
  await link.click();
  await expect(page.getByRole('heading', { name: 'How the site is' })).toBeFocused();
  const labels = page.locator('dt');
  await expect(labels).toHaveText(['Server', 'Database', 'Jobs', 'Content', 'Backups']);
  await expect(page.locator('dd').first()).toContainText(/Well|Look at it/);
  await checkPage(page, 'the site status');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(labels).toHaveCount(5);
});
