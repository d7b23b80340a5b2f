import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

test('a confirmed address leads to the dashboard after three seconds', async ({ page }) => {
  await page.route('**/api/auth/confirm', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/confirm?token=abc&email=ruth%40example.org');
  await expect(page.getByText('Your email has been confirmed! Redirecting to dashboard...')).toBeVisible();
  const seen = Date.now();
  await expect(page).toHaveURL(/\/login/, { timeout: 15_000 });
  // A little less than three seconds, because the words stood there before they were seen.
  expect(Date.now() - seen).toBeGreaterThan(2_300);
  await expect(page.getByLabel('Email')).toHaveValue('ruth@example.org');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('an incomplete confirmation link shows an error', async ({ page }) => {
  await page.goto('/confirm?token=abc');
  await expect(page.getByText('Missing confirmation link details.')).toBeVisible();
});

test('a rejected confirmation shows the reason', async ({ page }) => {
  await page.route('**/api/auth/confirm', (route) =>
    route.fulfill({ status: 400, json: { error: 'Token has expired' } }),
  );
  await page.goto('/confirm?token=abc&email=ruth%40example.org');
  await expect(page.getByText('Confirmation failed: Token has expired')).toBeVisible();
});

test('a confirmation that never arrives is an unexpected error', async ({ page }) => {
  await page.route('**/api/auth/confirm', (route) => route.abort());
  await page.goto('/confirm?token=abc&email=ruth%40example.org');
  await expect(page.getByText('An unexpected error occurred while confirming your account.')).toBeVisible();
});

for (const [query, words] of [
  ['error=expired&email=ruth%40example.org', 'Your confirmation link has expired.'],
  ['error=mismatch', "The confirmation link doesn't match the email."],
  ['error=other', 'Something went wrong confirming your account.'],
  ['', 'Something went wrong confirming your account.'],
] as const) {
  test(`/confirm-error?${query} says what happened`, async ({ page }) => {
    await page.goto(`/confirm-error?${query}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request New Link' })).toHaveCount(
      query.startsWith('error=expired') ? 1 : 0,
    );
  });
}

test('a new confirmation link can be asked for', async ({ page }) => {
  await page.route('**/api/auth/resend-confirmation', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/confirm-error?error=expired&email=ruth%40example.org');
  await page.getByRole('button', { name: 'Request New Link' }).click();
  await expect(page.getByText('A new confirmation link has been sent to your email.')).toBeVisible();
});

test('asking for a reset always ends the same way', async ({ page }) => {
  await page.goto('/forgot');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText('nobody@example.org')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login');
});

test('an invalid reset link leads to the error page', async ({ page }) => {
  await page.goto('/reset?token=old');
  await expect(page).toHaveURL('/reset-expired');
  await expect(page.getByRole('heading', { name: 'This Link Has Expired' })).toBeVisible();
  await page.goto('/reset');
  await expect(page).toHaveURL('/reset-expired');
});

test('a good reset link takes a new password and leads to the log-in', async ({ page }) => {
  await page.route('**/api/reset/request-reset/validate-token', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/reset/request-reset/reset-password', (route) => route.fulfill({ json: {} }));
  await page.goto('/reset?token=good');
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  await page
    .getByLabel(/new password/i)
    .first()
    .fill('Barley-Field-7');
  await page.getByRole('button', { name: /reset password|save/i }).click();
  await expect(page).toHaveURL('/?modal=login');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

test('a visitor who has just paid sees no trial offer', async ({ page }) => {
  for (const place of ['/welcome', '/checkout-success', '/subscribe', '/confirm', '/confirm-error']) {
    const drawn = await (await page.request.get(place)).text();
    expect(drawn, place).toContain('<h1');
    expect(drawn, place).not.toMatch(/Try 7 days free|Free Trial/);
  }
});

test('the page after the payment states the next step', async ({ page }) => {
  await page.route('**/api/auth/verify-checkout', (route) =>
    route.fulfill({ json: { email: 'ruth@example.org' } }),
  );
  for (const path of ['/welcome', '/checkout-success']) {
    await page.goto(`${path}?session_id=cs_1`);
    await expect(page.getByRole('heading', { name: 'Welcome to' })).toBeVisible();
    await expect(page.getByText(/confirm your email/i)).toBeVisible();
  }
});

test('the page after the payment states the amount and the date of the charge', async ({ page }) => {
  const payment = {
    amountMinor: 2_000,
    nextAmountMinor: 5_000,
    hasTrial: true,
    nextChargeAt: '2026-11-30T04:30:00Z',
  };
  let answer: object = { email: 'ruth@example.org', payment };
  await page.route('**/api/auth/verify-checkout', (route) => route.fulfill({ json: answer }));
  await page.goto('/welcome?session_id=cs_1');
  await expect(
    page.getByText(
      'You paid $20 today. Your free days last until November 29, 2026. Then your card is charged $50, unless you cancel before then.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByText('Try 7 days free')).toHaveCount(0);
  answer = {
    email: 'ruth@example.org',
    payment: { ...payment, amountMinor: 500, nextAmountMinor: 500, hasTrial: false },
  };
  await page.reload();
  await expect(
    page.getByText(
      'You paid $5 today. The next charge is $5 on November 29, 2026, unless you cancel before then.',
    ),
  ).toBeVisible();
});

test('a payment that the provider confirms a moment later is waited for', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/auth/verify-checkout', (route) => {
    asked += 1;
    return asked < 3
      ? route.fulfill({
          status: 409,
          json: { code: 'checkout_unpaid', message: 'Not yet.', error: 'Not yet.' },
        })
      : route.fulfill({ json: { email: 'ruth@example.org' } });
  });
  await page.goto('/welcome?session_id=cs_1');
  await expect(page.getByText('Verifying your subscription...')).toBeVisible();
  await expect(page.getByText(/confirm your email/i)).toBeVisible({ timeout: 10_000 });
  await page.getByText('Didn’t get it?').click();
  await expect(page.getByRole('button', { name: 'Request New Link' })).toBeVisible();
});

test('a confirmation that never arrived may be tried again', async ({ page }) => {
  await page.route('**/api/auth/confirm', (route) => route.abort());
  await page.goto('/confirm?token=abc&email=ruth%40example.org');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/auth/confirm', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your email has been confirmed! Redirecting to dashboard...')).toBeVisible();
});

test('a payment that cannot be verified shows an error', async ({ page }) => {
  await page.goto('/welcome');
  await expect(page.getByText('Missing session ID.')).toBeVisible();
  await page.goto('/welcome?session_id=cs_unknown');
  await expect(page.getByText('There was an error verifying your subscription.')).toBeVisible();
});
