import type { Page } from '@playwright/test';
import {
  createMember,
  endSessions,
  errorAnswer,
  installSession,
  listStoredKeys,
  logIn,
  mockPoolCall,
  requireReset,
  sendLogin,
} from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const chosen = 'Threshing-Floor-3';

/** The first response of the user pool to a sign-in. */
const passwordChallenge = {
  ChallengeName: 'PASSWORD_VERIFIER',
  ChallengeParameters: {
    USERNAME: 'somebody',
    USER_ID_FOR_SRP: 'somebody',
    SALT: 'abcdef0123456789',
    SRP_B: 'b'.repeat(760),
    SECRET_BLOCK: 'c2VjcmV0',
  },
};

const newPassword = (page: Page) => page.getByLabel('New password');
const save = (page: Page) => page.getByRole('button', { name: 'Save and Log In' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Choose a new password' });

test('a password that must be reset leads to the password reset', async ({ page }) => {
  const member = await createMember();
  await requireReset(member);
  await page.goto('/login');
  await sendLogin(page, member);
  const alert = page.getByText('❌ Your password has to be reset first. Please use Forgot Password.');
  await expect(alert).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL('/forgot');
});

test('a temporary password must be replaced', async ({ page }) => {
  const member = await createMember({ isPasswordTemporary: true });
  await page.goto('/?modal=login');
  await sendLogin(page, member);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel('Email')).toBeHidden();
  await expectNoAxeViolations(page);

  await newPassword(page).fill('threshing');
  await save(page).click({ force: true });
  await expect(page.getByText('❌ Password does not meet the policy.')).toBeVisible();
  await expect(newPassword(page)).toBeFocused();

  await newPassword(page).fill(chosen);
  await save(page).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();
  const session = await page.evaluate(() => Object.keys(sessionStorage).toSorted());
  expect(session).toEqual(['CognitoAuthToken', 'CognitoUserGroups', 'accessToken']);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await sendLogin(page, { ...member, password: chosen });
  await expect(page).toHaveURL('/dashboard/profile');
});

test('the form for the new password expires after three minutes', async ({ page }) => {
  const member = await createMember({ isPasswordTemporary: true });
  await page.clock.install();
  await page.goto('/login');
  await sendLogin(page, member);
  await expect(heading(page)).toBeVisible();
  await page.clock.fastForward(178_000);
  await expect(heading(page)).toBeVisible();
  await page.clock.fastForward(2_000);
  const alert = page.getByText('❌ The time to choose a new password ran out. Please log in again.');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(heading(page)).toBeFocused();
});

/** For 'DANCE' the client throws. */
const challenges = [
  ['SOFTWARE_TOKEN_MFA', {}],
  ['SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["SMS_MFA"]' }],
  ['DANCE', {}],
] as const;

test('an account with an unsupported challenge gets the support address', async ({ page }) => {
  await page.goto('/login');
  for (const [challenge, parameters] of challenges) {
    await page.unrouteAll();
    await mockPoolCall(page, 'InitiateAuth', { json: passwordChallenge });
    await mockPoolCall(page, 'RespondToAuthChallenge', {
      json: { ChallengeName: challenge, Session: 'a-session', ChallengeParameters: parameters },
    });
    await sendLogin(page, { email: 'somebody@wayfare.example', password: chosen });
    const alert = page.getByText('❌ This account asks for a step that this site does not offer.');
    await expect(alert).toBeFocused();
    await expect(alert).toHaveText(/ Please write to \S+@\S+\.$/);
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:\S+@\S+/);
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
  }
});

test('the form for the new password can be loaded again, left, and corrected', async ({ page }) => {
  const member = await createMember({ isPasswordTemporary: true });
  await page.route('**/assets/new-password-form-*.js', (route) => route.abort());
  await page.goto('/login');
  await sendLogin(page, member);
  await expect(page.getByText('❌ Part of this page didn’t load. Please reload the page.')).toBeFocused();
  await page.unrouteAll();
  await page.reload();
  await sendLogin(page, member);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back to the log-in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(member.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await newPassword(page).fill(chosen);
  await mockPoolCall(
    page,
    'RespondToAuthChallenge',
    errorAnswer('InvalidPasswordException', 'Password was breached.'),
  );
  await save(page).click();
  await expect(page.getByText('❌ Password was breached.')).toBeFocused();
  await expect(newPassword(page)).toHaveValue(chosen);
  await page.unrouteAll();
  await mockPoolCall(page, 'RespondToAuthChallenge', null);
  await save(page).click();
  await expect(page.getByText('❌ A network error has occurred.')).toBeFocused();
  await page.unrouteAll();
  await save(page).click();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('expired tokens of an ended session lead to the log-in and back to the page', async ({ page }) => {
  const member = await createMember();
  // Before any call of a page, because a rejected call leads to the log-in too.
  await installSession(page, member);
  await endSessions(member);
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    // The same token with an expiry time an hour ago.
    const expire = (token: string) => {
      const [header, payload = '', signature] = token.split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
      const expired = btoa(JSON.stringify({ ...claims, exp: claims.exp - 4_500 }));
      return `${header}.${expired.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.${signature}`;
    };
    for (const [key, value] of Object.entries(localStorage)) {
      if (/\.(access|id)Token$/.test(key)) localStorage.setItem(key, expire(String(value)));
    }
  });
  await page.goto('/dashboard/settings?from=mail');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings%3Ffrom%3Dmail');
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  expect(await listStoredKeys(page)).toEqual([]);
  await expectNoAxeViolations(page);
  // The message appears once.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toHaveAttribute('type', 'submit');
  await expect(page.getByText('You have been logged out.')).toBeHidden();
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard/settings?from=mail');
});

test('expired tokens of a session are renewed without a log-in', async ({ page }) => {
  const member = await createMember();
  await page.clock.install();
  await logIn(page, member);
  const before = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  await page.clock.fastForward('01:00:00');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).not.toBe(before);
});
