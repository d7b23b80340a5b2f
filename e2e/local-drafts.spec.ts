// Drafts that this browser stores: the question before a log-out that would lose them, and their deletion.
import type { Page } from '@playwright/test';
import { editHomily, field, state as homilyState } from './edit-homily.ts';
import { createWriter, getStoredHomily } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Some of your words are not saved' });

const accountButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('button').first();

async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await button(page, 'Log Out').click();
}

async function logOutAnd(page: Page, answer: 'Stay' | 'Log out and lose them'): Promise<void> {
  await logOut(page);
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: answer }).click();
}

/** Texts on this device that the server does not have. */
const textsHere = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('wayfare-editing', 1);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const texts = database.transaction('texts').objectStore('texts').getAll();
    await new Promise((resolve) => texts.addEventListener('success', resolve));
    const stored: { content: unknown }[] = texts.result;
    return stored.filter(({ content }) => content !== null).map(({ content }) => JSON.stringify(content));
  });

test('logging out asks if words would be lost, and leaves nothing on the device', async ({ page }) => {
  await createWriter(page);
  const date = '2035-02-02';
  await editHomily(page, date);
  await page.route('**/editor/homilies/*/draft', (route) => route.abort());
  await field(page, 'Reflection').fill('Some seed fell on the rock.');
  await expect(homilyState(page)).toContainText('Not saved.');
  await logOutAnd(page, 'Stay');
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'Reflection')).toHaveText('Some seed fell on the rock.');
  await logOut(page);
  await expect(question(page).getByRole('listitem')).toHaveText(['the homily of February 2, 2035']);
  await checkPage(page, 'the question');
  await question(page).getByRole('button', { name: 'Log out and lose them' }).click();
  await expect(page).toHaveURL('/login');
  expect(await textsHere(page)).toEqual([]);
  expect((await getStoredHomily(await createWriter(page), date)).draft).toBeNull();
});

test('logging out saves without a question if it can, and keeps the texts of others', async ({ page }) => {
  const first = await createWriter(page);
  await editHomily(page, '2035-02-03');
  await page.route('**/editor/homilies/2035-02-03/draft', (route) => route.abort());
  await field(page, 'Reflection').fill('Salt of the earth.');
  await expect(homilyState(page)).toContainText('Not saved.');
  const ofOthers = await textsHere(page);
  expect(ofOthers).toHaveLength(1);
  await createWriter(page, 'Mark');
  await editHomily(page, '2035-02-04');
  // The save is still under way when the button is pressed.
  await field(page, 'Title').fill('Typed at the last moment');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  expect(await textsHere(page)).toEqual(ofOthers);
  expect((await getStoredHomily(first, '2035-02-04')).draft?.content['title']).toBe(
    'Typed at the last moment',
  );
});

test('a browser that stores nothing says so, and what is typed is saved on the server', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
  });
  const writer = await createWriter(page);
  const date = '2035-02-06';
  await editHomily(page, date);
  await field(page, 'Reflection').fill('The wind blows where it wants to.');
  await expect(homilyState(page)).toContainText('This browser can’t store them: don’t close the page.');
  await expect
    .poll(async () => (await getStoredHomily(writer, date)).draft?.content['homilyText'])
    .toBe('The wind blows where it wants to.');
});

test('a text that is too large for the last request of a page is on the device when the tab was closed at once', async ({
  page,
}) => {
  await createWriter(page);
  const date = '2035-02-07';
  await editHomily(page, date);
  // 60 kB in UTF-8.
  const passage = '太初有道。'.repeat(4_000);
  await page.getByText('Show the text').click();
  await field(page, 'Gospel').fill(passage);
  await page.close();
  const next = await page.context().newPage();
  await editHomily(next, date);
  await next.getByText('Show the text').click();
  await expect(field(next, 'Gospel')).toHaveValue(passage);
});
