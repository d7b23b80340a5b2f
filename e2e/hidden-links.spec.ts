// Links from mails are secrets: they stand in the address no longer than it takes to read them.
import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { createMember } from './members.ts';
import { getConfirmationMail, openPayment, paySuccessfully } from './payer.ts';
import { expect, test } from './visitor.ts';

test.describe.configure({ timeout: 120_000 });

/** Everything that the page asks for, with what it says of where it comes from. */
function listen(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    void request.allHeaders().then(({ referer = '' }) => told.push(referer));
    if (!request.isNavigationRequest()) told.push(request.url());
  });
  return told;
}

test('the confirmation token leaves the address bar, is not sent as referrer, and survives a reload', async ({
  page,
}) => {
  const payer = await openPayment(page, { plan: 'Yearly' });
  await paySuccessfully(page);
  const link = await getConfirmationMail(payer);
  const told = listen(page);
  await page.goto(link);
  const confirmed = page.getByText('Your email has been confirmed! Redirecting to dashboard...');
  await expect(confirmed).toBeVisible();
  await expect(page).toHaveURL('/confirm');
  await page.reload();
  await expect(confirmed).toBeVisible();
  const token = new URL(link).searchParams.get('token') ?? 'none';
  expect(token.length).toBeGreaterThan(20);
  expect(told.length).toBeGreaterThan(4);
  expect(told.filter((line) => line.includes(token))).toEqual([]);
});

test('the reset token leaves the address bar, is not sent as referrer, and survives a reload', async ({
  page,
}) => {
  const { email } = await createMember();
  await page.goto('/forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const link = linkIn(await mailTo(email, /Subject: .*password/i));
  const told = listen(page);
  await page.goto(link);
  const form = page.getByRole('heading', { name: 'Reset Your Password' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL('/reset');
  await page.reload();
  await expect(form).toBeVisible();
  const token = new URL(link).searchParams.get('token') ?? 'none';
  expect(told.filter((line) => line.includes(token))).toEqual([]);
});
