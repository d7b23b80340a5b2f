// Axe on what opens in the editors: menus, toolbars, settings and dialogs.
import type { Locator, Page } from '@playwright/test';
import { bar, editHomily, field as homilyField } from './edit-homily.ts';
import {
  button,
  openEditor,
  openSettings,
  stateLine,
  text,
  toolbar,
  uniqueTitle,
  write,
} from './edit-post.ts';
import { createWriter, saveDraft as saveHomily } from './homily-fixtures.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.slow();

test.beforeEach(({ page }) =>
  // A browser without a mouse shows no toolbar above selected words.
  page.addInitScript(() => {
    const query = matchMedia.bind(window);
    window.matchMedia = (media) => query(media === '(hover: hover)' ? 'all' : media);
  }),
);

async function checkOpen(page: Page, opener: Locator, opened: Locator): Promise<void> {
  const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
  await opener.click();
  await expect(opened, name).toBeVisible();
  await expectNoAxeViolations(page, name);
  await page.keyboard.press('Escape');
  await expect(opened, name).toHaveCount(0);
}

const dialog = (page: Page) => page.getByRole('dialog');
const selectionBar = (page: Page) => page.getByRole('toolbar', { name: 'The selected words' });

test('what opens in the post editor is accessible', async ({ page }) => {
  await openEditor(page);
  await write(page, uniqueTitle(), 'Words');
  await expect(stateLine(page)).toContainText('Saved at');
  await openSettings(page);
  await expectNoAxeViolations(page, 'the settings');
  for (const name of ['History', 'Delete this post', 'Link', 'Picture', 'Preview', 'Publish'])
    await checkOpen(page, button(page, name), dialog(page));

  for (const menu of await toolbar(page).locator('[aria-haspopup=menu]').all())
    await checkOpen(page, menu, page.getByRole('menu'));
  await text(page)
    .getByText('Words')
    .dblclick({ position: { x: 12, y: 12 } });
  await expect(selectionBar(page)).toBeVisible();
  await expectNoAxeViolations(page, 'a selection');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+Alt+f');
  await expect(dialog(page)).toBeVisible();
  await expectNoAxeViolations(page, 'a footnote');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Put in: / }).click();
  const insertMenu = page.getByRole('listbox', { name: 'Put in' });
  await expect(insertMenu).toBeVisible();
  await expectNoAxeViolations(page, 'the insert menu');
  await page.getByRole('option', { name: 'Table' }).click();
  await expect(page.getByRole('toolbar', { name: 'The table' })).toBeVisible();
  for (const key of ['N', 'Tab', 'D']) await page.keyboard.press(key);
  await expect(text(page).getByRole('columnheader')).toHaveText(['N', 'D']);
  await expectNoAxeViolations(page, 'a table');

  await page.setViewportSize({ width: 375, height: 700 });
  await text(page).locator('p').last().click();
  for (const key of ['/', 'Escape', 'Backspace', '/']) await page.keyboard.press(key);
  await expect(insertMenu).toBeVisible();
  await page.keyboard.press('Backspace');
  await button(page, 'Put in').click();
  await expect(insertMenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(insertMenu).toHaveCount(0);
  await expect(text(page)).not.toContainText('/');
  // While the text has the focus, a phone shows its tools instead.
  await page.keyboard.press('Escape');
  await button(page, 'This post').click();
  await expectNoAxeViolations(page, 'the settings on a phone');
});

test('what opens in the homily editor is accessible', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2035-03-01';
  await saveHomily(writer, date, { homilyText: 'Words' });
  await editHomily(page, date);
  await openSettings(page);
  await expectNoAxeViolations(page, 'the settings');
  for (const name of ['Preview', 'History', 'Correct this day...', 'Move to another day...', 'Delete...'])
    await checkOpen(page, bar(page).getByRole('button', { name, exact: true }).first(), dialog(page));
  await homilyField(page, 'Reflection')
    .getByText('Words')
    .dblclick({ position: { x: 12, y: 12 } });
  await expect(selectionBar(page)).toBeVisible();
  await expectNoAxeViolations(page, 'a selection');
});
