// The previews in both editors, besides the mail.
import { randomUUID } from 'node:crypto';
import { checkPage, expectNoAxeViolations } from './page-checks.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

test('the preview shows a post in search results and as a shared link', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 800 });
  const editor = await createEditor(page);
  const id = randomUUID();
  const excerpt = 'On leaving room for whoever comes late. '.repeat(6).trim();
  await createPost(editor, { id, slug: id, title: 'A table by the door', excerpt });
  await page.goto(`/dashboard/blog/edit/${id}`);
  await page.getByRole('button', { name: 'This post' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'As readers will see it' });
  await expect(dialog.getByText('A table by the door')).toBeVisible();
  await dialog.getByText('Search result', { exact: true }).click();
  await expect(dialog.locator('.as-result')).toContainText('A table by the door');
  await expect(dialog.locator('.as-result')).toContainText('…');
  await expectNoAxeViolations(page, 'search result');
  await dialog.getByText('Shared link', { exact: true }).click();
  await expect(dialog.locator('.as-card')).toContainText('A table by the door');
  await expectNoAxeViolations(page, 'shared link');
  await checkPage(page, 'shared link');
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'This post' })).toBeFocused();
});
