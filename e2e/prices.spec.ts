// The links of the prices on the front page.
import { createMember, logIn } from './members.ts';
import { checkPage } from './page-checks.ts';
import { buildPayer, fillSignup } from './payer.ts';
import { expect, test } from './visitor.ts';

// price-to-reading.spec.ts follows the link of the yearly plan.
test('a new visitor who clicks "Or pay monthly" signs up and pays without choosing again', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Or pay monthly', exact: true });
  await page.goto('/');
  await link.click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(page).toHaveURL('/signup');
  // The script would show the message.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Session expired. Please sign up again.')).toHaveCount(0);
  await expect(page.getByText(/with the monthly plan that you chose\. \$5 is charged/)).toBeVisible();
  await checkPage(page, 'signing up for a plan');
  await fillSignup(page, buildPayer());
  await expect(page).toHaveURL(/\/pay\/cs_/);
  await expect(page.getByText('$5.00').first()).toBeVisible();
  // Going back shows the plans.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeEnabled();
});

test('a visitor can see both plans and the donation first, and choose the other plan', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Or pay monthly' }).click();
  await page.getByLabel('First show me both plans and the donation').check();
  await fillSignup(page, buildPayer());
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeEnabled();

  await page.getByRole('radio', { name: /Yearly/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await page.goto('/subscribe?plan=monthly');
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
});

test('a price link leads a logged-in member to the subscription with the plan selected', async ({ page }) => {
  await logIn(page, await createMember());
  for (const path of ['/subscribe', '/subscribe?plan=monthly']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/subscription');
  }
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
});
