// The search of the dashboard.
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkDarkPage, checkPage, expectNoAxeViolations } from './page-checks.ts';
import { expect, test } from './visitor.ts';

// No other test creates homilies in this year, and only these contain the word.
const word = 'quodlibet';
const homilies = {
  '2019-03-04': {
    title: 'The net',
    book: 'Luke',
    chapter: 5,
    verse: '1-11',
    homilyText: `Deep water, and a ${word}.`,
  },
  '2019-03-05': {
    title: 'The roof',
    book: 'Luke',
    chapter: 5,
    verse: '17-26',
    homilyText: `Four friends and a ${word}.`,
  },
  '2019-03-06': {
    title: 'The road',
    book: 'Mark',
    chapter: 10,
    verse: '46-52',
    homilyText: `Two ${word} by the road.`,
  },
};

test('a reader searches by words and by passage, and turns off a part of the query', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const writer = await createWriter(page);
  for (const [date, homily] of Object.entries(homilies)) await publishHomily(writer, date, homily);
  await page.goto('/dashboard/search');
  const box = page.getByRole('searchbox', { name: 'Words, a feast, or a passage' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await expectNoAxeViolations(page, 'before a query');
  const results = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const titles = results.getByRole('heading', { level: 3 });

  await box.pressSequentially(`${word}s`);
  await expect(page.getByRole('status').filter({ hasText: '3 found' })).toBeVisible();
  await expect(box).toBeFocused();
  await expect(results.first().locator('mark').first()).toHaveText(word);
  await page.getByText('Newest first').click();
  await expect(titles).toHaveText(['The road', 'The roof', 'The net']);
  await expect(page.getByRole('region', { name: 'Homilies' }).getByRole('listitem')).toHaveCount(3);

  await box.fill(`${word} Lk 5:1-11`);
  await page.getByText('Best first').click();
  await expect(titles.first()).toHaveText('The net');
  await expect(results.first()).toContainText('This very passage, and the words as well');
  const roof = titles.filter({ hasText: 'The roof' });
  await expect(roof).toHaveCount(1);
  await page.getByRole('link', { name: 'Leave out: The other words' }).click();
  await expect(roof).toHaveCount(0);
  await expect(titles.filter({ hasText: 'The net' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Look for again: The other words' }).click();
  await expect(roof).toHaveCount(1);
  await page.getByRole('link', { name: 'Leave out: Lk 5:1-11 as a passage' }).click();
  await expect(results).toHaveCount(0);
  await page.getByRole('link', { name: 'Look for again: The passage' }).click();
  await expect(roof).toHaveCount(1);
  await checkDarkPage(page, 'search results');

  // Back from a text shows the same results.
  await titles.first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/homilies\/2019-03-0\d$/);
  await page.goBack();
  await expect(roof).toHaveCount(1);
  await expect(box).toHaveValue(`${word} Lk 5:1-11`);

  await box.fill('xqzwvy');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await box.fill('Jn 3:16');
  await expect(page.getByRole('region', { name: 'John 3:16' })).toContainText('For God so loved the world');
  await checkPage(page, 'a passage with its text');
  // Typing a date lists the homily, and Enter opens it.
  await box.fill('March 4, 2019');
  await expect(titles).toHaveText(['The net']);
  await expect(page).toHaveURL(/\/dashboard\/search/);
  await box.press('Enter');
  await expect(page).toHaveURL('/dashboard/homilies/2019-03-04');
  await page.goBack();
  await expect(titles).toHaveText(['The net']);
  await box.fill('1 Jn 4:8 xqzwvy');
  await expect(page.getByText('so no homily is on that book')).toBeVisible();

  await page.goto('/dashboard/homilies/2019-03-05');
  await page.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'The roof' })).toBeVisible();
});
