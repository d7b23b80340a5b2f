// What a reader keeps: pages, and the list of them.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { installSession } from './members.ts';
import { checkPage, widths } from './page-checks.ts';
import { createPost } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

/** Each run has a day of its own. */
const dayOf = (month: number, width: number, run: number): string =>
  `2021-0${month}-${String((width === 375 ? 1 : 11) + run).padStart(2, '0')}`;

for (const width of widths) {
  test(`a page is kept by one press, found again, and let go of, at ${width} px`, async ({ page, allowed }, {
    repeatEachIndex,
  }) => {
    allowed.console.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 800 });
    const date = dayOf(5, width, repeatEachIndex);
    const writer = await createWriter(page, 'Luke', ['homily-admin', 'blog-admin']);
    const title = `The well of ${width}`;
    await publishHomily(writer, date, { title });
    const slug = `on-keeping-${width}-${repeatEachIndex}`;
    await createPost(writer, { title: 'On keeping', slug, status: 'PUBLISHED', date: '2021-04-01' });
    const button = page.getByRole('button', { name: /^(Save this page|Saved)$/ });
    const pressed = (is: boolean) => expect(button).toHaveAttribute('aria-pressed', String(is));

    await page.goto('/dashboard/saved');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved');
    await expect(page.getByText('Press “Save this page” below a homily')).toBeVisible();
    await page.goto(`/dashboard/homilies/${date}`);
    await pressed(false);
    await page.route('**/api/homily/bookmarks', (route) => route.abort());
    await button.press('Enter');
    await expect(page.getByText('We couldn’t reach')).toBeVisible();
    await pressed(false);
    await page.unroute('**/api/homily/bookmarks');
    await button.press('Enter');
    await pressed(true);
    await expect(button).toHaveText('Saved');
    await expect(page.getByText('You find it under Saved.')).toBeVisible();
    await checkPage(page, 'a homily that is kept', ['light', 'dark']);
    await page.goto(`/dashboard/blog/${slug}`);
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/bookmarks') && answer.request().method() === 'PUT',
    );
    await button.click();
    await pressed(true);
    await saved;

    await page.goto('/dashboard/saved');
    const lines = page.getByRole('listitem').filter({ has: page.getByRole('button') });
    await expect(lines).toContainText(['On keeping', title]);
    await checkPage(page, 'what is kept', ['light', 'dark']);
    await lines.nth(1).getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(lines.nth(1).getByRole('button', { name: 'Save it again' })).toBeFocused();
    await lines.nth(1).getByRole('link', { name: title }).click();
    await pressed(false);
  });
}

const lines = [
  'Cleverness is a comfortable place to stand, and we all know the way there.',
  'A child asked her what the well was for, and she could not say.',
  'Go home by another road tonight, and tell nobody why.',
];

/** As somebody does who holds the shift key and moves on. */
const choose = (page: Page, words: string, part: string | RegExp = 'The reflection'): Promise<void> =>
  page.getByRole('region', { name: part }).evaluate((section, looked) => {
    const walk = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const at = node.textContent?.indexOf(looked) ?? -1;
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + looked.length);
    }
  }, words);

/** What is drawn over the text, of each kind. */
const drawn = (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    ['highlighted-text', 'noted-text'].map((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()),
    ),
  );

