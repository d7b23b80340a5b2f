// Who signed up, did not pay, and comes back: by the log-in, in a browser that knows nothing of it.
import type { Page } from '@playwright/test';
import { sendLogin } from './members.ts';
import {
  buildPayer,
  choosePlan,
  confirmAndLogIn,
  expectReading,
  fillSignup,
  openPayment,
  paySuccessfully,
  signUp,
} from './payer.ts';
import { expect, test } from './visitor.ts';

test.describe.configure({ timeout: 120_000 });

/** As another browser would be. */
async function forgetEverything(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

const missing = 'Your payment is still missing.';

test('the log-in says that the payment is missing, and leads to the payment page of before', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  const payer = await openPayment(page, { plan: 'Yearly' });
  const address = page.url();
  await forgetEverything(page);
  await page.goto('/login');
  await sendLogin(page, payer);
  await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByText(/link that we sent you/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue to the payment' }).click();
  await expect(page).toHaveURL('/subscribe');
  await choosePlan(page, { plan: 'Yearly' });
  expect(page.url()).toBe(address);
  await paySuccessfully(page);
  await confirmAndLogIn(page, payer);
  await expectReading(page, true);
});

test('the dialog of the front page does the same for who never came as far as a payment page', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  const payer = buildPayer();
  await signUp(page, payer);
  await forgetEverything(page);
  await page.goto('/?modal=login');
  await sendLogin(page, payer);
  await expect(page.getByText(missing)).toBeVisible();
  await page.getByRole('link', { name: 'Continue to the payment' }).click();
  await choosePlan(page, { plan: 'Monthly' });
});

test('with a wrong password nobody learns of it', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const payer = buildPayer();
  await signUp(page, payer);
  await forgetEverything(page);
  await page.goto('/login');
  await sendLogin(page, { ...payer, password: 'Chaff-In-The-Wind-3' });
  await expect(page.getByText('Incorrect email address or password.')).toBeVisible();
  await expect(page.getByText(missing)).toHaveCount(0);
});

test('who signs up once more in a second tab, with the same password, finds the page that is open', async ({
  page,
}) => {
  const payer = await openPayment(page, { plan: 'Yearly' });
  const address = page.url();
  const second = await page.context().newPage();
  await signUp(second, payer);
  await choosePlan(second, { plan: 'Yearly' });
  expect(second.url()).toBe(address);
});

test('who signs up once more with another password meanwhile is told kindly how to go on', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  const payer = await openPayment(page, { plan: 'Yearly' });
  await forgetEverything(page);
  await page.goto('/signup');
  await fillSignup(page, { ...payer, password: 'Another-Field-8' });
  await expect(page.getByText(/log in with the password that you chose/)).toBeVisible();
});
