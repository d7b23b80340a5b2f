// What an editor-in-chief approves before readers have it: on a site of its own, for the switch is everybody's.
import type { Browser, Locator, Page } from '@playwright/test';
import { publish, publishSheet } from './edit-post.ts';
import { createWriter } from './homily-fixtures.ts';
import { useOwnSite } from './own-site.ts';
import { checkPage, expectNoAxeViolations } from './page-checks.ts';
import { allowFailedRequests, expect, siteUrl, test } from './visitor.ts';

useOwnSite();
allowFailedRequests();

const groups = {
  Luke: ['blog-admin', 'homily-admin', 'editor-in-chief'],
  Ruth: ['blog-admin', 'homily-admin'],
} as const;

async function comeAs(browser: Browser, name: keyof typeof groups): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const page = await context.newPage();
  await createWriter(page, name, groups[name]);
  return page;
}

const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stateLine = (page: Page) => page.locator('.state-line, .text-state');

async function turn(chief: Page, way: 'on' | 'off'): Promise<void> {
  await chief.goto('/dashboard/review');
  await button(chief, `Switch review ${way}`).press('Enter');
  await expect(chief.getByRole('status').filter({ hasText: `Review is ${way}.` })).toBeFocused();
}

test('a post and a homily wait for an editor-in-chief, in words on every page that lists them', async ({
  browser,
}) => {
  const [ruth, luke] = [await comeAs(browser, 'Ruth'), await comeAs(browser, 'Luke')];
  await ruth.goto('/dashboard/review');
  await expect(ruth.getByRole('heading', { name: 'Review' })).toHaveCount(0);

  // As long as it is off, there is nothing of it.
  await ruth.goto('/dashboard/blog/edit');
  await ruth.getByLabel('Title', { exact: true }).fill('What waits');
  await ruth.getByRole('textbox', { name: 'Content' }).click();
  await ruth.keyboard.type('Words “of” a post.');
  await button(ruth, 'Save Draft').click();
  await expect(ruth).toHaveURL(/\/edit\/./);
  const post = ruth.url();
  await expect(review(ruth)).toHaveCount(0);

  await turn(luke, 'on');
  await expect(luke.getByText('Nothing waits to be read.')).toBeVisible();

  await ruth.goto(post);
  await button(ruth, 'Publish').click();
  await expect(publishSheet(ruth)).toContainText('An editor-in-chief has to approve it.');
  await button(ruth, 'Go on writing').click();
  await button(ruth, 'Ask for review').press('Enter');
  await expect(review(ruth)).toContainText('Ruth asked for review');
  await expect(stateLine(ruth)).toContainText('In review.');
  await checkPage(ruth, 'a post in review');

  await luke.reload();
  await expect(luke.getByRole('link', { name: 'What waits' })).toBeVisible();
  await expect(luke.getByRole('link', { name: 'Review (1)' })).toBeVisible();
  await checkPage(luke, 'a post waits');
  await luke.getByRole('link', { name: 'What waits' }).press('Enter');
  await button(luke, 'Ask for changes...').press('Enter');
  const dialog = luke.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(dialog.getByText('Say in a word what you would like changed.').first()).toBeVisible();
  await expectNoAxeViolations(luke, 'asking for changes');
  await dialog.getByLabel('What would you like changed?').fill('One more word, please.');
  await dialog.getByRole('button', { name: 'Ask for changes' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(review(luke)).toContainText('Luke asked for changes');

  await ruth.reload();
  await expect(review(ruth)).toContainText('One more word, please.');
  await ruth.getByRole('textbox', { name: 'Content' }).click();
  await ruth.keyboard.press('ControlOrMeta+End');
  await ruth.keyboard.type(' And one more.');
  await button(ruth, 'Ask for review').click();
  await expect(review(ruth)).toContainText('Ruth asked for review');
  await luke.reload();
  await expect(luke.getByRole('textbox', { name: 'Content' })).toContainText('And one more.');
  await button(luke, 'Approve').press('Enter');
  await expect(review(luke)).toContainText('Luke approved it');
  await expect(luke.getByRole('status').filter({ hasText: 'It can be published.' })).toBeFocused();
  await expectNoAxeViolations(luke, 'approved');

  // Opened anew in the editor it is the same text to the letter, and goes out.
  await ruth.goto('/dashboard/blog?view=drafts');
  await expect(ruth.getByText('Approved')).toBeVisible();
  await ruth.goto(post);
  await expect(stateLine(ruth)).toContainText('Approved');
  await publish(ruth);
  await expect(review(ruth)).toHaveCount(0);

  await ruth.goto('/dashboard/homilies/edit/2033-03-08');
  const reflection = ruth.locator('.homily-fields').getByRole('textbox', { name: 'Reflection', exact: true });
  await reflection.fill('A word for the day.');
  await button(ruth, 'Ask for review').click();
  await expect(stateLine(ruth)).toContainText('In review.');
  await luke.goto('/dashboard/review');
  await expect(luke.getByText('Homily for Tuesday, March 8, 2033')).toBeVisible();
  await luke.getByRole('link', { name: 'Untitled' }).click();
  await button(luke, 'Approve').press('Enter');
  await expect(review(luke)).toContainText('Luke approved it');
  await ruth.goto('/dashboard/homilies/edit?view=month&month=2033-03');
  await expect(ruth.locator('[data-date="2033-03-08"]').first()).toContainText('Approved');

  await turn(luke, 'off');
  await ruth.goto('/dashboard/homilies/edit/2033-03-08');
  await expect(reflection).toHaveText('A word for the day.');
  await expect(review(ruth)).toHaveCount(0);
});

/** Chooses from there to the end of a paragraph; from 0 on, puts the caret at its beginning. */
async function choose(paragraph: Locator, from: number): Promise<void> {
  await paragraph.click();
  await paragraph.evaluate(async (element, start) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const { length } = words.data;
    getSelection()?.setBaseAndExtent(
      words,
      start === 0 ? 0 : length + start,
      words,
      start === 0 ? 0 : length,
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, from);
}

test('what is said of chosen words stays on them, is answered, settled and never seen by readers', async ({
  browser,
}) => {
  const [ruth, luke] = [await comeAs(browser, 'Ruth'), await comeAs(browser, 'Luke')];
  await turn(luke, 'on');
  await ruth.setViewportSize({ width: 1280, height: 900 });
  await ruth.goto('/dashboard/blog/edit');
  await ruth.getByLabel('Title', { exact: true }).fill('Of bread');
  const content = ruth.getByRole('textbox', { name: 'Content' });
  await content.click();
  await ruth.keyboard.type('Bread is broken. ');
  await ruth.keyboard.press('Enter');
  await ruth.keyboard.type('It is given to many.');
  await button(ruth, 'Save Draft').click();
  await expect(ruth).toHaveURL(/\/edit\/.+/);

  await luke.setViewportSize({ width: 1280, height: 900 });
  await luke.goto(ruth.url());
  const comments = luke.getByRole('region', { name: 'Comments' });
  await luke.getByRole('radio', { name: 'Comments, 0' }).check();
  await choose(luke.getByRole('textbox', { name: 'Content' }).getByText('It is given to many.'), -8);
  await expect(comments.locator('.new-comment blockquote')).toHaveText('to many.');
  await comments.getByLabel('On these words').fill('To all, surely?');
  await expectNoAxeViolations(luke);
  // A failed save keeps what was typed.
  await luke.route('**/comments', (route) => route.abort(), { times: 1 });
  await button(luke, 'Comment').press('Enter');
  await expect(comments.getByRole('status')).not.toBeEmpty();
  await expect(comments.getByLabel('On these words')).toHaveValue('To all, surely?');
  await button(luke, 'Comment').press('Enter');
  await expect(comments.locator('.comment')).toHaveCount(1);
  await expect(comments.getByLabel('On the whole text')).toHaveValue('');

  // Another paragraph before it, and a word changed in it.
  await ruth.reload();
  const seen = ruth.getByRole('region', { name: 'Comments' });
  await expect(seen.locator('.comment')).toContainText('To all, surely?');
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
  const words = content.getByText('It is given to many.');
  await expect.poll(async () => (await top(seen.locator('.comment'))) - (await top(words))).toBeLessThan(8);
  await seen.getByRole('button', { name: 'Show it in the text' }).press('Enter');
  expect(
    await ruth.evaluate(() =>
      [...(CSS.highlights.get('commented') ?? [])].map(
        (range) => (range as Range).cloneContents().textContent,
      ),
    ),
  ).toEqual(['to many.']);
  await choose(content.getByText('It is given to many.'), -1);
  await ruth.keyboard.type('!');
  await expect(content).toContainText('many!');
  await choose(content.getByText('Bread is broken.'), 0);
  await ruth.keyboard.type('On the table. ');
  await expect(content).toContainText('On the table. Bread');
  await seen.getByRole('button', { name: 'Show it in the text' }).press('Enter');
  await expect(seen.getByText('These words have been changed since.')).toBeVisible();
  await content.press('ControlOrMeta+A');
  await ruth.keyboard.type('All of it anew.');
  await seen.getByRole('button', { name: 'Show it in the text' }).press('Enter');
  await expect(seen.getByText('these words are gone')).toBeVisible();

  await button(ruth, 'Answer').click();
  await seen.getByLabel('Your answer').fill('You are right.');
  await seen.getByRole('button', { name: 'Answer', exact: true }).press('Enter');
  await expect(seen.getByText('You are right.')).toBeVisible();
  await button(ruth, 'Settle').press('Enter');
  await seen.locator('summary', { hasText: 'Settled (1)' }).click();
  await expect(seen.getByText('settled it.')).toBeVisible();
  await checkPage(ruth, 'a settled comment');

  // On a phone they are in the sheet, and of a homily they lead into its box.
  await luke.goto('/dashboard/homilies/edit/2034-03-02');
  await luke.getByLabel('Reflection', { exact: true }).fill('One thing is needed. Another is not.');
  await luke.setViewportSize({ width: 375, height: 800 });
  await expect(stateLine(luke)).toContainText('Saved');
  await expect(luke.getByRole('region', { name: 'Comments', includeHidden: true })).toBeAttached();
  await luke.getByLabel('Reflection', { exact: true }).evaluate((text) => {
    text.focus();
    const line = text.querySelector('p')?.firstChild;
    if (line) getSelection()?.setBaseAndExtent(line, 0, line, 20);
  });
  // The bar for typing gives way to the bar of the page.
  await luke.keyboard.press('Escape');
  await button(luke, 'This day').press('Enter');
  const ofDay = luke.getByRole('region', { name: 'Comments' });
  await luke.getByRole('radio', { name: 'Comments, 0' }).check();
  await expect(ofDay.locator('.new-comment blockquote')).toHaveText('One thing is needed.');
  await ofDay.getByLabel('On these words').fill('Which?');
  await button(luke, 'Comment').press('Enter');
  await ofDay.getByRole('button', { name: 'Show it in the text' }).press('Enter');
  await expect(luke.getByLabel('Reflection', { exact: true })).toBeFocused();
  expect(await luke.evaluate(() => getSelection()?.toString())).toContain('One thing is needed.');
  await turn(luke, 'off');
});
