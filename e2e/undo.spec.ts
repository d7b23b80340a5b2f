// Undo and redo: the browser's own in plain fields, the editor's in the text of a post.
import type { Locator, Page } from '@playwright/test';
import { clipboards } from './clipboards.ts';
import { editHomily, field, state } from './edit-homily.ts';
import * as post from './edit-post.ts';
import { createWriter } from './homily-fixtures.ts';
import { expect, test } from './visitor.ts';

const undo = 'ControlOrMeta+z';
const redo = 'ControlOrMeta+Shift+z';

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

test('undo takes back typed and pasted text of a homily, after a save as well, and redo brings it back', async ({
  page,
}) => {
  await createWriter(page);
  await editHomily(page, '2037-03-25');
  const typed = field(page, 'Title');
  await typed.click();
  await page.keyboard.type('The hinge');
  await expect(state(page)).toContainText('Saved at');
  await page.keyboard.press('Home');
  await page.keyboard.type('At noon. ');
  await expect(typed).toHaveValue('At noon. The hinge');
  for (let step = 0; step < 30 && (await typed.inputValue()) !== ''; step++) await page.keyboard.press(undo);
  await expect(typed).toHaveValue('');
  for (let step = 0; step < 30 && (await typed.inputValue()) !== 'At noon. The hinge'; step++)
    await page.keyboard.press(redo);
  await expect(typed).toHaveValue('At noon. The hinge');

  await editHomily(page, '2037-03-26');
  const text = field(page, 'Reflection');
  await text.click();
  await page.keyboard.type('The hinge');
  await expect(state(page)).toContainText('Saved at');
  for (const left of ['The', '']) {
    await page.keyboard.press(undo);
    await expect(text).toHaveText(left);
  }
  await page.keyboard.press(redo);
  await page.keyboard.press(redo);
  await expect(text).toHaveText('The hinge');

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
  const lines = ['At noon. She came alone.', 'Give me a drink.', '• jar'];
  await expect(reflection.locator('p')).toHaveText(lines);
  await expect(reflection.locator('em')).toHaveText('alone');
  await expect(reflection.locator('blockquote')).toHaveText('Give me a drink.');
  await page.keyboard.press(undo);
  await expect(reflection).toHaveText('At noon.');
  await page.keyboard.press(redo);
  await expect(reflection.locator('p')).toHaveText(lines);

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
  await page.keyboard.press(undo);
  await expect(text).toHaveText('First and second');
  await page.keyboard.press(redo);
  await expect(text).toHaveText('First');
});
