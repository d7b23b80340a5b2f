// The history of a homily and of a post: two versions beside each other, by sight, by keyboard and by ear.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bar, editHomily, field } from './edit-homily.ts';
import * as post from './edit-post.ts';
import { createWriter, saveDraft } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { createEditor, createPost, savePostAgain, uploadImage } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'History' });
const entries = (page: Page) => dialog(page).getByRole('listitem');
const outcome = (page: Page) => dialog(page).getByRole('status');
const before = (page: Page) => dialog(page).getByRole('region').first();
const after = (page: Page) => dialog(page).getByRole('region').last();
const showChanges = (page: Page, index: number) =>
  entries(page)
    .nth(index)
    .getByRole('button', { name: /^What changed/ })
    .press('Enter');

test('the history compares two versions of a homily by field and word', async ({ page, browser }) => {
  const writer = await createWriter(page);
  const date = '2034-08-03';
  const homilyText = ['They had a coat.', 'A second paragraph.', 'A third.', 'A fourth.', 'A fifth.'];
  await saveDraft(writer, date, { title: 'The first thought', homilyText: homilyText.join('\n') });
  const elsewhere = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  await saveDraft(await createWriter(await elsewhere.newPage(), 'Mark'), date, {
    title: 'The second thought',
    homilyText: ['They had a warm coat.', ...homilyText.slice(1)].join('\n'),
  });
  await elsewhere.close();
  await editHomily(page, date);
  await bar(page).getByRole('button', { name: 'History' }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText('by Mark, draft, “The second thought”, 14 words');
  await checkPage(page, 'the list');

  await showChanges(page, 0);
  await expect(dialog(page).getByRole('heading', { name: /^The version of/ })).toBeFocused();
  await expect(outcome(page)).toHaveText('They differ here: Title, Reflection.');
  await expect(before(page)).toContainText('1 word only here');
  await expect(before(page).locator('mark')).toHaveText(['(only here: first)']);
  await expect(after(page).locator('mark')).toHaveText(['(only here: second)', '(only here: warm)']);
  await expect(after(page)).not.toContainText('A third.');
  await checkPage(page, 'two versions');

  await dialog(page).getByLabel('Compare with').selectOption('The text as it is now');
  await expect(outcome(page)).toHaveText('The words are the same.');
  await dialog(page).getByRole('button', { name: 'Back to the list' }).click();
  await showChanges(page, 1);
  await expect(after(page).getByRole('heading')).toContainText('Now, 2 words only here');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Title')).toHaveValue('The second thought');
});

test('of a post the words are compared, and its links and pictures apart; markup never shows', async ({
  page,
}) => {
  const editor = await createEditor(page);
  const id = randomUUID();
  const key = await uploadImage(editor);
  const text = '<p>Bread is <strong>broken</strong> at the table, as it is written.</p>';
  await createPost(editor, {
    id,
    title: 'On bread',
    content: `<p>See <a href="https://example.org/a">this</a>.</p>${text}`,
  });
  await savePostAgain(editor, id, {
    content: `<p>See <a href="https://example.org/b">this</a>.</p>${text.replace('broken', 'blessed')}<figure><img src="${key}" alt="A hill"></figure>`,
  });
  await page.goto(`/dashboard/blog/edit/${id}`);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).last()).toContainText('draft, “On bread”, 12 words');

  await showChanges(page, 0);
  await expect(outcome(page)).toHaveText('They differ here: Text, Links, Pictures.');
  await expect(before(page).locator('mark').first()).toHaveText('(only here: broken)');
  await expect(before(page)).toContainText('“this”, to https://example.org/ (only here: a)');
  await expect(after(page).locator('mark').first()).toHaveText('(only here: blessed)');
  await expect(after(page)).toContainText('“this”, to https://example.org/ (only here: b)');
  await expect(after(page)).toContainText('A hill');
  await expect(dialog(page)).not.toContainText('<');
  await checkPage(page, 'two versions of a post');
});

test('a version that was restored into a post is taken back in its text, and brought again', async ({
  page,
}) => {
  await post.openEditor(page);
  const text = post.text(page);
  await post.write(page, post.uniqueTitle(), 'First');
  await post.publish(page);
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' and second');
  await post.publish(page);
  await post.restoreFirst(page);
  await expect(text).toHaveText('First');
  await text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('First and second');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text).toHaveText('First');
});
