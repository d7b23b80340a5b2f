import { randomUUID } from 'node:crypto';
import { openSettings, publish } from './edit-post.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

test('categories in use are suggested, and another spelling becomes the one in use', async ({ page }) => {
  const editor = await createEditor(page);
  const [id, category] = [randomUUID(), `Saints of ${randomUUID().slice(0, 8)}`];
  await createPost(editor, { id, slug: id, title: 'Of saints', category });
  const other = randomUUID();
  await createPost(editor, { id: other, slug: other, title: 'Of other saints' });
  await page.goto(`/dashboard/blog/edit/${other}`);
  await openSettings(page);
  const field = page.getByLabel('Category', { exact: true });
  await field.focus();
  await expect(page.locator('datalist option', { hasText: category })).toBeAttached();
  await expectNoAxeViolations(page);
  await field.fill(`  ${category.toUpperCase().replace(' ', '  ')} `);
  await field.press('Tab');
  await expect(field).toHaveValue(category);
  await publish(page);
  await page.reload();
  await openSettings(page);
  await expect(field).toHaveValue(category);
});
