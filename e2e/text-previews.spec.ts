// What a text looks like before anybody has it: as a page, on a phone, and where strangers hear of it.
import { randomUUID } from 'node:crypto';
import { createWriter, saveDraft } from './homily-fixtures.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

for (const { width, colorScheme } of [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`a post is shown as a page, on a phone, in a search and beside a link, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const editor = await createEditor(page);
    const id = randomUUID();
    const excerpt = 'On leaving room for whoever comes late. '.repeat(6).trim();
    await createPost(editor, { id, slug: id, title: 'A table by the door', excerpt });
    await page.goto(`/dashboard/blog/edit/${id}`);
    await page.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'As readers will see it' });
    await dialog.getByText('Phone', { exact: true }).click();
    const phone = dialog.locator('iframe').contentFrame();
    await expect(phone.getByText('A table by the door')).toBeVisible();
    expect(await phone.locator('body').evaluate(() => innerWidth)).toBeLessThanOrEqual(375);
    expect(await phone.locator('body').evaluate((body) => body.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectNoAxeViolations(page, 'phone');
    await dialog.getByText('Search result', { exact: true }).click();
    await expect(dialog.locator('.as-result')).toContainText('A table by the door');
    await expect(dialog.locator('.as-result')).toContainText('…');
    await expectNoAxeViolations(page, 'search result');
    await dialog.getByText('Shared link', { exact: true }).click();
    await expect(dialog.locator('.as-card')).toContainText('A table by the door');
    await expectNoAxeViolations(page, 'shared link');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  });
}

test('a homily is shown on a phone as well', async ({ page }) => {
  const writer = await createWriter(page);
  await saveDraft(writer, '2034-06-01', { title: 'A lamp', homilyText: 'It is not put under a bushel.' });
  await page.goto('/dashboard/homilies/edit/2034-06-01');
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'As readers see it' });
  await dialog.getByText('Phone', { exact: true }).click();
  const phone = dialog.locator('iframe').contentFrame();
  await expect(phone.getByText('It is not put under a bushel.')).toBeVisible();
  expect(await phone.locator('body').evaluate(() => innerWidth)).toBeLessThanOrEqual(375);
});
