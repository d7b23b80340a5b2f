import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const confirmationLink = '/confirm?token=abc&email=ruth%40example.org';

test('a confirmation can be retried and leads to the log-in after three seconds, or says what is wrong with its link', async ({
  page,
}) => {
  await page.route('**/api/auth/confirm', (route) => route.abort());
  await page.goto(confirmationLink);
  await expect(page.getByText('An unexpected error occurred while confirming your account.')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/auth/confirm', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your email has been confirmed! Redirecting to dashboard...')).toBeVisible();
  const confirmedAt = Date.now();
  await expect(page).toHaveURL(/\/login/, { timeout: 15_000 });
  // The text was visible shortly before it was found.
  expect(Date.now() - confirmedAt).toBeGreaterThan(2_300);
  await expect(page.getByLabel('Email')).toHaveValue('ruth@example.org');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');

  await page.unrouteAll();
  await page.goto('/confirm?token=abc');
  await expect(page.getByText('Missing confirmation link details.')).toBeVisible();
  await page.route('**/api/auth/confirm', (route) =>
    route.fulfill({ status: 400, json: { error: 'Token has expired' } }),
  );
  await page.goto(confirmationLink);
  await expect(page.getByText('Confirmation failed: Token has expired')).toBeVisible();

  await page.route('**/api/auth/resend-confirmation', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/confirm-error?error=expired&email=ruth%40example.org');
  await expect(page.getByText('Your confirmation link has expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Request New Link' }).click();
  await expect(page.getByText('A new confirmation link has been sent to your email.')).toBeVisible();
  await page.goto('/confirm-error?error=mismatch');
  await expect(page.getByText("The confirmation link doesn't match the email.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request New Link' })).toHaveCount(0);
});

test('an unknown address, an invalid reset token and an unknown payment are reported', async ({ page }) => {
  await page.goto('/forgot');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText('nobody@example.org')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login');

  for (const path of ['/reset?token=old', '/reset']) {
    await page.goto(path);
    await expect(page).toHaveURL('/reset-expired');
  }
  await expect(page.getByRole('heading', { name: 'This Link Has Expired' })).toBeVisible();

  await page.goto('/welcome');
  await expect(page.getByText('Missing session ID.')).toBeVisible();
  await page.goto('/checkout-success?session_id=cs_unknown');
  await expect(page.getByText('There was an error verifying your subscription.')).toBeVisible();
});
