import type { Page } from '@playwright/test';
import { allowFailedRequests, expect, siteUrl, test } from './visitor.ts';

allowFailedRequests();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('signupEmail', 'ruth@example.org');
    sessionStorage.setItem('signupToken', 'a'.repeat(64));
  });
});

const plan = (page: Page, name: 'Yearly' | 'Monthly') => page.getByRole('radio', { name });
const donation = (page: Page) => page.getByLabel('Add a one-time donation');
const amount = (page: Page) => page.getByPlaceholder('$ amount');
const dueNow = (page: Page) => page.getByRole('row', { name: /Due now/ });
const payButton = (page: Page) => page.getByRole('button', { name: 'Continue to secure payment' });

test('the charges follow the plan and the donation, which is an amount within the limits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/subscribe');
  await expect(plan(page, 'Yearly')).toBeChecked();
  await expect(page.getByText('Nothing yet. The trial is free.')).toBeVisible();
  await plan(page, 'Monthly').check();
  await expect(page.getByRole('row', { name: /Today/ })).toContainText('$5.00');
  await donation(page).check();
  await page.getByRole('radio', { name: '$25' }).check({ force: true });
  await expect(dueNow(page)).toContainText('$30.00');
  await amount(page).fill('12.50');
  await expect(dueNow(page)).toContainText('$17.50');
  await donation(page).uncheck();
  await expect(dueNow(page)).toContainText('$5.00');
  await donation(page).check();
  await expect(amount(page)).toHaveValue('');

  // No amount wraps on a phone.
  const lineCounts = await page.locator('.bill td:last-child').evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    }),
  );
  expect(lineCounts).toEqual(lineCounts.map(() => 1));

  await plan(page, 'Yearly').check();
  await amount(page).pressSequentially('-1e3x');
  await expect(amount(page)).toHaveValue('13');
  await expect(dueNow(page)).toContainText('$13.00');
  await amount(page).fill('');
  await page.keyboard.insertText('$1,025');
  await expect(amount(page)).toHaveValue('1025');
  await page.keyboard.press('Home');
  await page.keyboard.type('x2');
  await expect(amount(page)).toHaveValue('21025');
  for (const value of ['4.99', '10000.01']) {
    await amount(page).fill(value);
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Donation amount must be between $5 and $10,000');
  }
});

test('a reload keeps the choice, which is sent to the checkout, and again after a failure', async ({
  page,
}) => {
  await page.goto('/subscribe');
  await plan(page, 'Monthly').check();
  await donation(page).check();
  await amount(page).fill('12.50');
  await expect(dueNow(page)).toContainText('$17.50');
  await page.goto('/about');
  await page.goto('/subscribe');
  await expect(plan(page, 'Monthly')).toBeChecked();
  await expect(amount(page)).toHaveValue('12.50');
  await expect(dueNow(page)).toContainText('$17.50');
  await donation(page).uncheck();
  await plan(page, 'Yearly').check();
  await page.reload();
  await expect(dueNow(page)).toContainText('$0.00');
  await expect(donation(page)).not.toBeChecked();
  await page.route('**/api/checkout/checkout', (route) => route.fulfill({ status: 500, body: '' }));
  await plan(page, 'Monthly').check();
  await donation(page).check();
  await page.getByRole('radio', { name: '$10' }).check({ force: true });
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(payButton(page)).toBeEnabled();

  await page.unrouteAll();
  // In place of the payment page.
  await page.route('**/api/checkout/checkout', (route) =>
    route.fulfill({ json: { url: siteUrl('/about') } }),
  );
  const sent = page.waitForRequest('**/api/checkout/checkout');
  await payButton(page).click();
  expect((await sent).postDataJSON()).toEqual({
    email: 'ruth@example.org',
    token: 'a'.repeat(64),
    plan: 'monthly',
    donation: { amount: 10, priceId: 'price_donation' },
  });
  await expect(page).toHaveURL('/about');
});
