import type { Page } from '@playwright/test';
import {
  createMember,
  endSessions,
  errorAnswer,
  installSession,
  listStoredKeys,
  logIn,
  type Member,
  mockPoolCall,
  sendLogin,
} from './members.ts';
import { checkPage, widths } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal.
  allowed.console.push(/Failed to load resource/);
});

const section = (page: Page, name: string) => page.getByRole('region', { name });
const saveName = (page: Page) => page.getByRole('button', { name: 'Save Name' });
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });

async function toSettings(page: Page, member: Member): Promise<void> {
  await installSession(page, member);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // With this the page's own calls are answered: whatever ends the session meets what is done next, and nothing else.
  await expect(page.getByLabel('Every day')).toBeVisible();
}

async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  const form = section(page, 'Password');
  await form.getByLabel('Current password').fill(current);
  await form.getByLabel('New password').fill(chosen);
  await form.getByRole('button', { name: 'Change Password' }).click();
}

const nameInToken = (page: Page) =>
  page.evaluate(() => {
    const { idToken } = JSON.parse(sessionStorage.getItem('CognitoAuthToken') ?? '{}') as {
      idToken?: string;
    };
    const bytes = Uint8Array.from(
      atob((idToken ?? '').split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''),
      (c) => c.charCodeAt(0),
    );
    return (JSON.parse(new TextDecoder().decode(bytes)) as { name: string }).name;
  });

test('a changed name shows at once, in the tokens too, and after a reload', async ({ page }) => {
  await toSettings(page, await createMember());
  const name = page.getByLabel('First name');
  await expect(name).toHaveValue('Naomi');
  await name.fill('  Zoë  ');
  await saveName(page).click();
  await expect(section(page, 'Your name').getByRole('status')).toHaveText('✅ Your name is saved.');
  await expect.poll(() => nameInToken(page)).toBe('Zoë');
  await place(page, 'Profile').click();
  await expect(page.getByRole('heading', { name: 'Welcome, Zoë!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Zoë!' })).toBeVisible();
  await place(page, 'Settings').click();
  await expect(name).toHaveValue('Zoë');
});

