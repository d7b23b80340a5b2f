// The links of the prices on the front page.
import { createMember, logIn } from './members.ts';
import { checkPage } from './page-checks.ts';
import { buildPayer, fillSignup, signUp } from './payer.ts';
import { expect, test } from './visitor.ts';

const priceLinks = [
  {
    link: 'Continue',
    plan: /Yearly/,
    message: /with the yearly plan that you chose\. Nothing is charged/,
    due: '$0.00',
  },
  {
    link: 'Or pay monthly',
    plan: /Monthly/,
    message: /with the monthly plan that you chose\. \$5 is charged/,
    due: '$5.00',
  },
] as const;

for (const { link, plan, message, due } of priceLinks) {
  test(`a new visitor who clicks "${link}" signs up and pays for that plan without choosing again`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL('/signup');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL('/signup');
    // The script would show the message.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Session expired. Please sign up again.')).toHaveCount(0);
    await expect(page.getByText(message)).toBeVisible();
    if (due === '$0.00') await checkPage(page, 'signing up for a plan');
    await fillSignup(page, buildPayer());
    await expect(page).toHaveURL(/\/pay\/cs_/);
    await expect(page.getByText(due).first()).toBeVisible();
    // Going back shows the plans.
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/subscribe');
    await expect(page.getByRole('radio', { name: plan })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeEnabled();
  });
}

test('a visitor can ask to see both plans and the donation first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Or pay monthly' }).click();
  await page.getByLabel('First show me both plans and the donation').check();
  await fillSignup(page, buildPayer());
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeEnabled();
});

test('a failed checkout shows an error and keeps the chosen plan', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await page.route('**/api/checkout/checkout', (route) => route.abort());
  await page.goto('/subscribe?plan=monthly');
  await fillSignup(page, buildPayer());
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
});

test('a price link selects its plan after the sign-up, and the other plan can be chosen', async ({
  page,
}) => {
  await signUp(page, buildPayer());
  await page.goto('/subscribe?plan=monthly');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page).toHaveURL('/subscribe');
  await page.getByRole('radio', { name: /Yearly/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
});

test('a price link leads a logged-in member to the subscription with the plan selected', async ({ page }) => {
  await logIn(page, await createMember());
  for (const path of ['/subscribe', '/subscribe?plan=monthly']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/subscription');
  }
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
});
