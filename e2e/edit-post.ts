// The editor of a post.
import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { createMember, installSession, type Member } from './members.ts';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' }).first();
/** Shortcuts and typed signs work once the tools are loaded. */
export const awaitTools = (page: Page) => expect(page.locator('.tools')).toBeAttached();
/** The result of the last action. */
export const message = (page: Page) => page.locator('.frame-message output');
export const publishSheet = (page: Page) => page.getByRole('dialog', { name: 'Publish this post' });
export const stateLine = (page: Page) => page.locator('.text-state');
export const draftCalls = '**/api/blog/posts/*/draft';

export const uniqueTitle = (): string => `A post ${randomUUID().slice(0, 8)}`;
export const toSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export const createBlogAdmin = (): Promise<Member> =>
  createMember({ groups: ['blog-admin'], isComplimentary: true });

/** Opens the editor as a new blog-admin. */
export async function openEditor(page: Page, path = '/dashboard/blog/edit'): Promise<Member> {
  const editor = await createBlogAdmin();
  await installSession(page, editor);
  await page.goto(path);
  await awaitTools(page);
  return editor;
}

/** Opens the URL as another blog-admin in a second browser. */
export async function openElsewhere(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(url).origin });
  const page = await context.newPage();
  await openEditor(page, url);
  return page;
}

export async function write(page: Page, title: string, words: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await text(page).click();
  if (words !== '') await page.keyboard.type(words);
}

export async function saveDraft(page: Page): Promise<void> {
  await button(page, 'Save Draft').click();
  await expect(message(page)).toHaveText('✅ Draft saved successfully!');
}

/** Opens all lines of the panel. */
export async function openSettings(page: Page): Promise<void> {
  const lines = page.locator('.panel-line');
  await expect(lines.last()).toBeAttached();
  await lines.evaluateAll((all) => {
    for (const line of all) line.setAttribute('open', '');
  });
}

/** Closes the page that follows the first time. */
export async function publish(page: Page): Promise<void> {
  const isPublished = (await stateLine(page).textContent())?.startsWith('Published') === true;
  await button(page, 'Publish').click();
  if (isPublished) return expect(message(page)).toHaveText('✅ Post published successfully!');
  await publishSheet(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('.published h1')).toBeFocused();
  await expect(page.locator('.published .feast')).toHaveText('Post published successfully!');
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
}

/** Restores the first version of the history. */
export async function restoreFirst(page: Page): Promise<void> {
  await button(page, 'History').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').last().getByRole('button', { name: /^Look/ }).click();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
}