for (const width of widths) {
  test(`words are marked and noted, survive a failed save and a correction, and go along, at ${width} px`, async ({
    page,
    browser,
    allowed,
  }, { repeatEachIndex }) => {
    allowed.console.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 800 });
    const date = dayOf(6, width, repeatEachIndex);
    const writer = await createWriter(page);
    const given = { title: 'Another road', homilyText: lines.join('\n') };
    await publishHomily(writer, date, given);
    await page.goto(`/dashboard/homilies/${date}`);
    const bar = page.getByRole('toolbar', { name: 'With the words you chose' });
    const notes = page.getByRole('complementary', { name: 'Your notes on this page' });

    await choose(page, 'comfortable place');
    await bar.getByRole('button', { name: 'Highlight' }).click();
    await expect(notes.getByText('Highlighted.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await choose(page, 'what the well was for');
    await bar.getByRole('button', { name: 'Note' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your note' });
    await expect(dialog.getByLabel('What comes to you here')).toBeFocused();
    await page.keyboard.type('For me, this year.');
    await checkPage(page, 'a note that is being written', ['light', 'dark']);
    await page.reload();
    await notes.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(dialog.getByLabel('What comes to you here')).toHaveValue('For me, this year.');
    await page.route('**/api/homily/notes', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(notes.getByText('saved as soon as we can be reached').first()).toBeVisible();
    await page.unroute('**/api/homily/notes');
    // The next visit brings it to the account by itself.
    await page.reload();
    await expect(notes.getByRole('button', { name: 'Change' })).toBeVisible();
    await expect(notes.getByText('saved as soon as we can be reached')).toHaveCount(0);
    await expect.poll(() => drawn(page)).toEqual([['comfortable place'], ['what the well was for']]);
    await checkPage(page, 'a homily with notes', ['light', 'dark']);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('For me, this year.');

    // An editor puts a paragraph in front, and takes one away.
    await publishHomily(writer, date, { ...given, homilyText: ['In front.', lines[1], lines[2]].join('\n') });
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const other = await context.newPage();
    await installSession(other, writer.member);
    await other.goto('/dashboard/saved');
    await expect(other.getByText('For me, this year.')).toBeVisible();
    await checkPage(other, 'all notes', ['light', 'dark']);
    await other.getByLabel('Look for words in your notes').fill('THIS year');
    await expect(other.getByText('1 of 2')).toBeVisible();
    const coming = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Take them along as text (Markdown)' }).press('Enter');
    expect((await coming).suggestedFilename()).toMatch(/^my-notes-[\d-]+\.md$/);
    await other.getByRole('link', { name: 'Go to' }).click();
    await expect(other.getByText(lines[1] ?? '')).toBeFocused();
    const aside = other.getByRole('complementary', { name: 'Your notes on this page' });
    await expect(aside.getByText('The text has changed here.')).toBeVisible();
    await expect(aside.getByText('comfortable place')).toBeVisible();
    expect(await drawn(other)).toEqual([[], ['what the well was for']]);
    await aside.getByRole('button', { name: 'Delete' }).first().press('Enter');
    await expect(aside.getByText('Deleted.')).toBeVisible();
    await expect(aside.getByRole('listitem')).toHaveCount(1);
    await context.close();
  });
}

test('notes that are many come page by page, are all looked through, and go along whole', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  await createWriter(page);
  const noteOf = (date: string, words: string) => ({
    noteId: crypto.randomUUID(),
    kind: 'homily',
    ref: date,
    anchor: { quote: 'A road', prefix: '', suffix: '', start: 0 },
    body: words,
    changedAt: '2021-06-03T10:00:00.000Z',
  });
  const pageOf = (date: string, words: string, next: string | null) => ({
    notes: [noteOf(date, words)],
    unreadableCount: 0,
    texts: {},
    next,
  });
  const pages = [
    pageOf('2021-06-03', 'The newest.', 'homily:2021-06-03'),
    pageOf('2021-06-02', 'Before it.', 'homily:2021-06-02'),
    pageOf('2021-06-01', 'The first of all.', null),
  ];
  let isAway = true;
  await page.route('**/api/homily/notes*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const at = pages.findIndex(({ next }) => next === before) + 1;
    return before !== null && isAway
      ? route.abort()
      : route.fulfill({ json: pages[before === null ? 0 : at] });
  });
  await page.goto('/dashboard/saved');
  const more = page.getByRole('button', { name: 'Show earlier notes' });
  await more.press('Enter');
  await expect(page.getByText('We couldn’t reach')).toBeVisible();
  isAway = false;
  await more.press('Enter');
  await expect(page.getByRole('heading', { name: 'June 2, 2021' })).toBeFocused();
  await checkPage(page, 'many notes', ['light', 'dark']);
  await page.getByLabel('Look for words in your notes').fill('first of');
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(page.getByText('The first of all.')).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.reload();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take them along as text (Markdown)' }).press('Enter');
  const text = await readFile(await (await coming).path(), 'utf8');
  for (const { notes } of pages) expect(text).toContain(notes[0]?.body);
});

test('words of the Gospel are marked by themselves, though the homily quotes them, and without the numbers of verses', async ({
  page,
}, { repeatEachIndex }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const date = dayOf(8, 375, repeatEachIndex);
  const writer = await createWriter(page);
  await publishHomily(writer, date, {
    gospelText: '³⁹Mary arose in those days and went with haste, ⁴⁰and entered the house of Zacharias.',
    homilyText: 'Mary arose in those days and went with haste.\nSo might we.',
  });
  await page.goto(`/dashboard/homilies/${date}`);
  const gospel = page.getByRole('region', { name: 'Luke 1:39–56' });
  const bar = page.getByRole('toolbar', { name: 'With the words you chose' });
  const notes = page.getByRole('complementary', { name: 'Your notes on this page' });
  await gospel.evaluate((section) => {
    const words = [...section.querySelectorAll('sup')].map((number) => number.nextSibling);
    const [first, second] = words;
    if (!first || !second) throw new Error('The verses are not there.');
    getSelection()?.setBaseAndExtent(
      first,
      'Mary arose in those days and '.length,
      second,
      'and entered'.length,
    );
  });
  await bar.getByRole('button', { name: 'Highlight' }).click();
  await expect(notes.getByText('went with haste, and entered', { exact: true })).toBeVisible();
  await choose(page, 'Mary arose in those days', 'Luke 1:39–56');
  await bar.getByRole('button', { name: 'Highlight' }).click();
  await choose(page, 'So might we');
  await bar.getByRole('button', { name: 'Highlight' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(3);
  await expect(notes.getByText('Not saved yet')).toHaveCount(0);
  await page.reload();
  await expect(notes.getByText('At the Gospel')).toHaveCount(2);
  await expect
    .poll(() => drawn(page))
    .toEqual([['Mary arose in those days', 'went with haste, 40and entered', 'So might we'], []]);
  const whereDrawn = await page.evaluate(() =>
    [...(CSS.highlights.get('highlighted-text') ?? [])].map(
      (range) => range.startContainer.parentElement?.closest('section')?.className,
    ),
  );
  expect(whereDrawn).toEqual(['gospel', 'gospel', '']);
  await checkPage(page, 'a Gospel with notes', ['light', 'dark']);
});

test('words of a post are noted once though the answer was lost, and found again', async ({ page, allowed }, {
  repeatEachIndex,
}) => {
  allowed.console.push(/Failed to load resource/);
  await page.setViewportSize({ width: 375, height: 800 });
  const writer = await createWriter(page, 'Luke', ['homily-admin', 'blog-admin']);
  const slug = `on-noting-${repeatEachIndex}`;
  await createPost(writer, {
    title: 'On noting',
    slug,
    status: 'PUBLISHED',
    date: '2021-04-02',
    content: '<p>Nobody hurries at a well.</p><blockquote><p>She put her jar down.</p></blockquote>',
  });
  await page.goto(`/dashboard/blog/${slug}`);
  const notes = page.getByRole('complementary', { name: 'Your notes on this page' });
  await page.getByText('She put her jar down.').selectText();
  const bar = page.getByRole('toolbar', { name: 'With the words you chose' });
  await bar.getByRole('button', { name: 'Note' }).click();
  await page.keyboard.type('Set it down.');
  await page.route('**/api/homily/notes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const dialog = page.getByRole('dialog', { name: 'Your note' });
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('saved as soon as we can be reached').first()).toBeVisible();
  await page.unroute('**/api/homily/notes');
  await page.reload();
  await expect.poll(() => drawn(page)).toEqual([[], ['She put her jar down.']]);
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes.getByText('Not saved yet')).toHaveCount(0);
  await checkPage(page, 'a post with a note', ['light', 'dark']);
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('heading', { name: 'On noting' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to' }).click();
  await expect(page.getByText('She put her jar down.').first()).toBeFocused();
});
