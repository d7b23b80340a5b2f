// Sign-ups without a payment that are continued later.
import type { Page } from '@playwright/test';
import { sendLogin } from './members.ts';
import { choosePlan, fillSignup, openPayment, signUp } from './payer.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

/** Makes the browser like a new one. */
async function clearStorage(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

const paymentMissing = 'Your payment is still missing.';

test('a second sign-up and a log-in continue to the same payment page, but not with another password', async ({
  page,
}) => {
  const payer = await openPayment(page, { plan: 'Yearly' });
  const address = page.url();
  const secondTab = await page.context().newPage();
  await signUp(secondTab, payer);
  await choosePlan(secondTab, { plan: 'Yearly' });
  expect(secondTab.url()).toBe(address);

  await clearStorage(page);
  await page.goto('/signup');
  await fillSignup(page, { ...payer, password: 'Another-Field-8' });
  await expect(page.getByText(/log in with the password that you chose/)).toBeVisible();

  await page.goto('/login');
  await sendLogin(page, { ...payer, password: 'Chaff-In-The-Wind-3' });
  await expect(page.getByText('Incorrect email address or password.')).toBeVisible();
  await expect(page.getByText(paymentMissing)).toHaveCount(0);
  await sendLogin(page, payer);
  await expect(page.getByText(paymentMissing)).toBeVisible();
  await expect(page.getByText(/link that we sent you/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue to the payment' }).click();
  await expect(page).toHaveURL('/subscribe');
  await choosePlan(page, { plan: 'Yearly' });
  expect(page.url()).toBe(address);
});
