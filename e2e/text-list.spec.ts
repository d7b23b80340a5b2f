// The list of posts and begun texts.
import { randomUUID } from 'node:crypto';
import { checkPage } from './page-checks.ts';
import { createEditor, createPost, saveBegunText } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

test('an editor finds texts by words and state, and deletes a begun one', async ({ page }) => {
  const editor = await createEditor(page);
  const word = randomUUID().slice(0, 8);
  await saveBegunText(editor, { title: `Rye ${word}` });
  await createPost(editor, { title: `Wheat ${word}`, content: '<p>At <em>length</em>.</p>' });
  await createPost(editor, {
    title: `Barley ${word}`,
    status: 'PUBLISHED',
    author: `Ruth ${word}`,
    category: 'Lent',
  });
  const title = (name: string) => page.getByRole('listitem').getByRole('link', { name: `${name} ${word}` });

  const count = page.getByRole('region', { name: 'Texts' }).getByRole('status');

  await page.goto('/dashboard/blog');
  await page.getByText('Drafts', { exact: true }).click();
  const search = page.getByLabel('Words in the title or the text');
  await search.fill(word);
  await expect(count).toHaveText('2 texts');
  await expect(title('Barley')).toHaveCount(0);
  await page.getByLabel('State').selectOption('Any');
  await expect(title('Barley')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Barley ${word}` })).toContainText(
    new RegExp(`by Ruth ${word}, in Lent, saved \\w+ \\d+, \\d{4} by \\S`),
  );
  await checkPage(page, 'the list of texts');
  await page.getByLabel('Author').selectOption(`Ruth ${word}`);
  await expect(count).toHaveText('1 text');
  await page.getByLabel('Author').selectOption('Any');

  await search.fill(`LENGTH ${word}`);
  await title('Wheat').click();
  await expect(page).toHaveURL(/\/dashboard\/blog\/edit\//);
  await page.goBack();
  await expect(search).toHaveValue(`LENGTH ${word}`);
  await search.fill(word);

  await page.getByRole('button', { name: `Delete Rye ${word}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(title('Rye')).toHaveCount(0);
  await page.reload();
  await expect(count).toHaveText('2 texts');
});
