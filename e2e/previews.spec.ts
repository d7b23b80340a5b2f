import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './page-checks.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { expect, siteUrl, test } from './visitor.ts';

test('the homily preview has three homilies in a table, and each row opens one, also for printing', async ({
  page,
}) => {
  await page.goto('/homily_preview');
  await expect(page.getByText('Preview Mode')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Your 7-Day Free Trial' })).toHaveAttribute(
    'href',
    '/signup',
  );
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  const excerpts = await page
    .getByRole('cell')
    .locator('.hint')
    .or(page.locator('.gospel-excerpt'))
    .allTextContents();
  expect(excerpts).toHaveLength(6);
  for (const excerpt of excerpts) expect(excerpt.length).toBeLessThanOrEqual(80);

  // The whole row is clickable.
  await rows.nth(2).getByRole('cell').last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Anger will give us an accurate list');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const title = page.getByRole('button', { name: 'He saw the city and wept' });
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();

  await page.getByRole('button', { name: 'He saw the city and wept' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The cheerful had not read the hour')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Daily homilies' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
});

test('the blog preview shows the posts of blogPreviews.json, and their pictures can be requested', async ({
  page,
  request,
}) => {
  // Other tests publish posts at the same time.
  await expect(async () => {
    const previews = (await (await request.get('/blogPreviews.json')).json()) as { title: string }[];
    expect(previews.length).toBeGreaterThanOrEqual(6);
    await page.goto('/blog_preview');
    const titles = page.locator('.post h2');
    await expect(titles).toHaveText(
      previews.map(({ title }) => title),
      { timeout: 1_000 },
    );
  }).toPass();

  const previews = (await (await request.get('/blogPreviews.json')).json()) as { heroImageUrl: string }[];
  const pictures = previews.flatMap(({ heroImageUrl }) => heroImageUrl || []);
  expect(pictures.length).toBeGreaterThan(0);
  for (const heroImageUrl of pictures) {
    const response = await request.get(heroImageUrl);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

/** Creates a post and opens the blog preview, which shows only the newest posts. */
async function openWithNewPost(page: Page, browser: Browser): Promise<{ title: string; card: Locator }> {
  const title = `Small debts ${randomUUID().slice(0, 8)}`;
  const editorPage = await browser.newPage({ baseURL: siteUrl() });
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await createPost(await createEditor(editorPage), {
    title,
    slug,
    excerpt: `Of what is paid back late. ${'Donaudampfschifffahrt'.repeat(6)}`,
    heroImageUrl: '/plates/door.svg',
    status: 'PUBLISHED',
  });
  await editorPage.close();
  const card = page.locator('.post', { hasText: title });
  await expect(async () => {
    await page.goto('/blog_preview');
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  return { title, card };
}

test('clicking a post opens the log-in with that post, and a very long word does not widen the page', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 800 });
  const { title, card } = await openWithNewPost(page, browser);
  // The whole card is clickable.
  await card.locator('svg').click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toHaveAttribute('data-next', '/dashboard/blog');
  await expect(dialog.locator('[data-part=title]')).toHaveText(title);
  await expect(dialog.locator('[data-part=excerpt]')).toHaveText(
    (await card.locator('.excerpt').textContent()) ?? '',
  );
  await expect(dialog.getByRole('link', { name: 'Read it free for seven days' })).toHaveAttribute(
    'href',
    '/signup',
  );
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.locator('[data-part=title]')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a homily opens by its address, and fills a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/homily_preview#homily-2026-11-19');
  const dialog = page.getByRole('dialog', { name: 'He saw the city and wept' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(375);
  await dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
  await expectNoAxeViolations(page);
});
