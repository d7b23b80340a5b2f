import type { Page } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { expect, siteUrl, test } from './visitor.ts';

const sample = { name: 'Ruth', email: 'ruth@example.org', password: 'Barley-Field-7' };

async function fill(page: Page, overrides: Partial<typeof sample>): Promise<void> {
  const { name, email, password } = { ...sample, ...overrides };
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const submitButton = (page: Page) => page.getByRole('button', { name: 'Continue with Email' });

test('the form says what is missing or wrong, marks the rules that the password meets, and can show it', async ({
  page,
}) => {
  await page.goto('/signup');
  const button = submitButton(page);
  await expect(button).toBeDisabled();
  await expect(page.getByText(/^First fill in your name/)).toBeVisible();
  await button.click({ force: true });
  await expect(page.getByText('❌ All fields are required.')).toBeVisible();

  await fill(page, { email: 'ruth@example' });
  await expect(page.getByText('❌')).toHaveCount(0);
  await expect(button).toBeDisabled();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByText('First check your email address.')).toBeVisible();
  await expect(page.getByText(/^First fill in your name/)).toBeHidden();
  await button.click({ force: true });
  await expect(page.getByText('❌ Please enter a valid email address.')).toBeVisible();

  await fill(page, { password: 'barley' });
  await expect(button).toBeDisabled();
  await expect(page.getByText('First choose a password that meets every rule above.')).toBeVisible();
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('❌ Password does not meet the policy.')).toBeVisible();

  await fill(page, {});
  await expect(page.getByText('❌')).toHaveCount(0);
  await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
  await expect(button).toBeEnabled();

  const metRules = page.locator('.rules .met');
  const field = page.getByLabel('Password', { exact: true });
  await fill(page, { password: 'abc' });
  await expect(metRules).not.toHaveCount(7);
  await field.fill(sample.password);
  await expect(metRules).toHaveCount(7);
  await field.fill('Ruth-Barley-Field-7');
  await expect(metRules).toHaveCount(6);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show password/i }).click();
  await expect(field).toHaveAttribute('type', 'text');
});

test('a known password is rejected, and another one accepted', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await page.goto('/signup');
  await fill(page, { email: `common-${crypto.randomUUID()}@example.org`, password: 'Welcome123!' });
  const rule = page.getByText('Not one that thieves try first, not met');
  await expect(rule).toBeVisible();
  await checkPage(page, 'known password');
  await submitButton(page).click();
  await expect(page.getByText(/❌ Thieves try this password first/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(sample.password);
  await expect(rule).toBeHidden();
  await submitButton(page).click();
  await expect(page).toHaveURL('/subscribe');
});

test('a failed sign-up keeps the fields, a reload all but the password, and sending shows progress', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  const message = 'An account with this email already exists. Please log in.';
  const responses = [
    { status: 503, body: 'busy' },
    { status: 409, json: { message } },
  ];
  await page.route('**/api/auth/store-signup', (route) => route.fulfill(responses.shift() ?? {}));
  await page.goto('/signup');
  await fill(page, {});
  await submitButton(page).click();
  await expect(page.getByText('❌ Failed to stage signup data')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(sample.name);
  await expect(page.getByLabel('Email')).toHaveValue(sample.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(sample.password);
  await submitButton(page).click();
  await expect(page.getByText(`❌ ${message}`)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue(sample.name);
  await expect(page.getByLabel('Email')).toHaveValue(sample.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  const response = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route('**/api/auth/store-signup', async (route) => {
    await response.promise;
    await route.fulfill({ json: {} });
  });
  await fill(page, {});
  const sent = page.waitForRequest('**/api/auth/store-signup');
  await submitButton(page).click();
  await expect(page.getByText('Preparing your signup...')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
  const request = await sent;
  const body = request.postDataJSON() as Record<string, string>;
  expect(request.headers()['x-csrf-token']).toBe(body.csrfToken);
  expect(body).toMatchObject(sample);
  expect(body.token).toMatch(/^[\w-]{40,}$/);
  response.resolve();
  await expect(page).toHaveURL('/subscribe');
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))).toMatchObject({
    signupEmail: sample.email,
    signupToken: body.token,
  });
});

test('a repeated trial is rejected before the payment, also after a reload', async ({ page }) => {
  await page.route('**/api/auth/store-signup', (route) => route.fulfill({ json: {} }));
  // In place of the payment page.
  await page.route('**/api/checkout/checkout', (route) =>
    route.fulfill({ json: { url: siteUrl('/about'), trialDays: 0 } }),
  );
  await page.goto('/signup');
  await fill(page, {});
  await submitButton(page).click();
  await expect(page).toHaveURL('/subscribe');
  const button = page.getByRole('button', { name: 'Continue to secure payment' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('You’ve had your free days already.');
  await expect(page.getByRole('alert')).toBeFocused();
  for (const state of ['at first', 'after a reload']) {
    await expect(page.getByText(/You’ve had your free days, so both/), state).toBeVisible();
    await expect(page.getByRole('row', { name: /Due now/ }), state).toContainText('$50.00');
    await expect(page.getByText(/\$50 is charged today/), state).toBeVisible();
    const promises = page.getByRole('main').getByText(/Nothing is charged today|free days\.|days free/);
    await expect(promises, state).toHaveCount(0);
    await page.reload();
  }
  await button.click();
  await expect(page).toHaveURL('/about');
});

test('choosing a plan requires a sign-up', async ({ page }) => {
  for (const path of ['/subscribe', '/subscribe?plan=weekly']) {
    await page.goto(path);
    await expect(page).toHaveURL('/signup');
    await expect(page.getByText('Session expired. Please sign up again.')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Session expired. Please sign up again.')).toBeHidden();
});
