import { checkPage } from './page-checks.ts';
import { expect, siteUrl, test } from './visitor.ts';

const good = { name: 'Ruth', email: 'ruth@example.org', password: 'Barley-Field-7' };

async function fill(page: import('@playwright/test').Page, given: Partial<typeof good>): Promise<void> {
  const { name, email, password } = { ...good, ...given };
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('the button opens when name, email and password are in order', async ({ page }) => {
  await page.goto('/signup');
  const button = page.getByRole('button', { name: 'Continue with Email' });
  await expect(button).toBeDisabled();
  await fill(page, { password: 'barley' });
  await expect(button).toBeDisabled();
  await fill(page, { email: 'ruth@example' });
  await expect(button).toBeDisabled();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await fill(page, {});
  await expect(button).toBeEnabled();
  await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
});

test('pressed too early, the button says what is missing', async ({ page }) => {
  await page.goto('/signup');
  const button = page.getByRole('button', { name: 'Continue with Email' });
  await button.click({ force: true });
  await expect(page.getByText('❌ All fields are required.')).toBeVisible();
  await fill(page, { email: 'ruth@example' });
  await button.click({ force: true });
  await expect(page.getByText('❌ Please enter a valid email address.')).toBeVisible();
  await fill(page, { password: 'too short' });
  await button.click({ force: true });
  await expect(page.getByText('❌ Password does not meet the policy.')).toBeVisible();
});

test('the rules of the password are ticked off as they are met', async ({ page }) => {
  await page.goto('/signup');
  const met = page.locator('.rules .met');
  await fill(page, { password: '' });
  await page.getByLabel('Password', { exact: true }).fill('abc');
  const few = await met.count();
  await page.getByLabel('Password', { exact: true }).fill(good.password);
  await expect(met).toHaveCount(7);
  expect(few).toBeLessThan(7);
  await page.getByLabel('Password', { exact: true }).fill('Ruth-Barley-Field-7');
  await expect(met).toHaveCount(6);
});

test('a known password is named while it is typed, and the suggestion beside it is accepted', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  await page.goto('/signup');
  await fill(page, { email: `common-${crypto.randomUUID()}@example.org`, password: 'Welcome123!' });
  const rule = page.getByText('Not one that thieves try first, not met');
  await expect(rule).toBeVisible();
  const hint = page.getByText('Thieves know this password. A better one: ');
  const [, suggestion = ''] = /: (\S+)$/.exec((await hint.textContent()) ?? '') ?? [];
  await checkPage(page, 'known password');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText(/❌ Thieves try this password first/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(suggestion);
  await expect(rule).toBeHidden();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page).toHaveURL('/subscribe');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/signup');
  const line = page.getByLabel('Password', { exact: true });
  await line.fill(good.password);
  await expect(line).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /show password/i }).click();
  await expect(line).toHaveAttribute('type', 'text');
});

test('a failure is told and loses nothing that was typed', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await page.route('**/api/auth/store-signup', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto('/signup');
  await fill(page, {});
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText('❌ Failed to stage signup data')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(good.name);
  await expect(page.getByLabel('Email')).toHaveValue(good.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(good.password);
});

test('the message of the server is shown as it is', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const message = 'An account with this email already exists. Please log in.';
  await page.route('**/api/auth/store-signup', (route) => route.fulfill({ status: 409, json: { message } }));
  await page.goto('/signup');
  await fill(page, {});
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText(`❌ ${message}`)).toBeVisible();
});

test('what was said of the form goes when it is mended', async ({ page }) => {
  await page.goto('/signup');
  // An Enter that comes before the script does nothing.
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toHaveAttribute('type', 'submit');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('❌ All fields are required.')).toBeVisible();
  await page.getByLabel('First name').fill(good.name);
  await expect(page.getByText('❌ All fields are required.')).toBeVisible();
  await fill(page, { password: 'barley' });
  await expect(page.getByText('❌')).toHaveCount(0);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('❌ Password does not meet the policy.')).toBeVisible();
  await fill(page, {});
  await expect(page.getByText('❌')).toHaveCount(0);
});

test('what was said of an address goes when another is typed', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const json = { code: 'account_exists', message: 'An account with this email already exists.' };
  await page.route('**/api/auth/store-signup', (route) => route.fulfill({ status: 409, json }));
  await page.goto('/signup');
  await fill(page, {});
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText(`❌ ${json.message}`)).toBeVisible();
  await page.getByLabel('First name').fill('Naomi');
  await expect(page.getByText(`❌ ${json.message}`)).toBeVisible();
  await page.getByLabel('Email').fill('naomi@example.org');
  await expect(page.getByText(`❌ ${json.message}`)).toBeHidden();
});

test('an address that had its free days is told so before it pays, and goes on knowing it', async ({
  page,
}) => {
  await page.route('**/api/auth/store-signup', (route) => route.fulfill({ json: {} }));
  // Any page of ours may stand for the payment page.
  await page.route('**/api/checkout/checkout', (route) =>
    route.fulfill({ json: { url: siteUrl('/about'), trialDays: 0 } }),
  );
  await page.goto('/signup');
  await fill(page, {});
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page).toHaveURL('/subscribe');
  const button = page.getByRole('button', { name: 'Continue to secure payment' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('You’ve had your free days already.');
  await expect(page.getByRole('alert')).toBeFocused();
  for (const time of ['at first', 'loaded again']) {
    await expect(page.getByText(/You’ve had your free days, so both/), time).toBeVisible();
    await expect(page.getByRole('row', { name: /Due now/ }), time).toContainText('$50.00');
    await expect(page.getByText(/\$50 is charged today/), time).toBeVisible();
    const promises = page.getByRole('main').getByText(/Nothing is charged today|free days\.|days free/);
    await expect(promises, time).toHaveCount(0);
    await page.reload();
  }
  await button.click();
  await expect(page).toHaveURL('/about');
});

test('while the signup is prepared the form gives way to a sign of it', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/store-signup', async (route) => {
    await held;
    await route.fulfill({ json: {} });
  });
  await page.goto('/signup');
  await fill(page, {});
  const asked = page.waitForRequest('**/api/auth/store-signup');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText('Preparing your signup...')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
  const request = await asked;
  const body = request.postDataJSON() as Record<string, string>;
  expect(request.headers()['x-csrf-token']).toBe(body.csrfToken);
  expect(body).toMatchObject(good);
  expect(body.token).toMatch(/^[\w-]{40,}$/);
  answer();
  await expect(page).toHaveURL('/subscribe');
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))).toMatchObject({
    signupEmail: good.email,
    signupToken: body.token,
  });
});

test('a reload keeps the name and the email, and not the password', async ({ page }) => {
  await page.goto('/signup');
  await fill(page, {});
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue(good.name);
  await expect(page.getByLabel('Email')).toHaveValue(good.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a form that is filled in and not in order is told what is still wrong', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByText(/^First fill in your name/)).toBeVisible();
  await fill(page, { password: 'short' });
  await expect(page.getByText('First choose a password that meets every rule above.')).toBeVisible();
  await fill(page, { email: 'nobody' });
  await expect(page.getByText('First check your email address.')).toBeVisible();
  await expect(page.getByText(/^First fill in your name/)).toBeHidden();
});

test('nobody chooses a plan without having signed up', async ({ page }) => {
  await page.goto('/subscribe');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('Session expired. Please sign up again.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Session expired. Please sign up again.')).toBeHidden();
});
