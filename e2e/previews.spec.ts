import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './page-checks.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { expect, siteUrl, test } from './visitor.ts';

const looks = [375, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

test('three sample homilies, each a row that opens the whole text', async ({ page }) => {
  await page.goto('/homily_preview');
  await expect(page.getByText('Preview Mode')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Your 7-Day Free Trial' })).toHaveAttribute(
    'href',
    '/signup',
  );
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  // The whole row can be pressed, not only its title.
  await rows.nth(2).getByRole('cell').last().click();
  const leaflet = page.getByRole('dialog');
  await expect(leaflet).toContainText('Anger will give us an accurate list');
  await leaflet.getByRole('button', { name: 'Close' }).click();
  await expect(leaflet).toBeHidden();
});

test('the excerpts of the preview have at most 80 characters', async ({ page }) => {
  await page.goto('/homily_preview');
  const excerpts = await page
    .getByRole('cell')
    .locator('.hint')
    .or(page.locator('td.hint:not(.ref)'))
    .allTextContents();
  expect(excerpts).toHaveLength(6);
  for (const excerpt of excerpts) expect(excerpt.length).toBeLessThanOrEqual(80);
});

test('a row opens by keyboard, and closing gives the focus back', async ({ page }) => {
  await page.goto('/homily_preview');
  const title = page.getByRole('button', { name: 'He saw the city and wept' });
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
});

test('the cards are those of the previews file', async ({ page, request }) => {
  // Others may publish meanwhile.
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
});

test('a word of any length stays within a phone, with letters of twice the size too', async ({ page }) => {
  const editor = await createEditor(page);
  const [id, word] = [randomUUID(), 'Donaudampfschifffahrt'.repeat(6)];
  await createPost(editor, { id, slug: id, title: word, excerpt: word, status: 'PUBLISHED' });
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(async () => {
    await page.goto('/blog_preview');
    await expect(page.locator('.post h2', { hasText: word })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Shows the page with a post of its own: the newest alone stand there, and other tests publish some. */
async function openWithPost(page: Page, browser: Browser): Promise<{ title: string; card: Locator }> {
  const title = `Small debts ${randomUUID().slice(0, 8)}`;
  const elsewhere = await browser.newPage({ baseURL: siteUrl() });
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const words = { title, slug, excerpt: 'Of what is paid back late.' };
  await createPost(await createEditor(elsewhere), {
    ...words,
    heroImageUrl: '/plates/door.svg',
    status: 'PUBLISHED',
  });
  await elsewhere.close();
  const card = page.locator('.post', { hasText: title });
  await expect(async () => {
    await page.goto('/blog_preview');
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  return { title, card };
}

test('a card opens the log-in, which leads to the blog', async ({ page, browser }) => {
  const { card } = await openWithPost(page, browser);
  // The whole card can be pressed, its picture too.
  await card.locator('svg').click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('data-next', '/dashboard/blog');
});

for (const { width, colorScheme } of looks) {
  test(`before the log-in stands the post that was pressed, ${width} px, ${colorScheme}`, async ({
    page,
    browser,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const { title, card } = await openWithPost(page, browser);
    await card.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
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
  });

  test(`an open homily has an address, fills a phone and goes with Back, ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/homily_preview');
    await page.getByRole('button', { name: 'He saw the city and wept' }).click();
    const leaflet = page.getByRole('dialog', { name: 'He saw the city and wept' });
    await expect(page).toHaveURL(/#homily-2026-11-19$/);
    if (width === 375) expect((await leaflet.boundingBox())?.width).toBe(375);
    await leaflet.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect(leaflet.getByRole('button', { name: 'Close' })).toBeInViewport();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(leaflet).toBeHidden();
    await expect(page).toHaveURL(/homily_preview$/);
    await page.goForward();
    await expect(leaflet).toBeVisible();
    await leaflet.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/homily_preview$/);
    await page.goto('/homily_preview#homily-2026-11-19');
    await page.reload();
    await expect(leaflet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/homily_preview$/);
    await expect(leaflet).toBeHidden();
  });
}

test('every picture of the previews can be fetched by itself', async ({ request }) => {
  const previews = (await (await request.get('/blogPreviews.json')).json()) as { heroImageUrl: string }[];
  const pictures = previews.flatMap(({ heroImageUrl }) => heroImageUrl || []);
  expect(pictures.length).toBeGreaterThan(0);
  for (const heroImageUrl of pictures) {
    const answer = await request.get(heroImageUrl);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('an open homily is printed alone', async ({ page }) => {
  await page.goto('/homily_preview');
  await page.getByRole('button', { name: 'He saw the city and wept' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The cheerful had not read the hour')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Daily homilies' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
});
