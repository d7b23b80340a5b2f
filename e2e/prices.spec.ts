// From the prices on the front page to the plan that was meant, for whoever clicks there.
import { aMember, logIn } from './members.ts';
import { aPayer, fillSignup, signUp } from './payer.ts';
import { expect, test } from './visitor.ts';

const priceLinks = [
  { link: 'Continue', plan: /Yearly/ },
  { link: 'Or pay monthly', plan: /Monthly/ },
] as const;

for (const { link, plan } of priceLinks) {
  test(`a first visitor who clicks "${link}" signs up without a reproach, and finds the plan chosen`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL('/signup');
    // A word would come with the script.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Session expired. Please sign up again.')).toHaveCount(0);
    await fillSignup(page, aPayer());
    await expect(page).toHaveURL('/subscribe');
    await expect(page.getByRole('radio', { name: plan })).toBeChecked();
  });
}

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
  await signUp(page, aPayer());
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
  await logIn(page, await aMember());
  for (const address of ['/subscribe', '/subscribe?plan=monthly']) {
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard/subscription');
  }
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
});
