import type { Locator, Page } from '@playwright/test';
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
import { checkPage } from './page-checks.ts';
import { findSetting, openSetting, settingMessage } from './settings-page.ts';
import { allowFailedRequests, expect, siteUrl, test } from './visitor.ts';

allowFailedRequests();

const saveName = (page: Page) => findSetting(page, 'First name').getByRole('button', { name: 'Save' });
const nameStatus = (page: Page) => settingMessage(findSetting(page, 'First name'));
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });

async function openSettings(page: Page, member: Member): Promise<void> {
  await installSession(page, member);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // By now all calls of the page have responses, so a test can end the session for the next one.
  await expect(findSetting(page, 'How often')).toBeVisible();
}

async function openDevices(page: Page): Promise<Locator> {
  const devices = await openSetting(page, 'Devices');
  // The list above the button moves it.
  await expect(devices.getByText(/(are logged in:|only here\.)$/)).toBeFocused();
  return devices.getByRole('button', { name: 'Sign Out Everywhere' });
}

async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  const form = findSetting(page, 'Password');
  if (!(await form.getByLabel('Current password').isVisible())) await openSetting(page, 'Password');
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

test('a name is required, survives a failed save, and appears at once and in the tokens', async ({
  page,
}) => {
  await openSettings(page, await createMember());
  await openSetting(page, 'First name');
  const name = page.getByLabel('First name');
  const status = nameStatus(page);
  await expect(name).toHaveAttribute('maxlength', '100');
  await name.fill('   ');
  await saveName(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/^Please enter your first name\./);
  await mockPoolCall(page, 'UpdateUserAttributes', null);
  await name.fill('Orpah');
  await saveName(page).click();
  await expect(status).toHaveText('❌ We couldn’t reach the network. Please try again.');
  await expect(name).toHaveValue('Orpah');
  await page.unrouteAll();

  // Without the new tokens the name is saved all the same.
  await mockPoolCall(page, 'GetTokensFromRefreshToken', null);
  await saveName(page).click();
  await expect(status).toHaveText('✅ Your name is saved.');
  await page.unrouteAll();

  await openSetting(page, 'First name');
  await expect(name).toHaveValue('Orpah');
  await name.fill('  Zoë  ');
  await saveName(page).click();
  await expect(nameStatus(page)).toHaveText('✅ Your name is saved.');
  await expect.poll(() => nameInToken(page)).toBe('Zoë');
  await sidebarLink(page, 'Profile').click();
  await expect(page.getByRole('heading', { name: 'Welcome, Zoë!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Zoë!' })).toBeVisible();
  await sidebarLink(page, 'Settings').click();
  await expect(findSetting(page, 'First name')).toContainText('Zoë');
});