test('a name is asked for beside its line, and one that could not be saved is kept', async ({ page }) => {
  await toSettings(page, await createMember());
  const name = page.getByLabel('First name');
  await expect(name).toHaveAttribute('maxlength', '100');
  await name.fill('   ');
  await saveName(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your first name.');
  await mockPoolCall(page, 'UpdateUserAttributes', null);
  await name.fill('Orpah');
  await saveName(page).click();
  await expect(section(page, 'Your name').getByRole('status')).toHaveText(
    '❌ We couldn’t reach the network. Please try again.',
  );
  await expect(name).toHaveValue('Orpah');
  await page.unrouteAll();
  await saveName(page).click();
  await expect(section(page, 'Your name').getByRole('status')).toHaveText('✅ Your name is saved.');
});

test('a name is saved even where the new tokens do not come', async ({ page }) => {
  await toSettings(page, await createMember());
  await mockPoolCall(page, 'GetTokensFromRefreshToken', null);
  await page.getByLabel('First name').fill('Mara');
  await saveName(page).click();
  await expect(section(page, 'Your name').getByRole('status')).toHaveText('✅ Your name is saved.');
  await place(page, 'Profile').click();
  await expect(page.getByRole('heading', { name: 'Welcome, Mara!' })).toBeVisible();
});

test('a script that does not arrive is told, with what was typed', async ({ page }) => {
  await page.route('**/assets/provider-account-*.js', (route) => route.abort());
  await toSettings(page, await createMember());
  await page.getByLabel('First name').fill('Mara');
  await saveName(page).click();
  await expect(section(page, 'Your name').getByRole('status')).toHaveText(
    '❌ Part of this page didn’t load. Please reload the page.',
  );
  await expect(page.getByLabel('First name')).toHaveValue('Mara');
});

test('a changed password is the one to log in with', async ({ page }) => {
  const member = await createMember();
  await toSettings(page, member);
  await changePassword(page, member.password, 'Threshing-Floor-3');
  const form = section(page, 'Password');
  await expect(form.getByRole('status')).toHaveText('✅ Your password has been changed.');
  await expect(form.getByLabel('Current password')).toHaveValue('');
  await expect(form.getByLabel('New password')).toHaveValue('');
  await expect(form.locator('.met')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await sendLogin(page, member);
  await expect(page.getByText('❌ Incorrect email address or password.')).toBeVisible();
  await sendLogin(page, { ...member, password: 'Threshing-Floor-3' });
  await expect(page).toHaveURL('/dashboard/profile');
});

test('a password that is not changed is told why, and everything typed is kept', async ({ page }) => {
  const member = await createMember();
  await toSettings(page, member);
  const form = section(page, 'Password');
  const [current, chosen] = [form.getByLabel('Current password'), form.getByLabel('New password')];

  await changePassword(page, '', 'too short');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Please enter your current password.');
  await expect(chosen).toHaveAccessibleDescription(/^Password does not meet the policy\. /);

  await changePassword(page, 'Not-The-Password-1', 'Threshing-Floor-3');
  await expect(form.getByRole('status')).toHaveText('❌ Your password was not changed.');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(chosen).toHaveValue('Threshing-Floor-3');

  await mockPoolCall(page, 'ChangePassword', errorAnswer('InvalidPasswordException', 'It was used before.'));
  await changePassword(page, member.password, 'Threshing-Floor-3');
  await expect(form.getByRole('status')).toHaveText('❌ It was used before.');
  await expect(current).toHaveValue(member.password);
  await page.unrouteAll();

  await mockPoolCall(page, 'ChangePassword', null);
  await changePassword(page, member.password, 'Threshing-Floor-3');
  await expect(form.getByRole('status')).toHaveText('❌ We couldn’t reach the network. Please try again.');
  await expect(chosen).toHaveValue('Threshing-Floor-3');
});

test('a known password is named while it is typed and refused', async ({ page }) => {
  const member = await createMember();
  await toSettings(page, member);
  const form = section(page, 'Password');
  const rule = form.getByText('Not one that thieves try first, not met');
  await changePassword(page, member.password, 'Password1!');
  await expect(form.getByRole('status')).toHaveText(/Thieves try this password first/);
  await expect(rule).toBeVisible();
  await form.getByLabel('New password').fill('Password1!x');
  await expect(rule).toBeHidden();
});

test('whoever guesses at a password is told to wait', async ({ page }) => {
  await toSettings(page, await createMember());
  const form = section(page, 'Password');
  const wait = '❌ There were too many tries. Please wait a few minutes and try again.';
  const line = form.getByRole('status');
  // The first pause is a second, which a slow machine may spend on the way.
  for (let guess = 1; guess <= 12 && (await line.textContent()) !== wait; guess++) {
    await changePassword(page, `Not-The-Password-${guess}`, 'Threshing-Floor-3');
    await expect(line).toHaveText(/❌ (Your password was not changed\.|There were too many tries)/);
    await expect(form.getByRole('button', { name: 'Change Password' })).toBeEnabled();
  }
  await expect(line).toHaveText(wait);
});

test('signing out everywhere ends the session of another browser, which is told', async ({
  page,
  browser,
}) => {
  const member = await createMember();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/login', process.env.SITE_URL).href);
  await sendLogin(other, member);
  await expect(other.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();

  await toSettings(page, member);
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('✅ You are logged out everywhere.')).toBeVisible();
  expect(await listStoredKeys(page)).toEqual([]);

  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=%2Fdashboard%2Fprofile$/);
  await expect(other.getByText('You have been logged out. Please log in again.')).toBeVisible();
  expect(await listStoredKeys(other)).toEqual([]);
  await elsewhere.close();
});

test('a refusal that comes in while the page is left for the log-in does not lead elsewhere', async ({
  page,
}) => {
  await logIn(page, await createMember());
  const refused = Promise.withResolvers<void>();
  await page.route('**/api/homily/mail-preference', async (route) => {
    await refused.promise;
    await route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', error: 'Please log in.' } });
  });
  await page.route('**/login', async (route) => {
    refused.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await place(page, 'Settings').click();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page.getByText('✅ You are logged out everywhere.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a refusal that comes in before the signing out is answered does not lead elsewhere', async ({
  page,
}) => {
  await logIn(page, await createMember());
  const refused = Promise.withResolvers<void>();
  await page.route('**/api/homily/mail-preference', async (route) => {
    await refused.promise;
    await route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', error: 'Please log in.' } });
  });
  await page.route('**/identity', async (route) => {
    const operation = (await route.request().headerValue('x-amz-target')) ?? '';
    if (!operation.endsWith('.GlobalSignOut')) return route.continue();
    const answer = await route.fetch();
    const renewal = page.waitForResponse((response) => response.url().endsWith('/identity'));
    refused.resolve();
    expect((await renewal).status()).toBe(400);
    // The page has time to be misled.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ response: answer });
  });
  await place(page, 'Settings').click();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page.getByText('✅ You are logged out everywhere.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('signing out everywhere is not claimed where it failed', async ({ page }) => {
  await toSettings(page, await createMember());
  const inTrouble = { ...errorAnswer('InternalErrorException', 'Sorry'), status: 500 };
  for (const [operation, answer, words] of [
    ['GlobalSignOut', null, 'We couldn’t reach the network. Please try again.'],
    ['GlobalSignOut', inTrouble, 'Something went wrong. Please try again.'],
    ['GetTokensFromRefreshToken', null, 'We couldn’t reach the network. Please try again.'],
  ] as const) {
    await mockPoolCall(page, operation, answer);
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await expect(section(page, 'Sign out everywhere').getByRole('status')).toHaveText(
      `❌ ${words} You may still be logged in on other devices.`,
    );
    await page.unrouteAll();
    await page.reload();
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  }
});

const logIns = (page: Page) => section(page, 'Where you’re logged in');
const showLogIns = (page: Page) => logIns(page).getByRole('button', { name: 'Show Where' });

test('a member sees every browser that is logged in, by keyboard too, and ends another', async ({
  page,
  browser,
}) => {
  const member = await createMember();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/login', process.env.SITE_URL).href);
  await sendLogin(other, member);
  await expect(other.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();

  await toSettings(page, member);
  await showLogIns(page).focus();
  await page.keyboard.press('Enter');
  await expect(logIns(page).getByText('2 browsers are logged in:')).toBeFocused();
  const [here, there] = [0, 1].map((index) => logIns(page).getByRole('listitem').nth(index));
  if (here === undefined || there === undefined) throw new Error('Two are looked for.');
  await expect(here).toContainText('(this browser)');
  await expect(here.getByRole('button')).toHaveCount(0);
  await expect(there).toContainText(/^(Chrome|Firefox|Safari) on \w+Since \w+ \d+, \d{4} at /);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await checkPage(page, `where one is logged in, at ${width}`);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(logIns(page).getByRole('status')).toHaveText(/^✅ .+ is logged out\.$/);
  await expect(logIns(page).getByRole('status')).toBeFocused();
  await expect(logIns(page).getByText('You’re logged in only here.')).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  expect(await listStoredKeys(other)).toEqual([]);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('where the service that logs people in keeps no list, the page says so', async ({ page }) => {
  await toSettings(page, await createMember());
  const ofAmazon = { DeviceKey: 'us-east-1_0123', DeviceAttributes: [], DeviceCreateDate: 1_760_000_000 };
  for (const answer of [
    { json: { Devices: [] } },
    { json: { Devices: [ofAmazon] } },
    errorAnswer('InvalidParameterException', 'Device tracking is off.'),
  ]) {
    await mockPoolCall(page, 'ListDevices', answer);
    await showLogIns(page).click();
    await expect(logIns(page).getByText(/^We can’t list them here/)).toBeFocused();
    await page.unrouteAll();
    await page.reload();
  }
  await mockPoolCall(page, 'ListDevices', null);
  await showLogIns(page).click();
  await expect(logIns(page).getByText('We couldn’t reach the network.')).toBeFocused();
  await page.unrouteAll();
  await logIns(page).getByRole('button', { name: 'Try again' }).click();
  await expect(logIns(page).getByText('You’re logged in only here.')).toBeFocused();
});

test('a session that ended meanwhile leads to the log-in and back, with the name as it was typed', async ({
  page,
}) => {
  const member = await createMember();
  await toSettings(page, member);
  await endSessions(member);
  await page.getByLabel('First name').fill('Zoë');
  await saveName(page).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(page.getByText('❌ You were logged out, so your name is not saved yet.')).toBeVisible();
  await saveName(page).click();
  await expect(section(page, 'Your name').getByRole('status')).toHaveText('✅ Your name is saved.');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(page.getByText('not saved yet')).toBeHidden();
});

test('a password that a session ended over is kept nowhere, and one is told that it is not changed', async ({
  page,
}) => {
  const member = await createMember();
  await toSettings(page, member);
  await endSessions(member);
  await changePassword(page, member.password, 'Threshing-Floor-3');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
  const kept = await page.evaluate(() =>
    [...Object.values(localStorage), ...Object.values(sessionStorage)].join(),
  );
  expect(kept).not.toContain('Threshing-Floor-3');
  expect(kept).not.toContain(member.password);
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByText('❌ You were logged out, so your password was not changed.')).toBeVisible();
});

test('what one person left unsaved is not shown to the next at the same desk', async ({ page }) => {
  const [naomi, boaz] = [await createMember(), await createMember({ name: 'Boaz' })];
  await toSettings(page, naomi);
  await endSessions(naomi);
  await page.getByLabel('First name').fill('Mara');
  await saveName(page).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
  await sendLogin(page, boaz);
  await expect(page.getByLabel('First name')).toHaveValue('Boaz');
});

test('the settings are accessible at rest, with errors and saved, and fit every width', async ({ page }) => {
  test.slow();
  await toSettings(page, await createMember());
  await checkPage(page, 'at rest');
  await page.getByLabel('First name').fill(' ');
  await saveName(page).click();
  await changePassword(page, '', 'too short');
  await checkPage(page, 'with errors');
  await page.getByLabel('First name').fill('Zoë');
  await saveName(page).click();
  await expect(page.getByText('✅ Your name is saved.')).toBeVisible();
  await checkPage(page, 'saved');
});

test('on a phone that shows everything at twice the size nothing has to be moved sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 188, height: 334 });
  await toSettings(page, await createMember());
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
