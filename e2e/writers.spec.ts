// The writers: on the page about the site and below their texts.
import { openSettings } from './edit-post.ts';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test('the page about the site lists the writers, and a homily describes its author', async ({ page }) => {
  await page.goto('/about');
  const writers = page.getByRole('region', { name: 'Who writes it' }).or(page.locator('#who-writes-it'));
  await expect(writers.getByRole('listitem')).toHaveCount(3);
  await expect(writers).toContainText('Luke Brennan');
  await expect(writers).toContainText('teaches high school in Dayton, Ohio.');

  const writer = await createWriter(page);
  await publishHomily(writer, '2020-02-10', { author: 'luke brennan' });
  await publishHomily(writer, '2020-02-11', { author: 'Somebody Else' });
  await page.goto('/dashboard/homilies/2020-02-10');
  const byLine = page.locator('.after-text .by');
  await expect(byLine).toContainText('By Luke Brennan');
  await expect(byLine).toContainText('teaches high school in Dayton, Ohio.');
  await checkPage(page, 'a by-line');
  await page.goto('/dashboard/homilies/2020-02-11');
  await expect(byLine).toHaveText('By Somebody Else');
});

test('the author field of both editors suggests the writers on focus', async ({ page }) => {
  await createWriter(page, 'Luke', ['homily-admin', 'blog-admin']);
  const suggestion = page.locator('datalist option', { hasText: 'Miriam Castellano' });
  for (const path of ['/dashboard/homilies/edit/2035-04-01', '/dashboard/blog/edit']) {
    await page.goto(path);
    const field = page.getByLabel('Written by', { exact: true });
    await openSettings(page);
    await expect(field).toBeVisible();
    await expect(suggestion).toHaveCount(0);
    await field.focus();
    await expect(suggestion).toHaveCount(1);
  }
});
