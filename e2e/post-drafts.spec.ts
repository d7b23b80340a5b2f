// What is typed of a post is never lost, and nobody is told of somebody else who is not there.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { createMember, installSession, type Member, sendLogin } from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

const anEditor = (): Promise<Member> => createMember({ groups: ['blog-admin'], isComplimentary: true });

async function asEditor(page: Page): Promise<Member> {
  const editor = await anEditor();
  await installSession(page, editor);
  await page.goto('/dashboard/blog/edit');
  await expect(text(page)).toBeVisible();
  return editor;
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('.finish output');
const conflict = (page: Page) =>
  page.getByRole('region', { name: 'Somebody else saved this post in the meantime' });
const draftCalls = '**/api/blog/posts/*/unsaved';
const aTitle = (): string => `A post ${randomUUID().slice(0, 8)}`;
const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

async function write(page: Page, title: string, words: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await text(page).click();
  await page.keyboard.type(words);
}

async function saveDraft(page: Page): Promise<void> {
  await button(page, 'Save Draft').click();
  await expect(said(page)).toHaveText('✅ Draft saved successfully!');
}

async function another(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(address).origin });
  const page = await context.newPage();
  await installSession(page, await anEditor());
  await page.goto(address);
  await expect(text(page)).toBeVisible();
  return page;
}

test('what is typed is saved by itself, and found again under an address of its own, by another editor too', async ({
  page,
  browser,
}) => {
  await asEditor(page);
  const state = page.locator('.state-line');
  await expect(state).toContainText('New');
  await expect(state).toContainText('Nothing is written yet.');
  const title = aTitle();
  await write(page, title, 'Nobody pressed a button.');
  await expect(state).toContainText(/Saved at \d+:\d\d [AP]M/);
  await expect(page).toHaveURL(/\/dashboard\/blog\/edit\/[A-Za-z0-9_-]+$/);
  await page.keyboard.type(' Nor now.');
  await field(page, 'Excerpt').focus();
  await expect(state).toContainText('Saved at');
  await page.reload();
  await expect(text(page)).toHaveText('Nobody pressed a button. Nor now.');
  await expect(field(page, 'Slug')).toHaveValue(slugOf(title));

  const other = await another(browser, page.url());
  await other.goto('/dashboard/blog?view=drafts');
  await other.getByRole('link', { name: title }).click();
  await expect(text(other)).toHaveText('Nobody pressed a button. Nor now.');
  await saveDraft(other);
  await other.goto('/dashboard/blog?view=drafts');
  await expect(other.getByRole('row').filter({ hasText: title })).toContainText('Draft');
  await other.context().close();
});

test('what is typed of a published post waits beside it until it is published', async ({ page }) => {
  await asEditor(page);
  const title = aTitle();
  await write(page, title, 'As readers see it.');
  await button(page, 'Publish').click();
  await expect(said(page)).toHaveText('✅ Post published successfully!');
  await field(page, 'Excerpt').fill('Not for readers yet');
  await field(page, 'Title').focus();
  const state = page.locator('.state-line');
  await expect(state).toContainText('Published, with changes that are not published');
  await expect(state).toContainText('Saved at');
  const address = page.url();
  await page.goto('/dashboard/blog');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Not for readers yet')).toHaveCount(0);
  await page.goto(address);
  await expect(field(page, 'Excerpt')).toHaveValue('Not for readers yet');
  await button(page, 'Publish').click();
  await expect(said(page)).toHaveText('✅ Post published successfully!');
  await expect(state).not.toContainText('with changes');
});

test('a session that ends is told as such, and the words are saved once somebody logs in elsewhere', async ({
  page,
}) => {
  const editor = await asEditor(page);
  await page.route(draftCalls, (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/identity', (route) =>
    route.fulfill({
      status: 400,
      json: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
    }),
  );
  await write(page, aTitle(), 'Kept all the while.');
  const state = page.locator('.state-line');
  await expect(state).toContainText('You have been logged out. Your words are kept on this device. Log in');
  await expect(conflict(page)).toHaveCount(0);
  await button(page, 'Save Draft').click();
  await expect(said(page)).toHaveText('❌ You must be logged in to submit a post.');
  const opening = page.context().waitForEvent('page');
  await state.getByRole('link', { name: 'Log in' }).click();
  const elsewhere = await opening;
  await page.unrouteAll();
  await sendLogin(elsewhere, editor);
  await expect(elsewhere).toHaveURL('/dashboard/profile');
  await expect(state).toContainText('Saved at');
  await expect(said(page)).toBeEmpty();
  await elsewhere.close();
});

test('a save whose answer was lost is no conflict, and of two who write the later sees both and may copy', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await asEditor(page);
  const state = page.locator('.state-line');
  let isLost = false;
  await page.route(draftCalls, async (route) => {
    if (route.request().method() !== 'PUT' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await write(page, aTitle(), 'Arrived.');
  await expect(state).toContainText('No connection.');
  await page.keyboard.type(' And more.');
  await expect(state).toContainText('Saved at');
  await expect(conflict(page)).toHaveCount(0);

  const other = await another(browser, page.url());
  await expect(text(other)).toHaveText('Arrived. And more.');
  await field(other, 'Excerpt').fill('Theirs');
  await field(other, 'Title').focus();
  await expect(other.locator('.state-line')).toContainText('Saved at');
  await field(page, 'Excerpt').fill('Mine');
  await field(page, 'Title').focus();
  await expect(conflict(page)).toContainText('Naomi saved it at');
  await expect(state).toContainText(/Naomi saved another version at .* Compare the two/);
  await expectNoAxeViolations(page);
  await conflict(page).getByRole('button', { name: 'Copy mine' }).click();
  await expect(conflict(page).getByRole('status')).toHaveText('Copied. Paste it wherever you like.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Mine\n\nArrived. And more.');
  await conflict(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(state).toContainText('Saved at');
  await page.reload();
  await expect(field(page, 'Excerpt')).toHaveValue('Mine');
  await other.context().close();
});

test('a long title stands on the page whole', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await asEditor(page);
  const title = field(page, 'Title');
  await title.fill(
    'A title that is longer than a line of any phone, and is read to its end before it goes out',
  );
  const hidden = await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});
