// Counts the clicks and keystrokes from the price to today's homily.
import type { Page } from '@playwright/test';
import { buildPayer, cards, expectPaid, getConfirmationMail } from './payer.ts';
import { expect, test } from './visitor.ts';

/** Clicks and types, and counts both. */
function createCounter(page: Page) {
  const counts = { clicks: 0, keystrokes: 0, clickedOn: [] as string[] };
  const countClick = (path: string) => {
    counts.clicks += 1;
    counts.clickedOn.push(path);
  };
  const getPath = () => new URL(page.url()).pathname.replace(/cs_\w+$/, '…');
  return {
    counts,
    countClick,
    click: async (role: 'button' | 'link', name: string) => {
      countClick(getPath());
      await page.getByRole(role, { name, exact: true }).click();
    },
    type: async (label: string, text: string) => {
      counts.keystrokes += text.length;
      await page.getByLabel(label, { exact: true }).pressSequentially(text);
    },
  };
}

test('a visitor gets from the price to today’s homily in five clicks, without choosing or typing anything twice but the password', async ({
  page,
  allowed,
}) => {
  // The browser logs this if text is typed before the page sets the focus.
  allowed.console.push(/Autofocus processing was blocked/);
  const payer = buildPayer();
  await page.addInitScript(() => {
    const checkHeading = () => {
      const heading = [...document.querySelectorAll('h1')].find((element) => element.checkVisibility());
      if (heading?.textContent === 'Choose your plan') console.error('The plan is offered again.');
      requestAnimationFrame(checkHeading);
    };
    checkHeading();
  });
  const { counts, countClick, click, type } = createCounter(page);
  await page.goto('/');
  await click('link', 'Continue');
  await expect(page).toHaveURL('/signup');
  await type('First name', payer.name);
  await type('Email', payer.email);
  await type('Password', payer.password);
  await click('button', 'Continue with Email');
  await expect(page).toHaveURL(/\/pay\/cs_/);
  await expect(page.getByLabel('Email')).toHaveValue(payer.email);
  await type('Card number', cards.good.replaceAll(' ', ''));
  await type('Expiration', '1234');
  await type('CVC', '123');
  await type('Name on card', 'Tabitha of Joppa');
  await click('button', 'Start trial');
  await expectPaid(page);
  countClick('the mail');
  await page.goto(await getConfirmationMail(payer));
  await expect(page).toHaveURL(/\/login/, { timeout: 15_000 });
  await expect(page.getByLabel('Email')).toHaveValue(payer.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await type('Password', payer.password);
  await click('button', 'Log In');
  await expect(page).toHaveURL(/\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/);
  await expect(page.locator('.prose .gospel p').first()).toBeVisible();
  expect(counts.clickedOn).toEqual(['/', '/signup', '/pay/…', 'the mail', '/login']);
  expect(counts.clicks).toBe(5);
  const { name, email, password } = payer;
  const card = 16 + 4 + 3 + 'Tabitha of Joppa'.length;
  expect(counts.keystrokes).toBe(name.length + email.length + 2 * password.length + card);
});
