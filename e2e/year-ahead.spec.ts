// The year ahead, the overview of the homilies to write.
import { addDays } from '../packages/contracts/src/rules/calendar-date.ts';
import { createWriter, publishHomily, saveDraft } from './homily-fixtures.ts';
import { checkDarkPage, checkPage } from './page-checks.ts';
import { createPost } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

const cell = (date: string) => `[data-date="${date}"]`;

test('the year ahead leads to the first day without a homily, and shows the state of each day', async ({
  page,
}) => {
  const writer = await createWriter(page, 'Luke', ['homily-admin', 'blog-admin']);
  await page.goto('/dashboard/profile');
  const coverage = page.waitForResponse('**/api/homily/editor/coverage?*');
  await page.getByRole('link', { name: 'Write homilies' }).click();
  await expect(page).toHaveURL('/dashboard/homilies/edit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The year ahead');
  await expect(page.locator('.side [aria-current]')).toHaveText('Write homilies');
  const { firstGap } = (await (await coverage).json()) as { firstGap: { date: string } };
  await expect(page.locator('.year').getByRole('status').first()).toHaveText(
    /^(The next day without a homily is |Today .*has no homily)/,
  );
  await page.getByRole('link', { name: /^(Go on writing|Write) for / }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/edit/${firstGap.date}`);

  await saveDraft(writer, '2032-03-16');
  await publishHomily(writer, '2032-03-17', { title: 'Far ahead' });
  await publishHomily(writer, '2032-03-18');
  await saveDraft(writer, '2032-03-18', { title: 'Another thought' });
  await createPost(writer, { title: 'On Joseph', status: 'PUBLISHED', date: '2032-03-19' });
  await page.goto('/dashboard/homilies/edit?view=month&month=2032-03');
  const table = page.getByRole('table', { name: 'March 2032' });
  await expect(table.getByRole('columnheader')).toHaveText([
    /Sunday/,
    /Monday/,
    /Tuesday/,
    /Wednesday/,
    /Thursday/,
    /Friday/,
    /Saturday/,
  ]);
  // Whole weeks from Sunday to Saturday.
  await expect(table.locator('[data-date]')).toHaveCount(35);
  await expect(table.locator(cell('2032-03-15')).locator('.sign')).toHaveText('No homily yet');
  await expect(table.locator(cell('2032-03-16')).locator('.sign')).toHaveText('Draft');
  const scheduled = table.locator(cell('2032-03-17'));
  await expect(scheduled.locator('.sign')).toHaveText('Scheduled');
  await expect(scheduled).toContainText('Far ahead');
  await expect(scheduled).toContainText('Mail at 6:00\u00a0a.m.');
  await expect(table.locator(cell('2032-03-18')).locator('.sign')).toHaveText('Changes not scheduled');
  await expect(
    table.getByRole('link', { name: /^Friday 19 , Saint Joseph.*, Solemnity, White\. No homily yet$/ }),
  ).toBeVisible();
  await expect(table.getByRole('link', { name: 'Post: On Joseph' })).toHaveAttribute(
    'href',
    /^\/dashboard\/blog\/edit\//,
  );
  await table.locator(cell('2032-03-31')).click();
  await expect(page).toHaveURL('/dashboard/homilies/edit/2032-03-31');
  await page.goBack();
  await expect(table.locator(cell('2032-03-31'))).toBeVisible();
  await checkDarkPage(page, 'month');
  await page.goto('/dashboard/homilies/edit?view=list&month=2032-03');
  await expect(page.locator(cell('2032-03-17'))).toContainText('Far ahead');
  await checkPage(page, 'list');
});

test('the address contains month and view, and a phone shows a list without past days', async ({ page }) => {
  const { today } = await createWriter(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/homilies/edit');
  const months = page.getByRole('navigation', { name: 'Months' });
  const title = page.locator('#month-shown');
  const formatMonth = (date: string) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  await expect(page.locator('.coverage [aria-current="date"]')).toHaveAttribute('data-date', today);
  await expect(title).toHaveText(formatMonth(today));
  await page.getByText('List', { exact: true }).click();
  await expect(page).toHaveURL(/\?view=list$/);
  await expect(page.getByRole('table')).toHaveCount(0);
  await months.getByRole('link', { name: /^Later month/ }).click();
  const next = addDays(`${today.slice(0, 7)}-28`, 7);
  await expect(page).toHaveURL(`/dashboard/homilies/edit?view=list&month=${next.slice(0, 7)}`);
  await expect(title).toHaveText(formatMonth(next));
  await expect(months.getByRole('link', { name: /^Later month/ })).toBeFocused();
  await months.getByRole('link', { name: /^Earlier month/ }).click();
  await expect(title).toHaveText(formatMonth(today));
  // Twelve months, and the links to the earlier and later month.
  await expect(months.getByRole('link')).toHaveCount(14);
  await months.getByRole('link').nth(12).click();
  await expect(page).toHaveURL(/month=\d{4}-\d\d$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(page.locator('.days-in-list > li').first()).toBeVisible();
  await page.goto('/dashboard/homilies/edit?view=sheet&month=2032-13');
  await expect(title).toHaveText(formatMonth(today));

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/dashboard/homilies/edit');
  await expect(page.locator('.days-in-list > li').locator('visible=true').first()).toContainText('Today');
  await expect(page.getByRole('table')).toHaveCount(0);
  // A tablet that is turned.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Month' })).toHaveCount(0);
});
