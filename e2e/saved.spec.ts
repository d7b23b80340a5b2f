// Bookmarks, highlights and notes.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { installSession } from './members.ts';
import { checkDarkPage, checkPage, expectAppLoaded } from './page-checks.ts';
import { createPost } from './post-fixtures.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

test('a reader saves a page, finds it under Saved and removes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const date = '2021-05-01';
  const writer = await createWriter(page, 'Luke', ['homily-admin', 'blog-admin']);
  const title = 'The well';
  await publishHomily(writer, date, { title });
  const slug = `on-keeping-${randomUUID()}`;
  await createPost(writer, { title: 'On keeping', slug, status: 'PUBLISHED', date: '2021-04-01' });
  const button = page.getByRole('button', { name: /^(Save|Saved)$/ });
  const expectPressed = (isPressed: boolean) =>
    expect(button).toHaveAttribute('aria-pressed', String(isPressed));

  await page.goto('/dashboard/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved');
  await expect(page.getByText('Press “Save” below a homily')).toBeVisible();
  await page.route('**/api/homily/bookmarks', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/bookmarks'));
  await page.goto(`/dashboard/homilies/${date}`);
  await failed;
  await expectPressed(false);
  await button.press('Enter');
  await expect(page.getByText('We couldn’t reach')).toBeVisible();
  await expectPressed(false);
  await page.unroute('**/api/homily/bookmarks');
  await button.press('Enter');
  await expectPressed(true);
  await expect(button).toHaveText('Saved');
  await expect(page.getByText('You find it under Saved.')).toBeVisible();
  await checkDarkPage(page, 'a saved homily');
  await page.goto(`/dashboard/blog/${slug}`);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/bookmarks') && response.request().method() === 'PUT',
  );
  await button.click();
  await expectPressed(true);
  await saved;

  await page.goto('/dashboard/saved');
  const items = page.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(items).toContainText(['On keeping', title]);
  await checkPage(page, 'the saved pages');
  await page.getByRole('button', { name: 'Remove “The well”' }).press('Enter');
  await expect(items.nth(1)).toContainText('“The well” is taken out.');
  await expect(items.nth(1).getByRole('button', { name: 'Put it back' })).toBeFocused();
  await page.goto(`/dashboard/homilies/${date}`);
  await expectPressed(false);
});

const paragraphs = [
  'Cleverness is a comfortable place to stand, and we all know the way there.',
  'A child asked her what the well was for, and she could not say.',
  'Go home by another road tonight, and tell nobody why.',
];

/** Selects text in a section of the homily, once the app has loaded. */
async function selectText(page: Page, text: string, part: string | RegExp = 'The reflection'): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Other days' })).toBeVisible();
  await page.getByRole('region', { name: part }).evaluate((section, wanted) => {
    const walk = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const index = node.textContent?.indexOf(wanted) ?? -1;
      if (index >= 0) getSelection()?.setBaseAndExtent(node, index, node, index + wanted.length);
    }
  }, text);
}

const startNote = (page: Page) => page.getByRole('button', { name: 'Write a note here' });
const noteForm = (page: Page) => page.getByRole('form', { name: 'Your note' });

/** A note without words. */
async function highlight(page: Page): Promise<void> {
  await startNote(page).click();
  await noteForm(page).getByRole('button', { name: 'Save Note' }).click();
  await expect(noteForm(page)).toHaveCount(0);
}

/** The highlighted texts and the texts with a note. */
const listHighlights = (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    ['highlighted-text', 'noted-text'].map((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()),
    ),
  );

