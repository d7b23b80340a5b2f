// What turns while a post is written, and how it is taken back, in a real browser.
import type { Page } from '@playwright/test';
import { createEditor } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

const sheet = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const undo = 'ControlOrMeta+z';
const redo = 'ControlOrMeta+Shift+z';

/** Later changes start another undo step. */
const pause = (page: Page) => page.waitForTimeout(600);

/** Leaves an empty paragraph. */
async function clear(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+Alt+Digit0');
  await expect(page.getByRole('button', { name: 'Kind of paragraph: Paragraph' })).toBeVisible();
  await expect(sheet(page)).toHaveText('');
}

test.beforeEach(async ({ page }) => {
  await createEditor(page);
  await page.goto('/dashboard/blog/edit');
  await sheet(page).click();
  // Nobody writes before the caret is seen to stand somewhere.
  await expect(page.getByRole('button', { name: 'Kind of paragraph: Paragraph' })).toBeVisible();
  await expect(sheet(page)).toBeFocused();
});

test('signs at the beginning of a paragraph format it, and Backspace or undo restores them', async ({
  page,
}) => {
  for (const [signs, selector] of [
    ['## ', 'h2'],
    ['### ', 'h3'],
    ['- ', 'ul > li'],
    ['1. ', 'ol > li'],
    ['> ', 'blockquote'],
  ] as const) {
    for (const key of ['Backspace', undo]) {
      await page.keyboard.type(signs);
      await expect(sheet(page).locator(selector)).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(sheet(page).locator(selector)).toHaveCount(0);
      await expect(sheet(page).locator('p')).toHaveText(signs.trim(), { useInnerText: true });
      for (const _ of signs) await page.keyboard.press('Backspace');
      await expect(sheet(page)).toHaveText('');
    }
    await page.keyboard.type(`${signs}Word`);
    await expect(sheet(page).locator(selector)).toHaveText('Word');
    await clear(page);
  }
});

test('lists, rules, emphasis, quotation marks and apostrophes are formatted while they are typed', async ({
  page,
}) => {
  await page.keyboard.type('- One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('https://a.example');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('---');
  await page.keyboard.type('Below');
  await expect(sheet(page).locator('ul > li')).toHaveText(['One', 'https://a.example']);
  await expect(sheet(page).locator('li a')).toHaveAttribute('href', 'https://a.example');
  await expect(sheet(page).locator('hr ~ p')).toHaveText('Below');

  await clear(page);
  await page.keyboard.type('A **bold word** and *one more*, 2 * 3 * 4 and snake_case_name.');
  await expect(sheet(page).locator('strong')).toHaveText('bold word');
  await expect(sheet(page).locator('em')).toHaveText('one more');
  await expect(sheet(page)).toHaveText('A bold word and one more, 2 * 3 * 4 and snake_case_name.');
  await page.keyboard.type(' **this**');
  await expect(sheet(page).locator('strong')).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await expect(sheet(page).locator('strong')).toHaveCount(1);
  await expect(sheet(page)).toHaveText(/ \*\*this\*\*$/);

  await clear(page);
  await page.keyboard.type(`"Don't," she said, "say 'no'." (It's 'so'.) See https://a.example/?q="x"`);
  await expect(sheet(page)).toHaveText(
    '“Don’t,” she said, “say ‘no’.” (It’s ‘so’.) See https://a.example/?q="x"',
  );
});

/** As the keyboards of phones write: a word is composed, and then stands there, or it is there at once. */
async function phoneKeyboard(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    bring: (text: string) => browser.send('Input.insertText', { text }),
  };
}

test('what the keyboard of a phone composes, or brings in one piece, turns as well', async ({ page }) => {
  const { compose, bring } = await phoneKeyboard(page);
  await compose('##');
  await compose('## ');
  await bring('## ');
  await expect(sheet(page).locator('h2')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(sheet(page).locator('p')).toHaveText('## ', { useInnerText: true });
  await page.keyboard.press('Backspace');
  await bring(' ');
  await compose('Wor');
  await bring('Word');
  await expect(sheet(page).locator('h2')).toHaveText('Word');

  await page.keyboard.press('Enter');
  await compose('-');
  await bring('- ');
  // A keyboard brings the next word later than this.
  await expect(sheet(page).locator('ul > li')).toHaveCount(1);
  await bring('Item ');
  await expect(sheet(page).locator('ul > li')).toHaveText('Item ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await bring('> ');
  await expect(sheet(page).locator('blockquote')).toHaveCount(1);
  await compose("don'");
  await compose("don't");
  await bring("don't ");
  await expect(sheet(page).locator('blockquote')).toHaveText('don’t ');
  await compose('*wea');
  await compose('*weary*');
  await bring('*weary* ');
  await expect(sheet(page).locator('em')).toHaveText('weary');
  await bring('in ');
  const quotation = sheet(page).locator('blockquote');
  await expect(quotation).toHaveText('don’t weary in ');
  await expect(quotation.locator('em')).toHaveText('weary');

  await page.keyboard.press('Shift+Enter');
  await compose("don'");
  await bring("don't");
  await expect(quotation).toHaveText('don’t weary in don’t');
  await page.keyboard.press('Backspace');
  await expect(quotation).toHaveText("don’t weary in don't");
  await compose('s');
  await bring("s'");
  await expect(quotation, 'the break and the mark that was turned back stay').toHaveText(
    "don’t weary in don'ts’",
  );
  await expect(quotation.locator('br')).toHaveCount(1);
});

test('undo removes what was typed since a pause, and an address pasted on words links them', async ({
  page,
}) => {
  await page.keyboard.type('The hinge');
  await pause(page);
  await page.keyboard.type(" don't turn");
  await page.keyboard.press(undo);
  await expect(sheet(page)).toHaveText('The hinge');
  await page.keyboard.press(redo);
  await expect(sheet(page)).toHaveText('The hinge don’t turn');

  await clear(page);
  await page.keyboard.type('See the house');
  for (const _ of 'the house') await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('the house');
  await sheet(page).evaluate((room) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'https://example.org/house');
    clipboardData.setData('text/html', '<a href="https://example.org/house">https://example.org/house</a>');
    room.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(sheet(page).getByRole('link', { name: 'the house' })).toHaveAttribute(
    'href',
    'https://example.org/house',
  );
  await pause(page);
  await page.keyboard.type(' first');
  await expect(sheet(page)).toHaveText('See the house first');
  await expect(sheet(page).getByRole('link')).toHaveText('the house');
  // The word, the link.
  for (let step = 0; step < 2; step++) await page.keyboard.press(undo);
  await expect(sheet(page).getByRole('link')).toHaveCount(0);
  await expect(sheet(page)).toHaveText('See the house');
});
