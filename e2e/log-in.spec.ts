import type { Page, Route } from '@playwright/test';
import { createMember, grantAccess, installSession, sendLogin } from './members.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

/** Waits for the script: without it, Enter and clicks do nothing. */
async function waitForScript(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toHaveAttribute('type', 'submit');
}

test('the dialog opens from the header, keeps the focus inside, closes by Escape and returns the focus', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Login' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Continue with Apple' })).toBeDisabled();
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside, 'the focus left the dialog').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('text typed before the script loads is not lost', async ({ page }) => {
  const { promise: isTyped, resolve: loadScript } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto('/?modal=login', { waitUntil: 'commit' });
  await page.getByRole('dialog').getByLabel('Email').fill('ruth@example.org');
  loadScript();
  await waitForScript(page);
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('ruth@example.org');
});

test('a wrong password shows a message on the page and in the dialog, and Enter needs both fields', async ({
  page,
}) => {
  let requestCount = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/identity') requestCount += 1;
  });
  await page.goto('/login');
  await waitForScript(page);
  await page.getByLabel('Email').fill('ruth@example.org');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(requestCount).toBe(0);
  await sendLogin(page, { email: 'nobody@wayfare.example', password: 'Wrong-Password-1' });
  await expect(page.getByText('❌ Incorrect email address or password.')).toBeVisible();
  await page.goto('/?modal=login');
  const dialog = page.getByRole('dialog');
  await waitForScript(page);
  await dialog.getByLabel('Email').fill('nobody@wayfare.example');
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Login failed. Please check your email and password.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('nobody@wayfare.example');
});

test('a network error shows a message and keeps the typed text', async ({ page }) => {
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto('/login');
  await waitForScript(page);
  await email.fill('ruth@example.org');
  await password.fill('Barley-Field-7');
  for (const [problem, respond] of [
    ['refused connection', (route: Route) => route.abort()],
    ['log-in page of a hotel', (route: Route) => route.fulfill({ body: '<h1>Welcome</h1>' })],
  ] as const) {
    await page.route('**/identity', respond);
    const request = page.waitForRequest('**/identity');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await request;
    const message = page.getByText('❌ A network error has occurred.');
    await expect(message, problem).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Log In', exact: true }), problem).toBeEnabled();
    await expect(email, problem).toHaveValue('ruth@example.org');
    await expect(password, problem).toHaveValue('Barley-Field-7');
    await page.unroute('**/identity');
  }
});

test('a visitor of a dashboard page is sent to the log-in, which keeps its path', async ({ page }) => {
  for (const [path, next] of [
    ['/dashboard', null],
    ['/dashboard/blog/edit?draft=1', '/dashboard/blog/edit?draft=1'],
    ['/dashboard/homilies/2026-11-19', '/dashboard/homilies/2026-11-19'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    expect(new URL(page.url()).searchParams.get('next')).toBe(next);
  }
});

test('a member logs in from the dialog, stays logged in after a reload, and logging out deletes all stored data', async ({
  page,
}) => {
  const greeting = page.getByRole('heading', { name: 'Welcome, Ruth!' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await sendLogin(page, {
    email: 'ruth@wayfare.example',
    password: process.env.READER_PASSWORD ?? '',
  });
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(greeting).toBeVisible();
  const storedKeys = await page.evaluate(() => Object.keys(sessionStorage).toSorted());
  expect(storedKeys).toEqual(['CognitoAuthToken', 'CognitoUserGroups', 'accessToken']);
  await page.reload();
  await expect(greeting).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() => Object.keys(localStorage).length + Object.keys(sessionStorage).length),
  ).toBe(0);
});

test('the requested page opens after the log-in, a page of another site does not', async ({ page }) => {
  const { email, password } = await createMember();
  await page.goto('/dashboard/settings');
  // Spaces around a pasted password are ignored.
  await sendLogin(page, { email, password: ` ${password} ` });
  await expect(page).toHaveURL('/dashboard/settings');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/login?next=https://elsewhere.example/dashboard');
  await sendLogin(page, { email, password });
  await expect(page).toHaveURL('/dashboard/profile');
});

test('the menu and pages for subscribers open with a subscription', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  const member = await createMember();
  await installSession(page, member);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('You have no subscription yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a plan to read on' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  for (const name of ['Today', 'Homilies', 'Blog']) {
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
    await expect(menu.getByText(name)).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByText(name)).toHaveAccessibleDescription('These come with a subscription.');
  }
  for (const path of ['homilies/2025-06-27', 'homilies/edit', 'blog']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page).toHaveURL('/dashboard/subscription');
  }
  await grantAccess(member);
  await page.reload();
  for (const name of ['Homilies', 'Blog']) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/dashboard/${name.toLowerCase()}`);
  }
  await menu.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/);
  await expect(menu.locator('[aria-current]')).toHaveText('Today');
});

test('the log-in pages redirect a member to the dashboard, unless the access token is missing', async ({
  page,
}) => {
  await installSession(page, await createMember());
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard/profile');
  await page.goto('/homily-email-unsubscribe');
  await expect(page).toHaveURL('/dashboard/subscription#morning-mail');

  // A page without a session check, which would store the tokens again.
  await page.goto('/about');
  const output: string[] = [];
  page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('Token')) localStorage.removeItem(key);
  });
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
  await expect.poll(() => output).toContain('warning: The session has no access token.');
});
