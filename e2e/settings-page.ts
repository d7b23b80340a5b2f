import type { Locator, Page } from '@playwright/test';

/** One line of Settings, with what it contains once it is open. */
export const findSetting = (page: Page, label: string): Locator =>
  page.locator('.setting', { has: page.locator('.setting-label').getByText(label, { exact: true }) });

export async function openSetting(page: Page, label: string): Promise<Locator> {
  const setting = findSetting(page, label);
  await setting.locator('summary').click();
  return setting;
}

/** The message about the last attempt: in the form, or below the line after it has closed. */
export const settingMessage = (setting: Locator): Locator =>
  setting.locator('.status-line').filter({ hasText: /./ });
