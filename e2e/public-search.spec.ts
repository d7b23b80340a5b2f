// The public search without scripts, and the list of homilies by book and chapter.
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { expect, test } from './visitor.ts';

// No other test creates homilies in this year, and only these contain the word.
const word = 'Quomodo';
const days = [
  { date: '2018-03-04', title: `${word} the net`, book: 'Matthew', chapter: 24, verse: '1-14' },
  { date: '2018-03-05', title: `${word} the roof`, book: 'Matthew', chapter: 24, verse: '37-44' },
  { date: '2018-03-06', title: `${word} the road`, book: 'Mark', chapter: 14, verse: '3-9' },
];

// One worker, because each creates the homilies.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const writer = await createWriter(page);
  for (const { date, ...homily } of days) await publishHomily(writer, date, homily);
  await page.close();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches by keyboard and turns off a part of the query', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).press('Enter');
    const box = page.getByRole('searchbox', { name: 'Words, a feast, or a passage' });
    await expect(page.getByRole('link', { name: 'the lost sheep Lk 15' })).toBeVisible();
    await box.focus();
    await page.keyboard.type(`${word} Mt 24:1-14`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`3 found: ${word} Mt 24:1-14, Wayfare`);
    const titles = page.getByRole('listitem').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText([`${word} the net`, `${word} the road`, `${word} the roof`]);
    await expect(titles.first().locator('mark')).toHaveText(word);
    await expect(titles.first().getByRole('link')).toHaveAttribute('href', '/dashboard/homilies/2018-03-04');
    await expect(page.getByText('This very passage, and the words as well')).toBeVisible();

    await page.getByRole('link', { name: 'Leave out: Mt 24:1-14 as a passage' }).press('Enter');
    await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Look for again: The passage' }).press('Enter');
    await page.getByRole('link', { name: 'Newest first' }).press('Enter');
    await expect(titles).toHaveText([`${word} the road`, `${word} the roof`, `${word} the net`]);
    await expect(box).toHaveValue(`${word} Mt 24:1-14`);
    // The next search keeps the order.
    await box.fill(`${word} Mt 24`);
    await box.press('Enter');
    await expect(page.getByRole('link', { name: 'Newest first' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'search every word' })).toHaveAttribute(
      'href',
      `/dashboard/search?q=${word}+Mt+24&sort=newest`,
    );
  });

  test('a visitor browses the homilies by chapter', async ({ page }) => {
    const chapter = page.getByRole('link', { name: /^Mark 14 \d+ days?$/ });
    // The pages are rendered again shortly after a homily is published.
    await expect(async () => {
      await page.goto('/gospel/mark');
      await expect(chapter).toBeVisible({ timeout: 500 });
    }).toPass();
    await chapter.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mark 14' })).toBeVisible();
    const day = page.getByRole('listitem').filter({ hasText: `${word} the road` });
    await expect(day).toContainText('Mark 14:3–9');
    await expect(day.getByRole('link')).toHaveAttribute('href', '/dashboard/homilies/2018-03-06');
    await page.getByRole('link', { name: 'Mark 15' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mark 15' })).toBeVisible();
    await page.getByRole('link', { name: 'All chapters' }).press('Enter');
    await page.getByRole('link', { name: 'Matthew' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Matthew' })).toBeVisible();
  });
});

test('the search results pass the page checks', async ({ page }) => {
  await page.goto(`/search?q=${word}+Mt+24:1-14`);
  await expect(page.getByRole('heading', { name: `${word} the net` })).toBeVisible();
  await checkPage(page, 'found');
  await page.goto('/search?q=the');
  await expect(page.getByText('Add one that is rarer.')).toBeVisible();
  await checkPage(page, 'too common');
});

test('a reader browses the homilies by chapter and opens one', async ({ page }) => {
  await createWriter(page);
  await page.goto('/dashboard/search');
  await page.getByRole('link', { name: 'Look by book and chapter' }).press('Enter');
  await expect(page).toHaveURL('/dashboard/gospel');
  await page.getByRole('link', { name: 'Matthew' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Matthew' })).toBeFocused();
  const chapter = page.getByRole('link', { name: /^Matthew 24 \d+ days?$/ });
  await expect(chapter).toBeVisible();
  await checkPage(page, 'the chapters');
  await chapter.press('Enter');
  const days = page.getByRole('listitem').getByRole('link', { name: word });
  await expect(days).toHaveText([`${word} the net`, `${word} the roof`]);
  await checkPage(page, 'a chapter');
  await days.first().press('Enter');
  await expect(page).toHaveURL('/dashboard/homilies/2018-03-04');
  await page.goBack();
  await expect(days.first()).toBeVisible();
  await page.goto('/dashboard/gospel/acts');
  await expect(page.getByText('We can’t find that page')).toBeVisible();
});