test('a rejected password change shows the reason, and an accepted one changes the log-in', async ({
  page,
}) => {
  const member = await createMember();
  await openSettings(page, member);
  const form = findSetting(page, 'Password');
  const [current, chosen] = [form.getByLabel('Current password'), form.getByLabel('New password')];

  await changePassword(page, '', 'too short');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Please enter your current password.');
  await expect(chosen).toHaveAccessibleDescription(/^Password does not meet the policy\. /);

  await changePassword(page, 'Not-The-Password-1', 'Threshing-Floor-3');
  await expect(settingMessage(form)).toHaveText('❌ Your password was not changed.');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(chosen).toHaveValue('Threshing-Floor-3');

  await mockPoolCall(page, 'ChangePassword', errorAnswer('InvalidPasswordException', 'It was used before.'));
  await changePassword(page, member.password, 'Threshing-Floor-3');
  await expect(settingMessage(form)).toHaveText('❌ It was used before.');
  await expect(current).toHaveValue(member.password);
  await page.unrouteAll();

  await mockPoolCall(page, 'ChangePassword', null);
  await changePassword(page, member.password, 'Threshing-Floor-3');
  await expect(settingMessage(form)).toHaveText('❌ We couldn’t reach the network. Please try again.');
  await expect(chosen).toHaveValue('Threshing-Floor-3');
  await page.unrouteAll();

  const limit = errorAnswer('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  await mockPoolCall(page, 'ChangePassword', limit);
  await changePassword(page, 'Not-The-Password-2', 'Threshing-Floor-3');
  await expect(settingMessage(form)).toHaveText(
    '❌ There were too many tries. Please wait a few minutes and try again.',
  );
  await page.unrouteAll();

  await changePassword(page, member.password, 'Password1!');
  await expect(settingMessage(form)).toHaveText(/Thieves try this password first/);
  const rule = form.getByText('Not one that thieves try first, not met');
  await expect(rule).toBeVisible();
  await form.getByLabel('New password').fill('Password1!x');
  await expect(rule).toBeHidden();

  await changePassword(page, member.password, 'Threshing-Floor-3');
  await expect(settingMessage(form)).toHaveText('✅ Your password has been changed.');
  await openSetting(page, 'Password');
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

test('signing out everywhere reports a failure, and ends the session of another browser', async ({
  page,
  browser,
}) => {
  const member = await createMember();
  const elsewhere = await browser.newContext({ baseURL: siteUrl() });
  const other = await elsewhere.newPage();
  await logIn(other, member);

  await openSettings(page, member);
  const signOut = await openDevices(page);
  const serverError = { ...errorAnswer('InternalErrorException', 'Sorry'), status: 500 };
  for (const [operation, answer, message] of [
    ['GlobalSignOut', null, 'We couldn’t reach the network. Please try again.'],
    ['GlobalSignOut', serverError, 'Something went wrong. Please try again.'],
    ['GetTokensFromRefreshToken', null, 'We couldn’t reach the network. Please try again.'],
  ] as const) {
    await mockPoolCall(page, operation, answer);
    await signOut.click();
    await expect(settingMessage(findSetting(page, 'Devices'))).toHaveText(
      `❌ ${message} You may still be logged in on other devices.`,
    );
    await page.unrouteAll();
  }
  await page.reload();
  await expect(page).toHaveURL('/dashboard/settings');

  await (await openDevices(page)).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('✅ You are logged out everywhere.')).toBeVisible();
  expect(await listStoredKeys(page)).toEqual([]);

  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=%2Fdashboard%2Fprofile$/);
  await expect(other.getByText('You have been logged out. Please log in again.')).toBeVisible();
  expect(await listStoredKeys(other)).toEqual([]);
  await elsewhere.close();
});

test('a rejected call does not redirect while the page leaves for the log-in', async ({ page }) => {
  await logIn(page, await createMember());
  const rejection = Promise.withResolvers<void>();
  await page.route('**/api/homily/mail-preference', async (route) => {
    await rejection.promise;
    await route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', error: 'Please log in.' } });
  });
  await page.route('**/login', async (route) => {
    rejection.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await sidebarLink(page, 'Settings').click();
  await (await openDevices(page)).click();
  await expect(page.getByText('✅ You are logged out everywhere.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

const sessions = (page: Page) => findSetting(page, 'Devices');
const showSessions = (page: Page) => sessions(page).locator('summary');

test('a member lists the logged-in browsers by keyboard and ends another session', async ({
  page,
  browser,
}) => {
  const member = await createMember();
  const elsewhere = await browser.newContext({ baseURL: siteUrl() });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await sendLogin(other, member);
  await expect(other.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();

  await openSettings(page, member);
  await showSessions(page).focus();
  await page.keyboard.press('Enter');
  await expect(sessions(page).getByText('2 browsers are logged in:')).toBeFocused();
  const [here, there] = [0, 1].map((index) => sessions(page).getByRole('listitem').nth(index));
  if (here === undefined || there === undefined) throw new Error('Expected two sessions.');
  await expect(here).toContainText('(this browser)');
  await expect(here.getByRole('button')).toHaveCount(0);
  await expect(there).toContainText(/^(Chrome|Firefox|Safari) on \w+Since \w+ \d+, \d{4} at /);
  await checkPage(page, 'the list of sessions');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(settingMessage(sessions(page))).toHaveText(/^✅ .+ is logged out\.$/);
  await expect(settingMessage(sessions(page))).toBeFocused();
  await expect(sessions(page).getByText('You’re logged in only here.')).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  expect(await listStoredKeys(other)).toEqual([]);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('the page says so if the identity provider lists no sessions', async ({ page }) => {
  await openSettings(page, await createMember());
  const cognitoDevice = {
    DeviceKey: 'us-east-1_0123',
    DeviceAttributes: [],
    DeviceCreateDate: 1_760_000_000,
  };
  for (const answer of [
    { json: { Devices: [cognitoDevice] } },
    errorAnswer('InvalidParameterException', 'Device tracking is off.'),
  ]) {
    await mockPoolCall(page, 'ListDevices', answer);
    await showSessions(page).click();
    await expect(sessions(page).getByText(/^We can’t list them here/)).toBeFocused();
    await page.unrouteAll();
    await page.reload();
  }
  await mockPoolCall(page, 'ListDevices', null);
  await showSessions(page).click();
  await expect(sessions(page).getByText('We couldn’t reach the network.')).toBeFocused();
  await page.unrouteAll();
  await sessions(page).getByRole('button', { name: 'Try again' }).click();
  await expect(sessions(page).getByText('You’re logged in only here.')).toBeFocused();
});

test('an ended session keeps what was typed until the member has logged in in another tab', async ({
  page,
  context,
}) => {
  const member = await createMember();
  await openSettings(page, member);
  await endSessions(member);
  await openSetting(page, 'First name');
  await page.getByLabel('First name').fill('Zoë');
  await saveName(page).click();
  const loggedOut = '❌ You have been logged out. Please log in in another tab, and then try again here.';
  await expect(nameStatus(page)).toHaveText(loggedOut);
  await changePassword(page, member.password, 'Threshing-Floor-3');
  await expect(settingMessage(findSetting(page, 'Password'))).toHaveText(loggedOut);

  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await sendLogin(otherTab, member);
  await expect(otherTab).toHaveURL('/dashboard/profile');
  await otherTab.close();
  await openSetting(page, 'First name');
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await saveName(page).click();
  await expect(nameStatus(page)).toHaveText('✅ Your name is saved.');
});

test('what one member typed is gone when another member has logged in in another tab', async ({
  page,
  context,
}) => {
  const [naomi, boaz] = [await createMember(), await createMember({ name: 'Boaz' })];
  await openSettings(page, naomi);
  await endSessions(naomi);
  await openSetting(page, 'First name');
  await page.getByLabel('First name').fill('Mara');
  await saveName(page).click();
  await expect(nameStatus(page)).toContainText('You have been logged out.');
  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await sendLogin(otherTab, boaz);
  await expect(findSetting(page, 'First name')).toContainText('Boaz');
});

test('the settings pass the page checks with errors and saved, and fit a phone at double zoom', async ({
  page,
}) => {
  await openSettings(page, await createMember());
  await checkPage(page, 'all closed');
  await openSetting(page, 'First name');
  await page.getByLabel('First name').fill(' ');
  await saveName(page).click();
  await changePassword(page, '', 'too short');
  await checkPage(page, 'with errors');
  // Opening another setting keeps the typed text.
  await openSetting(page, 'First name');
  await expect(page.getByLabel('First name')).toHaveValue(' ');
  await page.getByLabel('First name').fill('Zoë');
  await saveName(page).click();
  await expect(page.getByText('✅ Your name is saved.')).toBeVisible();
  await checkPage(page, 'saved');
  await page.setViewportSize({ width: 188, height: 334 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
