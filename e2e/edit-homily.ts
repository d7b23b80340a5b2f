// Parts of the homily editor.
import type { Page } from '@playwright/test';
import { awaitTools } from './edit-post.ts';
import { expect } from './visitor.ts';

export const bar = (page: Page) => page.locator('.frame');
/** The state of the text and of its saves. */
export const state = (page: Page) => page.locator('.text-state');
export const acts = (page: Page) => page.getByRole('region', { name: 'With this day' });
export const field = (page: Page, name: string) =>
  page.locator('.frame').getByRole(name === 'Book' ? 'combobox' : 'textbox', { name, exact: true });

/** In the top line. */
export const button = (page: Page, name: string) =>
  page.locator('.frame-line').getByRole('button', { name, exact: true });

export async function editHomily(page: Page, date: string): Promise<void> {
  await page.goto(`/dashboard/homilies/edit/${date}`);
  await expect(field(page, 'Reflection')).toBeVisible();
  await awaitTools(page);
}

/** Phones show the panel only after a click. */
export async function openPanel(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'This day', exact: true });
  if (await opener.isVisible()) await opener.click();
}

/** A line of the panel. */
export const openSetting = (page: Page, name: string): Promise<void> =>
  page.locator('.panel-label').getByText(name, { exact: true }).click();
