// The history of a homily and of a post: two versions compared word by word, by sight, by keyboard and by ear.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bar, editHomily, field } from './edit-homily.ts';
import { createWriter, publishHomily, saveDraft } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { createEditor, createPost, savePostAgain, uploadImage } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'History' });
const entries = (page: Page) => dialog(page).getByRole('listitem');
const outcome = (page: Page) => dialog(page).getByRole('status');
const part = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true });
const went = (page: Page, name: string) => part(page, name).locator('del');
const came = (page: Page, name: string) => part(page, name).locator('ins');

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
  await checkPage(page, 'the list', ['light']);

  await entries(page)
    .first()
    .getByRole('button', { name: /^What changed/ })
    .press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'What changed' })).toBeFocused();
  await expect(outcome(page)).toHaveText('2 words added, 1 removed.');
  await expect(went(page, 'Title')).toHaveText('(removed: first)');
  await expect(came(page, 'Title')).toHaveText('(added: second)');
  await expect(came(page, 'Reflection')).toHaveText('(added: warm)');
  await expect(part(page, 'Reflection')).toContainText('3 paragraphs are the same.');
  await expect(part(page, 'Reflection')).not.toContainText('A third.');
  await expect(part(page, 'Gospel')).toHaveCount(0);
  await checkPage(page, 'two versions');

  await dialog(page).getByLabel('To', { exact: true }).selectOption('What stands in the fields now');
  await expect(outcome(page)).toHaveText('2 words added, 1 removed.');
  await dialog(page).getByLabel('From', { exact: true }).selectOption('What stands in the fields now');
  await expect(outcome(page)).toHaveText('The two are the same.');
  await dialog(page).getByRole('button', { name: 'Back to the list' }).click();
  await entries(page)
    .last()
    .getByRole('button', { name: /^What changed/ })
    .click();
  await expect(outcome(page)).toHaveText('2 words added, 1 removed.');
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
  await savePostAgain(editor, id, {
    content: `<p>See <a href="https://example.org/b">this</a>.</p>${text.replace('broken', 'blessed').replaceAll('strong', 'em')}<figure><img src="${key}" alt="A hill"></figure>`,
  });
  await page.goto(`/dashboard/blog/edit/${id}`);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).last()).toContainText('draft, “On bread”, 12 words');

  await entries(page)
    .nth(1)
    .getByRole('button', { name: /^What changed/ })
    .click();
  await expect(outcome(page)).toHaveText(
    '1 word added, 1 removed; 1 link added, 1 link removed; 1 picture added.',
  );
  await expect(went(page, 'Text')).toHaveText('(removed: broken)');
  await expect(came(page, 'Text')).toHaveText('(added: blessed)');
  await expect(part(page, 'Links').getByRole('listitem')).toHaveText([
    'Removed: “this”, to https://example.org/a',
    'Added: “this”, to https://example.org/b',
  ]);
  await expect(part(page, 'Pictures').getByRole('listitem')).toHaveText(['Added: “A hill”']);
  await expect(dialog(page)).not.toContainText('<');
  await checkPage(page, 'two versions of a post', ['light']);

  await dialog(page).getByRole('button', { name: 'Back to the list' }).click();
  await entries(page)
    .first()
    .getByRole('button', { name: /^What changed/ })
    .click();
  await expect(outcome(page)).toContainText('Only how they are set has changed');
});

test('a text of five thousand words is compared by a worker beside the page', async ({ page }) => {
  const editor = await createEditor(page);
  const id = randomUUID();
  const words = Array.from({ length: 5_000 }, (_, at) => `word${(at * 7_919) % 1_009}`);
  const paragraph = (all: readonly string[]) => `<p>${all.join(' ')}</p>`;
  await createPost(editor, { id, title: 'A long one', content: paragraph(words) });
  await savePostAgain(editor, id, {
    content: paragraph(words.map((word, at) => (at % 100 === 0 ? 'another' : word))),
  });
  await page.goto(`/dashboard/blog/edit/${id}`);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const worker = page.waitForEvent('worker');
  await entries(page)
    .first()
    .getByRole('button', { name: /^What changed/ })
    .click();
  expect((await worker).url()).toContain('/assets/comparison-worker');
  await expect(outcome(page)).toHaveText('50 words added, 50 removed.');
});

test('two texts that would take too long to compare are shown beside each other', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2034-08-04';
  const words = Array.from({ length: 8_000 }, (_, at) => `w${(at * 7_919) % 997}`);
  await saveDraft(writer, date, { homilyText: words.join(' ') });
  // Published in between, so that the second text is a version of its own.
  await publishHomily(writer, date, { homilyText: words.join(' ') });
  await saveDraft(writer, date, { homilyText: words.toReversed().join(' ') });
  await editHomily(page, date);
  await bar(page).getByRole('button', { name: 'History' }).click();
  await expect(entries(page).last()).toContainText('published');
  await entries(page)
    .first()
    .getByRole('button', { name: /^What changed/ })
    .click();
  await expect(outcome(page)).toHaveText('Not all of it could be compared word by word.');
  await expect(part(page, 'Reflection')).toContainText('Here are both.');
  await expect(part(page, 'Before')).toContainText(words.slice(0, 3).join(' '));
  await expect(part(page, 'After')).toContainText(words.toReversed().slice(0, 3).join(' '));
  await checkPage(page, 'both beside each other', ['light']);
});
