import type { Page, Route } from '@playwright/test';
import { createMember, installSession, logIn as logInAs } from './members.ts';
import { checkPage } from './page-checks.ts';
import { expect, siteUrl, test } from './visitor.ts';

const refusal = {
  status: 400,
  headers: { 'x-amzn-errortype': 'NotAuthorizedException:' },
  json: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
};

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal.
  allowed.console.push(/Failed to load resource/);
});

test('the dialog opens from the header, closes by Escape, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Login' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside, 'the focus left the dialog').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('?modal=login opens the dialog by itself', async ({ page }) => {
  await page.goto('/?modal=login');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

test('the dialog has all that the log-in wants', async ({ page }) => {
  await page.goto('/?modal=login');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot');
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await expect(dialog.getByRole('button', { name: 'Continue with Apple' })).toBeDisabled();
  await expect(dialog.getByText('Apple Sign-In coming soon!')).toBeVisible();
});

test('text typed before the script loads is not lost', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/?modal=login', { waitUntil: 'commit' });
  await page.getByRole('dialog').getByLabel('Email').fill('ruth@example.org');
  release();
  await expect(page.getByRole('button', { name: 'Log In' })).toHaveAttribute('type', 'submit');
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('ruth@example.org');
});

test('a rejected log-in shows its message in the dialog', async ({ page }) => {
  await page.route('**/identity/**', (route) => route.fulfill(refusal));
  await page.route('**/identity', (route) => route.fulfill(refusal));
  await page.goto('/?modal=login');
  const dialog = page.getByRole('dialog');
  // An Enter that comes before the script does nothing.
  await expect(dialog.getByRole('button', { name: 'Log In' })).toHaveAttribute('type', 'submit');
  await dialog.getByLabel('Email').fill('ruth@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Login failed. Please check your email and password.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('ruth@example.org');
});

test('a password is taken without the spaces that were pasted around it', async ({ page }) => {
  const member = await createMember();
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(` ${member.password} `);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('without scripts the log-in page shows instructions', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
  const page = await context.newPage();
  await page.goto('/login');
  const advice = page.locator('.noscript');
  await expect(advice).toContainText('Please turn it on for this site, and reload the page.');
  const { y: adviceTop = NaN } = (await advice.boundingBox()) ?? {};
  const { y: formTop = NaN } = (await page.getByLabel('Email').boundingBox()) ?? {};
  expect(adviceTop).toBeLessThan(formTop);
  await context.close();
});

test('a rejected log-in shows the reason on the page', async ({ page }) => {
  await page.route('**/identity', (route) => route.fulfill(refusal));
  await page.route('**/identity/**', (route) => route.fulfill(refusal));
  await page.goto('/login');
  await page.getByLabel('Email').fill('ruth@example.org');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('❌ Incorrect email address or password.')).toBeVisible();
});

for (const [what, answer] of [
  ['nobody answers', null],
  ['a proxy answers', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ['a hotel answers', { contentType: 'text/html', body: '<h1>Welcome</h1>' }],
  ['nothing is answered', { body: '' }],
] as const) {
  test(`the log-in speaks of the network when ${what}, and keeps what was typed`, async ({ page }) => {
    const broken = (route: Route) => (answer === null ? route.abort() : route.fulfill(answer));
    await page.route('**/identity', broken);
    await page.route('**/identity/**', broken);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toHaveAttribute('type', 'submit');
    await page.getByLabel('Email').fill('ruth@example.org');
    await page.getByLabel('Password', { exact: true }).fill('Barley-Field-7');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByText('❌ A network error has occurred.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel('Email')).toHaveValue('ruth@example.org');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Barley-Field-7');
  });
}

test('Enter sends nothing while a line is empty', async ({ page }) => {
  let asked = 0;
  await page.route('**/identity**', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/login');
  // An Enter that comes before the script does nothing.
  await expect(page.getByRole('button', { name: 'Log In' })).toHaveAttribute('type', 'submit');
  await page.getByLabel('Email').fill('ruth@example.org');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(asked).toBe(0);
});

for (const place of ['/dashboard', '/dashboard/homilies', '/dashboard/blog/edit?draft=1']) {
  test(`a visitor at ${place} is sent to the log-in`, async ({ page }) => {
    await page.goto(place);
    await expect(page).toHaveURL(/\/login/);
    const next = new URL(page.url()).searchParams.get('next');
    expect(next).toBe(place === '/dashboard' ? null : place);
  });
}

const reader = {
  name: 'Ruth',
  email: 'ruth@wayfare.example',
  password: () => process.env.READER_PASSWORD ?? '',
};

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(reader.email);
  await page.getByLabel('Password', { exact: true }).fill(reader.password());
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('a member logs in from the dialog, is known after a reload, and logs out without a trace', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByRole('heading', { name: `Welcome, ${reader.name}!` })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage).toSorted());
  expect(kept).toEqual(['CognitoAuthToken', 'CognitoUserGroups', 'accessToken']);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Welcome, ${reader.name}!` })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() => Object.keys(localStorage).length + Object.keys(sessionStorage).length),
  ).toBe(0);
});

test('the place that was asked for opens after the log-in, and no place elsewhere does', async ({ page }) => {
  await page.goto('/dashboard/settings');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/settings');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/login?next=https://elsewhere.example/dashboard');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/profile');
});

const places = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

test('a member without a subscription sees what requires one', async ({ page }) => {
  await logInAs(page, await createMember());
  for (const closed of ['Today', 'Homilies', 'Blog']) {
    await expect(places(page).getByRole('link', { name: closed })).toHaveCount(0);
    await expect(places(page).getByText(closed)).toHaveAttribute('aria-disabled', 'true');
    await expect(places(page).getByText(closed)).toHaveAccessibleDescription(
      'These come with a subscription.',
    );
  }
  for (const place of ['homilies', 'blog', 'blog/edit']) {
    await page.goto(`/dashboard/${place}`);
    await expect(page).toHaveURL('/dashboard/subscription');
  }
});

test('to a complimentary member all places are open', async ({ page }) => {
  await logInAs(page, await createMember({ isComplimentary: true }));
  for (const open of ['Homilies', 'Blog']) {
    await places(page).getByRole('link', { name: open }).click();
    await expect(page).toHaveURL(`/dashboard/${open.toLowerCase()}`);
  }
  await places(page).getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/);
  await expect(places(page).locator('[aria-current]')).toHaveText('Today');
});

test('the places of the dashboard fit every width, and axe finds nothing', async ({ page }) => {
  test.slow();
  await logInAs(page, await createMember());
  await expect(places(page).getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  for (const place of ['Profile', 'Subscription', 'Settings']) {
    await places(page).getByRole('link', { name: place }).click();
    await expect(page).toHaveURL(`/dashboard/${place.toLowerCase()}`);
    await checkPage(page, place);
  }
});

test('the log-in page redirects a signed-in member to the dashboard', async ({ page }) => {
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/profile');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard/profile');
  await page.goto('/homily-email-unsubscribe');
  await expect(page).toHaveURL('/dashboard/subscription');
});

test('a wrong password shows the message of the user pool', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@wayfare.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('❌ Incorrect email address or password.')).toBeVisible();
});

test('the mail preferences ask for a log-in of their own', async ({ page }) => {
  await page.goto('/homily-email-unsubscribe');
  await expect(page.getByRole('heading', { name: 'Login to Manage Subscription' })).toBeVisible();
});

test('a session that brings no access token is warned of', async ({ page }) => {
  // On a page that asks nothing in the session's name: its answer would lead to the log-in by itself.
  await installSession(page, await createMember());
  const warned: string[] = [];
  page.on('console', (message) => warned.push(`${message.type()}: ${message.text()}`));
  // The provider's client knows of somebody here, and has no tokens.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('Token')) localStorage.removeItem(key);
  });
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
  expect(warned).toContain('warning: The session has no access token.');
});

test('a link to a members-only page shows its target above the log-in', async ({ page }) => {
  await page.goto('/dashboard/homilies/2026-11-19');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Then the page for November 19, 2026 opens.')).toBeVisible();
  await page.goto('/login?next=%2Fdashboard%2Fhomilies%2F2026-99-99');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText(/Then the page/)).toHaveCount(0);
});
