// The editor of a homily, as the tests use it.
import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

export const bar = (page: Page) => page.locator('.editor-bar');
export const field = (page: Page, name: string) =>
  page.locator('.writing').getByRole(name === 'Book' ? 'combobox' : 'textbox', { name, exact: true });

export async function editHomily(page: Page, date: string): Promise<void> {
  await page.goto(`/dashboard/homilies/edit/${date}`);
  await expect(field(page, 'Reflection')).toBeVisible();
}
