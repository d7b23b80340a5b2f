import { randomUUID } from 'node:crypto';
import { openSettings, publish } from './edit-post.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

for (const { width, colorScheme } of [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`a category is chosen from those in use, and a new one is made on purpose, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const editor = await createEditor(page);
    const [id, category] = [randomUUID(), `Saints of ${randomUUID().slice(0, 8)}`];
    await createPost(editor, { id, slug: id, title: 'Of saints' });
    await page.goto(`/dashboard/blog/edit/${id}`);
    const open = async () => {
      if (width === 375) await page.getByRole('button', { name: 'This post' }).press('Enter');
      await openSettings(page);
    };
    const save = async () => {
      if (width === 375) await page.keyboard.press('Escape');
      await publish(page);
    };
    await open();
    const choice = page.getByLabel('Category', { exact: true });
    await choice.selectOption('A new category…');
    const name = page.getByLabel('New category');
    await expect(name).toBeFocused();
    await name.fill(category);
    await expectNoAxeViolations(page);
    await save();
    await page.reload();
    await open();
    await expect(choice).toHaveValue(category);

    const other = randomUUID();
    await createPost(editor, { id: other, slug: other, title: 'Of other saints' });
    await page.goto(`/dashboard/blog/edit/${other}`);
    await open();
    await expect(choice.getByRole('option', { name: category })).toBeAttached();
    await choice.selectOption('A new category…');
    await name.fill(`  ${category.toUpperCase().replace(' ', '  ')} `);
    await expect(page.getByText('is there already')).toBeVisible();
    await name.press('Tab');
    await expect(name).toBeHidden();
    await expect(choice).toHaveValue(category);
    await save();
    await page.reload();
    await open();
    await expect(choice).toHaveValue(category);
  });
}
