import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { sendLogin } from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { createPaidSignup } from './paid-signup.ts';
import {
  buildPayer,
  cards,
  choosePlan,
  confirmAndLogIn,
  expectPaid,
  expectReading,
  fillCard,
  getConfirmationMail,
  openPayment,
  type Payer,
  payButton,
  paySuccessfully,
  payWithCard,
  signUp,
} from './payer.ts';
import { countProviderObjects } from './provider-counts.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // The browser logs this if a field has the focus before a slow page requests it.
  allowed.console.push(/Autofocus processing was blocked/);
});

test('a visitor signs up with a donation, pays, confirms the address and reads', async ({ page }) => {
  const payer = await openPayment(page, { plan: 'Yearly', donation: '25' });
  await expect(page.getByLabel('Email')).toHaveValue(payer.email);
  await expect(page.getByText('$25.00').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await paySuccessfully(page);
  // A reload repeats nothing.
  await page.reload();
  await expect(
    page.getByText(/^You paid \$25 today\. Your free days last until .* charged \$50/),
  ).toBeVisible();
  await page.getByText('Didn’t get it?').click();
  await expect(page.getByRole('button', { name: 'Request New Link' })).toBeVisible();
  await confirmAndLogIn(page, payer);
  await expectReading(page, true);
  await mailTo(payer.email, /Subject: .*welcome/i);
  const receipt = await mailTo(payer.email, /Subject: .*receipt/i);
  expect(receipt).toContain('$25.00');
  expect(receipt).toContain('No goods or services were provided in exchange for this contribution.');
});

test('a visitor can leave the payment page and return, and pay with another card if one is declined', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/status of 410|Failed to load resource/);
  await openPayment(page, { plan: 'Yearly', donation: '10' });
  const first = page.url();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByPlaceholder('$ amount')).toHaveValue('10');
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$10.00');
  await choosePlan(page, { plan: 'Yearly' });
  expect(page.url()).toBe(first);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue to secure payment' })).toBeEnabled();
  await choosePlan(page, { plan: 'Monthly' });
  const second = page.url();
  expect(second).not.toBe(first);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible();
  await page.goto(second);
  await payWithCard(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await paySuccessfully(page);
});

test('a double click makes one subscription, and the paid page leads on', async ({ page }) => {
  const payer = buildPayer();
  await signUp(page, payer);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('button', { name: 'Continue to secure payment' }).dblclick();
  await expect(page).toHaveURL(/\/pay\/cs_/);
  const paymentUrl = page.url();
  await fillCard(page, cards.good);
  await payButton(page).dblclick();
  await expectPaid(page);
  const once = { customers: 1, pages: 1, subscriptions: 1, paidInvoices: 1 };
  expect(await countProviderObjects(payer.email)).toEqual(once);
  await page.goto(paymentUrl);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expectPaid(page);
  expect(await countProviderObjects(payer.email)).toEqual(once);
});

test('a log-in before confirmation offers to resend the link', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const payer = await createPaidSignup();
  const firstLink = await getConfirmationMail(payer);
  await page.goto('/login');
  await sendLogin(page, payer);
  await expect(page.getByText('❌ Please confirm your email first.')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /new link/i }).click();
  await expect(page.getByText('A new confirmation link has been sent to your email.')).toBeVisible();
  await expect
    .poll(async () => linkIn(await mailTo(payer.email, /Subject: .*confirm/i)), { timeout: 20_000 })
    .not.toBe(firstLink);
});

/** Pays, but never opens the page after the payment. */
async function payWithoutReturning(page: Page, payer: Payer): Promise<void> {
  await page.route('**/welcome**', (route) => route.abort());
  await payWithCard(page, cards.good);
  await getConfirmationMail(payer);
  await page.unroute('**/welcome**');
}

test('a paid visitor cannot pay again, also if they did not return, and can sign up another address', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  await openPayment(page, { plan: 'Yearly' });
  await paySuccessfully(page);
  await page.goto('/subscribe');
  await expectPaid(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('planChoice');

  const payer = buildPayer();
  await signUp(page, payer);
  await choosePlan(page, { plan: 'Monthly' });
  await payWithoutReturning(page, payer);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Continue to secure payment' }).click();
  await expect(page.getByRole('alert')).toContainText('This signup is paid.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nothing is left to pay' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText(/charged today/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request New Link' })).toBeVisible();
  await expectNoAxeViolations(page);
});
