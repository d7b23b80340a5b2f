// Editors correct days of the liturgical calendar.
import { editHomily, openPanel } from './edit-homily.ts';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

test('an editor corrects a day and restores the calendar, for days of the calendar only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const writer = await createWriter(page);
  const date = '2022-07-12';
  await publishHomily(writer, date, { title: 'On our own feast' });
  await editHomily(page, date);
  await openPanel(page);
  const panel = page.getByRole('complementary', { name: 'This day' });
  await expect(panel).toContainText('Green');
  await panel.getByRole('button', { name: 'Correct this day...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct Tuesday, July 12, 2022' });
  const celebration = dialog.getByLabel('Celebration');
  const original = await celebration.inputValue();

  const save = dialog.getByRole('button', { name: 'Save Correction' });
  await save.click();
  await expect(dialog.getByText('❌ Nothing is changed here yet.')).toBeVisible();
  await celebration.fill('  ');
  await save.click();
  await expect(dialog.getByText('❌ The celebration is empty.')).toBeVisible();

  await page.route('**/api/homily/editor/days/*', (route) => route.abort());
  await celebration.fill('Dedication of our own chapel');
  await dialog.getByLabel('Rank').selectOption('Feast');
  await dialog.getByLabel('White').check();
  await save.click();
  await expect(dialog.getByText('❌ We couldn’t reach the network. Please try again.')).toBeVisible();
  await expect(celebration).toHaveValue('Dedication of our own chapel');
  await page.unroute('**/api/homily/editor/days/*');
  await checkPage(page, 'correction');
  await save.click();
  await expect(page.getByText('✅ Readers see the day this way from now on.')).toBeVisible();
  await expect(panel).toContainText('White, for a feast');
  await expect(panel).toContainText('Corrected here.');

  await page.goto(`/dashboard/homilies/${date}`);
  const day = page.locator('.day');
  await expect(day).toContainText('Dedication of our own chapel');
  await expect(day).toContainText('White, for a feast');
  await editHomily(page, date);
  await panel.getByRole('button', { name: 'Take back the correction...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('✅ The day is again as the calendar has it.')).toBeVisible();
  await expect(panel).toContainText(original);
  await expect(panel.getByRole('button', { name: 'Take back the correction...' })).toHaveCount(0);
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(day).toContainText(original);

  await page.goto('/dashboard/homilies/edit/2032-02-30');
  await expect(page.getByRole('heading', { name: 'That day is not on the calendar' })).toBeVisible();
});
