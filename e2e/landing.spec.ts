import { expect, test } from './visitor.ts';

test('the header takes its scrolled style after 50 pixels, and not before', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await page.waitForTimeout(100);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(header).not.toHaveAttribute('data-scrolled');
});

const words = ['God.', 'Jesus.', 'morality.'];

/** The animations of the word, held at one instant of the page's life: which word can be seen then? */
const seenAt = (page: import('@playwright/test').Page, ms: number): Promise<string> =>
  page.evaluate((instant) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = instant;
    }
    return [...document.querySelectorAll('.word')]
      .map((word) =>
        [...word.querySelectorAll('span')]
          .filter(
            (letter) =>
              getComputedStyle(letter).visibility === 'visible' &&
              Number(getComputedStyle(letter).opacity) > 0.5,
          )
          .map(({ textContent }) => textContent)
          .join(''),
      )
      .join('');
  }, ms);

test('the word turns every two seconds through the three, and begins again', async ({ page }) => {
  await page.goto('/');
  const turns: string[] = [];
  for (const ms of [100, 900, 2000, 2900, 4000, 4900, 6100, 6900]) turns.push(await seenAt(page, ms));
  expect(turns).toEqual([words[0], words[0], words[1], words[1], words[2], words[2], words[0], words[0]]);
});

test('a word comes letter by letter, 50 ms each', async ({ page }) => {
  await page.goto('/');
  const coming: string[] = [];
  for (const ms of [1500, 1549, 1599, 1649, 1699, 1749, 1799]) coming.push(await seenAt(page, ms));
  expect(coming).toEqual(['', 'J', 'Je', 'Jes', 'Jesu', 'Jesus', 'Jesus.']);
});

test('the turning can be paused, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Stop the motion').focus();
  await page.keyboard.press('Space');
  const states = await page.evaluate(() => [
    ...new Set(document.getAnimations().map(({ playState }) => playState)),
  ]);
  expect(states).toEqual(['paused']);
});

test('with reduced motion the first word does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('.word').first()).toBeVisible();
  await expect(page.locator('.word').nth(1)).toBeHidden();
});

test('the page leads where it says', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Try 7 days free' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/subscribe?plan=yearly',
  );
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/#faq$/);
  await expect(page.locator('#faq')).toBeInViewport();
});

test('the questions stand in three groups and open by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#faq h3')).toHaveText(['Tenets', 'General', 'Subscription']);
  const question = page.locator('#faq summary', { hasText: 'When am I charged?' });
  const answer = page.locator('#faq details', { hasText: 'When am I charged?' }).locator('p');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('the footer leads to the public pages and to the support address', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Blog', '/blog_preview'],
    ['Daily Homily', '/homily_preview'],
    ['About', '/about'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ] as const) {
    await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(foot.getByRole('link', { name: 'support@wayfare.example' })).toHaveAttribute(
    'href',
    'mailto:support@wayfare.example',
  );
  expect(await (await page.request.get('/footer.html')).text()).toContain('mailto:support@wayfare.example');
  await foot.getByRole('button', { name: 'Contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await expect(contact.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  await expect(foot.getByRole('button', { name: 'Contact' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and the dialogs open all the same', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.word').first()).toBeVisible();
    await page.getByRole('button', { name: 'Contact' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
  });

  test('the homilies of the preview open', async ({ page }) => {
    await page.goto('/homily_preview');
    await page.getByRole('button', { name: 'A rich man up a tree' }).click();
    await expect(page.getByRole('dialog', { name: 'A rich man up a tree' })).toBeVisible();
  });
});

test('no date of the price table is broken in two', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator('.bill th').evaluateAll((dates) =>
      dates.map((date) => {
        const range = document.createRange();
        range.selectNodeContents(date);
        return range.getClientRects().length;
      }),
    );
    expect(lines, `${width} px`).toEqual([1, 1, 1]);
  }
});
