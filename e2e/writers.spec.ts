// Who writes: on the page about the site, and beneath what they wrote.
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test('the page about the site says who writes for it', async ({ page }) => {
  await page.goto('/about');
  const writers = page.getByRole('region', { name: 'Who writes it' }).or(page.locator('#who-writes-it'));
  await expect(writers.getByRole('listitem')).toHaveCount(3);
  await expect(writers).toContainText('Luke Brennan');
  await expect(writers).toContainText('teaches high school in Dayton, Ohio.');
  await checkPage(page, 'about', ['light', 'dark']);
});

test('beneath a day stands who wrote it, and what readers are told of them', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2020-02-10', { author: 'luke brennan' });
  await publishHomily(writer, '2020-02-11', { author: 'Somebody Else' });
  await page.goto('/dashboard/homilies/2020-02-10');
  const byLine = page.locator('.after .by');
  await expect(byLine).toContainText('By Luke Brennan');
  await expect(byLine).toContainText('teaches high school in Dayton, Ohio.');
  await checkPage(page, 'a by-line');
  await page.goto('/dashboard/homilies/2020-02-11');
  await expect(byLine).toHaveText('By Somebody Else');
});

test('the by-line of a homily and of a post offers the writers as soon as somebody goes there', async ({
  page,
}) => {
  await createWriter(page, 'Luke', ['homily-admin', 'blog-admin']);
  const offered = page.locator('datalist option', { hasText: 'Miriam Castellano' });
  for (const address of ['/dashboard/homilies/edit/2035-04-01', '/dashboard/blog/edit']) {
    await page.goto(address);
    const field = page.getByLabel('Written by', { exact: true });
    await expect(field).toBeVisible();
    await expect(offered).toHaveCount(0);
    await field.focus();
    await expect(offered).toHaveCount(1);
  }
});
