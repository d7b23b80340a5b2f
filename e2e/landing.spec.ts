import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

/** The visible letters of the rotating word when all animations are at this time. */
const findVisibleWord = (page: Page, ms: number): Promise<string> =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    return [...document.querySelectorAll('.word span')]
      .filter((letter) => {
        const { visibility, opacity } = getComputedStyle(letter);
        return visibility === 'visible' && Number(opacity) > 0.5;
      })
      .map(({ textContent }) => textContent)
      .join('');
  }, ms);

test('three words rotate every two seconds, letter by letter, and can be paused', async ({ page }) => {
  await page.goto('/');
  for (const [ms, word] of [
    [100, 'God.'],
    [900, 'God.'],
    [1500, ''],
    [1549, 'J'],
    [1599, 'Je'],
    [1649, 'Jes'],
    [1699, 'Jesu'],
    [1749, 'Jesus'],
    [1799, 'Jesus.'],
    [2000, 'Jesus.'],
    [2900, 'Jesus.'],
    [4000, 'morality.'],
    [4900, 'morality.'],
    [6100, 'God.'],
    [6900, 'God.'],
  ] as const)
    expect([ms, await findVisibleWord(page, ms)]).toEqual([ms, word]);

  await page.reload();
  await page.getByLabel('Stop the motion').focus();
  await page.keyboard.press('Space');
  const states = await page.evaluate(() => [
    ...new Set(document.getAnimations().map(({ playState }) => playState)),
  ]);
  expect(states).toEqual(['paused']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('.word').first()).toBeVisible();
  await expect(page.locator('.word').nth(1)).toBeHidden();
});

test('Learn More leads to the questions, Contact to a dialog, and the dates of the price do not wrap', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/#faq$/);
  await expect(page.locator('#faq')).toBeInViewport();
  const question = page.locator('#faq summary', { hasText: 'When am I charged?' });
  const answer = page.locator('#faq details', { hasText: 'When am I charged?' }).locator('p');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();

  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Contact' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Contact' });
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable, dialogs open, and the log-in shows instructions', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.word').first()).toBeVisible();
    await page.getByRole('button', { name: 'Contact' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
    await page.goto('/homily_preview');
    await page.getByRole('button', { name: 'A rich man up a tree' }).click();
    await expect(page.getByRole('dialog', { name: 'A rich man up a tree' })).toBeVisible();
    await page.goto('/login');
    const instructions = page.locator('.noscript');
    await expect(instructions).toContainText('Please turn it on for this site, and reload the page.');
    const { y: instructionsTop = NaN } = (await instructions.boundingBox()) ?? {};
    const { y: formTop = NaN } = (await page.getByLabel('Email').boundingBox()) ?? {};
    expect(instructionsTop).toBeLessThan(formTop);
  });
});
