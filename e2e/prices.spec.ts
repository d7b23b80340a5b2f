// From the prices on the front page to the plan that was meant, for whoever clicks there.

import { createMember, logIn } from './members.ts';
import { checkPage } from './page-checks.ts';
import { buildPayer, fillSignup, signUp } from './payer.ts';
import { expect, test } from './visitor.ts';

const priceLinks = [
  {
    link: 'Continue',
    plan: /Yearly/,
    words: /with the yearly plan that you chose\. Nothing is charged/,
    due: '$0.00',
  },
  {
    link: 'Or pay monthly',
    plan: /Monthly/,
    words: /with the monthly plan that you chose\. \$5 is charged/,
    due: '$5.00',
  },
] as const;

for (const { link, plan, words, due } of priceLinks) {
  test(`a first visitor who clicks "${link}" signs up without a reproach, and pays for that plan without choosing again`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL('/signup');
    // A word would come with the script.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Session expired. Please sign up again.')).toHaveCount(0);
    await expect(page.getByText(words)).toBeVisible();
    await checkPage(page, 'signing up for a plan');
    await fillSignup(page, buildPayer());
    await expect(page).toHaveURL(/\/pay\/cs_/);
    await expect(page.getByText(due).first()).toBeVisible();
    // Whoever comes back wants to look at the choice.
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/subscribe');
    await expect(page.getByRole('radio', { name: plan })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeEnabled();
  });
}

test('who wants to look at the plans first, or to give besides, is shown them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Or pay monthly' }).click();
  await page.getByLabel('First show me both plans and the donation').check();
  await fillSignup(page, buildPayer());
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeEnabled();
});

test('a payment page that cannot be opened leaves the choice in sight, and says so', async ({
  page,
  allowed,
}) => {
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

test('the browser goes back from the sign-up to the prices', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Or pay monthly' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('who has signed up finds the plan of the price that was clicked, and may still choose the other', async ({
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

test('a price that we do not have is as good as none', async ({ page }) => {
  await page.goto('/subscribe?plan=weekly');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('Session expired. Please sign up again.')).toBeVisible();
});

test('a member who is logged in comes to the subscription, with the plan chosen', async ({ page }) => {
  await logIn(page, await createMember());
  for (const address of ['/subscribe', '/subscribe?plan=monthly']) {
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard/subscription');
  }
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
});
