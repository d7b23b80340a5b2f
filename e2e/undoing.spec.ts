// Taking back and bringing again, in every field that the page fills as well as the person, in a real browser.
import type { Locator, Page } from '@playwright/test';
import { clipboards } from './clipboards.ts';
import { editHomily, field } from './edit-homily.ts';
import { aWriter } from './given-homilies.ts';
import { editorOn } from './given-posts.ts';
import { expect, test } from './visitor.ts';

const undo = 'ControlOrMeta+z';
const redo = 'ControlOrMeta+Shift+z';

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function aNewPost(page: Page): Promise<void> {
  await editorOn(page);
  await page.goto('/dashboard/blog/edit');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
}

/** What each press leaves. */
async function leaves(page: Page, where: Locator, keys: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.press(keys);
    await expect(where).toHaveValue(text);
  }
}

/** What a browser hands over when something is pasted, by its type. */
const paste = (where: Locator, brought: Readonly<Record<string, string>>): Promise<void> =>
  where.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, brought);

test('a line is taken back word by word, typed or deleted, and brought again', async ({ page }) => {
  await aNewPost(page);
  const title = label(page, 'Title');
  await title.click();
  await page.keyboard.type('The hinge and the door');
  for (let letter = 0; letter < 'the door'.length; letter++) await page.keyboard.press('Backspace');
  await expect(title).toHaveValue('The hinge and ');
  await leaves(page, title, undo, [
    'The hinge and the ',
    'The hinge and the door',
    'The hinge and the ',
    'The hinge and ',
    'The hinge ',
  ]);
  await leaves(page, title, redo, ['The hinge and ', 'The hinge and the ']);
  await page.keyboard.type('wall');
  await leaves(page, title, redo, ['The hinge and the wall']);
  await leaves(page, title, undo, ['The hinge and the ', 'The hinge and ', 'The hinge ', 'The ', '', '']);
});

test('where the caret was put elsewhere another step begins', async ({ page }) => {
  await aNewPost(page);
  const title = label(page, 'Title');
  await title.click();
  await page.keyboard.type('door');
  await page.keyboard.press('Home');
  await page.keyboard.type('in');
  await leaves(page, title, undo, ['door', '']);
});

test('the slug that a title proposes is a step of the slug', async ({ page }) => {
  await aNewPost(page);
  const slug = label(page, 'Slug');
  await label(page, 'Title').click();
  await page.keyboard.type('Bread and wine');
  await expect(slug).toHaveValue('bread-and-wine');
  await label(page, 'Title').press(undo);
  await expect(slug).toHaveValue('bread-and');
  await label(page, 'Title').press(redo);
  await slug.click();
  await page.keyboard.press('End');
  await page.keyboard.type('-2');
  await leaves(page, slug, undo, ['bread-and-wine', '']);
  await leaves(page, slug, redo, ['bread-and-wine', 'bread-and-wine-2']);
});

test('what the page wrote over one’s words is taken back with the keys as well', async ({ page }) => {
  await aWriter(page);
  await editHomily(page, '2037-03-25');
  const gospel = field(page, 'Gospel');
  await gospel.click();
  await page.keyboard.type('My own');
  await page.getByRole('button', { name: /^Use it with its text/ }).click();
  await expect(gospel).toHaveValue(/Gabriel/);
  await gospel.focus();
  await leaves(page, gospel, undo, ['My own', 'My ']);
  await leaves(page, gospel, redo, ['My own']);
  await page.keyboard.press(redo);
  await expect(gospel).toHaveValue(/Gabriel/);
});

test('what is pasted into a reflection keeps its emphasis and its quotations, as one step', async ({
  page,
}) => {
  await aWriter(page);
  await editHomily(page, '2037-04-02');
  const [reflection, doing] = [field(page, 'Reflection'), field(page, 'One thing to do')];
  const brought = {
    'text/plain': 'She came alone.\n\nGive me a drink.\n\njar',
    'text/html':
      '<p>She came <i>alone</i>.</p><blockquote><p><b>Give</b> me a drink.</p></blockquote><ul><li>jar</li></ul>',
  };
  await reflection.click();
  await page.keyboard.type('At noon. ');
  await paste(reflection, brought);
  const whole = 'At noon. She came *alone*.\n> Give me a drink.\n• jar';
  await expect(reflection).toHaveValue(whole);
  await leaves(page, reflection, undo, ['At noon. ']);
  await leaves(page, reflection, redo, [whole]);

  await doing.click();
  await paste(doing, brought);
  await expect(doing).toHaveValue('She came alone.\nGive me a drink.\n• jar');

  await page.keyboard.press('ControlOrMeta+a');
  await paste(doing, { 'text/plain': clipboards['an old editor'].plain });
  await expect(doing).toHaveValue('First line\nsecond line\nNext paragraph');
  await leaves(page, doing, undo, ['She came alone.\nGive me a drink.\n• jar', '']);
});

test('a version that was restored into a post is taken back in its text, and brought again', async ({
  page,
}) => {
  await aNewPost(page);
  const text = page.getByRole('textbox', { name: 'Content' });
  const save = async () => {
    await page.getByRole('button', { name: 'Save Draft', exact: true }).click();
    await expect(page.locator('.finish output')).toHaveText('✅ Draft saved successfully!');
  };
  await label(page, 'Title').fill(`Restored ${Date.now()}`);
  await text.click();
  await page.keyboard.type('First');
  await save();
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' and second');
  await save();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog');
  await history.getByRole('listitem').last().getByRole('button', { name: /^Look/ }).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(text).toHaveText('First');
  await text.focus();
  await page.keyboard.press(undo);
  await expect(text).toHaveText('First and second');
  await page.keyboard.press(redo);
  await expect(text).toHaveText('First');
});