test('highlights and notes survive a failed save and a corrected text, and can be downloaded', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const date = '2021-06-11';
  const writer = await createWriter(page);
  const homily = { title: 'Another road', homilyText: paragraphs.join('\n') };
  await publishHomily(writer, date, homily);
  await page.goto(`/dashboard/homilies/${date}`);
  const notes = page.getByRole('complementary', { name: 'Your notes on this page' });

  await selectText(page, 'comfortable place');
  await highlight(page);
  await expect(notes.getByText('Highlighted.')).toBeVisible();
  await expect(startNote(page)).toHaveCount(0);
  await selectText(page, 'what the well was for');
  await startNote(page).press('Enter');
  const form = noteForm(page);
  await expect(form.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('For me, this year.');
  await checkPage(page, 'a note before it is saved');
  await page.reload();
  await notes.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(form.getByRole('textbox')).toHaveValue('For me, this year.');
  await page.route('**/api/homily/notes', (route) => route.abort());
  await form.getByRole('button', { name: 'Save Note' }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(notes.getByText('saved as soon as we can be reached').first()).toBeVisible();
  await page.unroute('**/api/homily/notes');
  // The next visit saves it.
  await page.reload();
  await expect(notes.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect(notes.getByText('saved as soon as we can be reached')).toHaveCount(0);
  await expect.poll(() => listHighlights(page)).toEqual([['comfortable place'], ['what the well was for']]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('For me, this year.');

  // An editor adds a paragraph at the beginning and removes another.
  await publishHomily(writer, date, {
    ...homily,
    homilyText: ['In front.', paragraphs[1], paragraphs[2]].join('\n'),
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await context.newPage();
  await installSession(other, writer.member);
  await other.goto('/dashboard/saved');
  await expect(other.getByText('For me, this year.')).toBeVisible();
  await checkPage(other, 'all notes');
  await other
    .getByRole('listitem')
    .filter({ hasText: 'For me, this year.' })
    .getByRole('link', { name: 'Go to the passage' })
    .click();
  await expect(other.getByText(paragraphs[1] ?? '')).toBeFocused();
  const aside = other.getByRole('complementary', { name: 'Your notes on this page' });
  await expect(aside.getByText('The text has changed here.')).toBeVisible();
  await expect(aside.getByText('comfortable place')).toBeVisible();
  expect(await listHighlights(other)).toEqual([[], ['what the well was for']]);
  await aside.getByRole('button', { name: 'Delete' }).first().press('Enter');
  await expect(aside.getByText('Deleted.')).toBeVisible();
  await expect(aside.getByRole('listitem')).toHaveCount(1);
  await context.close();
});

test('all pages of notes are listed, searched and downloaded', async ({ page }) => {
  await createWriter(page);
  const createNote = (day: number) => ({
    noteId: crypto.randomUUID(),
    kind: 'homily',
    ref: `2021-06-${String(day).padStart(2, '0')}`,
    anchor: { quote: 'A road', prefix: '', suffix: '', start: 0 },
    body: `Note ${day}.`,
    changedAt: '2021-06-03T10:00:00.000Z',
  });
  let isOffline = true;
  await page.route('**/api/homily/notes*', (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before')?.slice(-2) ?? 13);
    if (before < 13 && isOffline) return route.abort();
    const notes = [1, 2, 3, 4].map((days) => createNote(before - days));
    const next = before > 5 ? `homily:${notes[3]?.ref}` : null;
    return route.fulfill({ json: { notes, unreadableCount: 0, texts: {}, next } });
  });
  await page.goto('/dashboard/saved');
  await expect(page.getByText('We couldn’t reach')).toBeVisible();
  isOffline = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Note 1.' })).toBeVisible();
  await page.getByLabel('Look for words in your notes').fill('NOTE 12');
  await expect(page.getByText('1 of 12')).toBeVisible();
  await expect(page.getByText('June 12, 2021')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your notes' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^my-notes-[\d-]+\.md$/);
  const text = await readFile(await (await download).path(), 'utf8');
  for (const day of [1, 12]) expect(text).toContain(`Note ${day}.`);
});

test('highlights in the Gospel leave out verse numbers and do not match a quotation in the homily', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const date = '2021-08-01';
  const writer = await createWriter(page);
  await publishHomily(writer, date, {
    gospelText: '³⁹Mary arose in those days and went with haste, ⁴⁰and entered the house of Zacharias.',
    homilyText: 'Mary arose in those days and went with haste.\nSo might we.',
  });
  await page.goto(`/dashboard/homilies/${date}`);
  const gospel = page.getByRole('region', { name: 'Luke 1:39–56' });
  const notes = page.getByRole('complementary', { name: 'Your notes on this page' });
  await expectAppLoaded(page);
  await gospel.evaluate((section) => {
    const [first, second] = [...section.querySelectorAll('sup')].map((number) => number.nextSibling);
    if (!first || !second) throw new Error('There are no verses.');
    getSelection()?.setBaseAndExtent(
      first,
      'Mary arose in those days and '.length,
      second,
      'and entered'.length,
    );
  });
  await highlight(page);
  await expect(notes.getByText('went with haste, and entered', { exact: true })).toBeVisible();
  await selectText(page, 'Mary arose in those days', 'Luke 1:39–56');
  await highlight(page);
  await selectText(page, 'So might we');
  await highlight(page);
  await expect(notes.getByRole('listitem')).toHaveCount(3);
  await expect(notes.getByText('Not saved yet')).toHaveCount(0);
  await page.reload();
  await expect(notes.getByText('At the Gospel')).toHaveCount(2);
  await expect
    .poll(() => listHighlights(page))
    .toEqual([['Mary arose in those days', 'went with haste, 40and entered', 'So might we'], []]);
  const sections = await page.evaluate(() =>
    [...(CSS.highlights.get('highlighted-text') ?? [])].map(
      (range) => range.startContainer.parentElement?.closest('section')?.className,
    ),
  );
  expect(sections).toEqual(['gospel', 'gospel', '']);
});

test('a note on a post is saved once although the response was lost, and links to its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const writer = await createWriter(page, 'Luke', ['homily-admin', 'blog-admin']);
  const slug = `on-noting-${randomUUID()}`;
  await createPost(writer, {
    title: 'On noting',
    slug,
    status: 'PUBLISHED',
    date: '2021-04-02',
    content: '<p>Nobody hurries at a well.</p><blockquote><p>She put her jar down.</p></blockquote>',
  });
  await page.goto(`/dashboard/blog/${slug}`);
  await expectAppLoaded(page);
  const notes = page.getByRole('complementary', { name: 'Your notes on this page' });
  await page.getByText('She put her jar down.').selectText();
  await startNote(page).click();
  await page.keyboard.type('Set it down.');
  await page.route('**/api/homily/notes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await noteForm(page).getByRole('button', { name: 'Save Note' }).press('Enter');
  await expect(page.getByText('saved as soon as we can be reached').first()).toBeVisible();
  await page.unroute('**/api/homily/notes');
  await page.reload();
  await expect.poll(() => listHighlights(page)).toEqual([[], ['She put her jar down.']]);
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes.getByText('Not saved yet')).toHaveCount(0);
  await checkPage(page, 'a post with a note');
  await page.goto('/dashboard/saved');
  await expect(page.getByText('On noting')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the passage' }).click();
  await expect(page.getByText('She put her jar down.').first()).toBeFocused();
});
