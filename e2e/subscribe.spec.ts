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

for (const [typed, shown] of [
  ['5,50', '5.50'],
  ['$25', '25'],
  ['12.345', '12.34'],
  ['-1e3x', '13'],
] as const) {
  test(`typing ${typed} into the donation field leaves ${shown}`, async ({ page }) => {
    await page.goto('/subscribe');
    await page.getByLabel('Add a one-time donation').check();
    await page.getByPlaceholder('$ amount').pressSequentially(typed);
    await expect(page.getByPlaceholder('$ amount')).toHaveValue(shown);
    await expect(page.getByRole('row', { name: /Due now/ })).toContainText(`$${Number(shown).toFixed(2)}`);
  });
}

test('a pasted sum loses its signs and keeps its value, and a letter typed inside it leaves the caret', async ({
  page,
}) => {
  await page.goto('/subscribe');
  await page.getByLabel('Add a one-time donation').check();
  const field = page.getByPlaceholder('$ amount');
  await field.focus();
  await page.keyboard.insertText('$1,025');
  await expect(field).toHaveValue('1025');
  await page.keyboard.press('Home');
  await page.keyboard.type('x2');
  await expect(field).toHaveValue('21025');
});

test('on a phone no amount is broken in two', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/subscribe');
  const amounts = page.locator('.bill td:last-child');
  await expect(amounts.last()).toHaveText('$0.00');
  const lines = await amounts.evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

test('plan and donation are still there when the page is loaded again', async ({ page }) => {
  await page.goto('/subscribe');
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await page.getByLabel('Add a one-time donation').check();
  await page.getByPlaceholder('$ amount').fill('12.50');
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$17.50');
  await page.goto('/about');
  await page.goto('/subscribe');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByPlaceholder('$ amount')).toHaveValue('12.50');
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$17.50');
  await page.getByLabel('Add a one-time donation').uncheck();
  await page.getByRole('radio', { name: /Yearly/ }).check();
  await page.reload();
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$0.00');
  await expect(page.getByLabel('Add a one-time donation')).not.toBeChecked();
});

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
