// Editors correct days of the liturgical calendar.
import { editHomily, openPanel } from './edit-homily.ts';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { createMember, installSession } from './members.ts';
import { checkPage } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium logs refused requests.
  allowed.console.push(/Failed to load resource/);
});

test('an editor corrects a day and restores the calendar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const writer = await createWriter(page);
  const date = '2022-07-12';
  await publishHomily(writer, date, { title: 'On our own feast' });
  await editHomily(page, date);
  await openPanel(page);
  const panel = page.getByRole('complementary', { name: 'This day' });
  await expect(panel).toContainText('Green');
  await panel.getByText('Another day', { exact: true }).click();
  await panel.getByRole('link', { name: 'Correct this day' }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/edit/${date}/day`);
  const celebration = page.getByLabel('Celebration');
  const original = await celebration.inputValue();

  const save = page.getByRole('button', { name: 'Save Correction' });
  await save.click();
  await expect(page.getByText('❌ Nothing is changed here yet.')).toBeVisible();
  await celebration.fill('  ');
  await save.click();
  await expect(celebration).toHaveAccessibleDescription(/^The celebration is empty\./);

  await page.route('**/api/homily/editor/days/*', (route) => route.abort());
  await celebration.fill('Dedication of our own chapel');
  await page.getByLabel('Rank').selectOption('Feast');
  await page.getByLabel('White').check();
  await save.click();
  await expect(page.getByText('❌ We couldn’t reach the network. Please try again.')).toBeVisible();
  await expect(celebration).toHaveValue('Dedication of our own chapel');
  await page.unroute('**/api/homily/editor/days/*');
  await save.click();
  await expect(page.getByText('✅ Saved. Readers see the day this way from now on.')).toBeVisible();
  await expect(panel).toContainText('White, for a feast');

  await page.goto(`/dashboard/homilies/${date}`);
  const day = page.locator('.day');
  await expect(day).toContainText('Dedication of our own chapel');
  await expect(day).toContainText('White, for a feast');
  await editHomily(page, date);
  await openPanel(page);
  await expect(panel).toContainText('Corrected here.');
  await panel.getByText('Another day', { exact: true }).click();
  await panel.getByRole('link', { name: 'Correct this day' }).click();
  await page.getByRole('button', { name: 'Take back the correction...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('✅ The day is again as the calendar has it.')).toBeVisible();
  await expect(celebration).toHaveValue(original);
  await expect(page.getByRole('button', { name: 'Take back the correction...' })).toHaveCount(0);
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(day).toContainText(original);
});

test('only a homily-admin can correct a day, and only an existing one', async ({ page }) => {
  await createWriter(page);
  await page.goto('/dashboard/homilies/edit/2032-02-30/day');
  await expect(page.getByRole('heading', { name: 'That day is not on the calendar' })).toBeVisible();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.goto('/dashboard/homilies/edit/2032-02-28/day');
  await expect(page.getByRole('heading', { name: 'Access denied (homily-admin only).' })).toBeVisible();
});

test('the page for corrections is accessible and fits every width', async ({ page }) => {
  test.slow();
  await createWriter(page);
  await page.goto('/dashboard/homilies/edit/2032-05-07/day');
  await expect(page.getByLabel('Celebration')).toBeVisible();
  await checkPage(page, 'correction');
});
