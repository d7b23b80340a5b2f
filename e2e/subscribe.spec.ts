import { expect, siteUrl, test } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('signupEmail', 'ruth@example.org');
    sessionStorage.setItem('signupToken', 'a'.repeat(64));
  });
});

test('yearly is chosen at first, and what is charged follows the choice', async ({ page }) => {
  await page.goto('/subscribe');
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await expect(page.getByText('Nothing yet. The trial is free.')).toBeVisible();
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await expect(page.getByRole('row', { name: /Today/ })).toContainText('$5.00');
  await page.getByLabel('Add a one-time donation').check();
  await page.getByRole('radio', { name: '$25' }).check({ force: true });
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$30.00');
});

test('unticking the donation clears its amount', async ({ page }) => {
  await page.goto('/subscribe');
  await page.getByLabel('Add a one-time donation').check();
  await page.getByPlaceholder('$ amount').fill('12.50');
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$12.50');
  await page.getByLabel('Add a one-time donation').uncheck();
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$0.00');
  await page.getByLabel('Add a one-time donation').check();
  await expect(page.getByPlaceholder('$ amount')).toHaveValue('');
});

for (const amount of ['4.99', '10000.01']) {
  test(`a donation of ${amount} is refused beside its line`, async ({ page }) => {
    await page.goto('/subscribe');
    await page.getByLabel('Add a one-time donation').check();
    await page.getByPlaceholder('$ amount').fill(amount);
    await page.getByRole('button', { name: 'Continue to secure payment' }).click();
    await expect(page.getByRole('alert')).toContainText('Donation amount must be between $5 and $10,000');
  });
}

test('a failed checkout says so and gives the button back', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await page.route('**/api/checkout/checkout', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/subscribe');
  const button = page.getByRole('button', { name: 'Continue to secure payment' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(button).toBeEnabled();
});

test('the choice goes to checkout as it was made', async ({ page }) => {
  // Any page of ours may stand for the payment page.
  await page.route('**/api/checkout/checkout', (route) =>
    route.fulfill({ json: { url: siteUrl('/about') } }),
  );
  await page.goto('/subscribe');
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await page.getByLabel('Add a one-time donation').check();
  await page.getByRole('radio', { name: '$10' }).check({ force: true });
  const asked = page.waitForRequest('**/api/checkout/checkout');
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  expect((await asked).postDataJSON()).toEqual({
    email: 'ruth@example.org',
    token: 'a'.repeat(64),
    plan: 'monthly',
    donation: { amount: 10, priceId: 'price_donation' },
  });
  await expect(page).toHaveURL('/about');
});
