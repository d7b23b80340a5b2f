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
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal.
  allowed.console.push(/Failed to load resource/);
});

const variants = { 'the page': '/login', 'the dialog': '/?modal=login' } as const;
const chosen = 'Threshing-Floor-3';

/** The pool's first answer to a sign-in, as far as the client reads it. */
const anyProofWanted = {
  ChallengeName: 'PASSWORD_VERIFIER',
  ChallengeParameters: {
    USERNAME: 'somebody',
    USER_ID_FOR_SRP: 'somebody',
    SALT: 'abcdef0123456789',
    SRP_B: 'b'.repeat(760),
    SECRET_BLOCK: 'c2VjcmV0',
  },
};

/** The form in which a password in place of a passing one is chosen. */
const newPassword = (page: Page) => page.getByLabel('New password');
const save = (page: Page) => page.getByRole('button', { name: 'Save and Log In' });
const demand = (page: Page) => page.getByRole('heading', { name: 'Choose a new password' });

for (const [where, address] of Object.entries(variants)) {
  test(`an address that is paid for and not confirmed is offered a new link, on ${where}`, async ({
    page,
  }) => {
    const asked: unknown[] = [];
    const paid = { code: 'signup_paid', message: 'This signup is paid.' };
    await page.route('**/api/auth/resume-signup', (route) => route.fulfill({ status: 409, json: paid }));
    await page.route('**/api/auth/resend-confirmation', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
    const member = await createMember({ isConfirmed: false });
    await page.goto(address);
    await sendLogin(page, member);
    const words = page.getByText('❌ Please confirm your email first. The link is in the email we sent you.');
    await expect(words).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Request New Link' }).click();
    await expect(page.getByText('A new confirmation link has been sent to your email.')).toBeVisible();
    expect(asked).toEqual([{ email: member.email }]);
  });

  test(`a password that must be reset leads to a new one, on ${where}`, async ({ page }) => {
    const member = await createMember();
    await requireReset(member);
    await page.goto(address);
    await sendLogin(page, member);
    const words = page.getByText('❌ Your password has to be reset first. Please use Forgot Password.');
    await expect(words).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL('/forgot');
  });

  test(`a passing password is replaced by one’s own, on ${where}`, async ({ page }) => {
    const member = await createMember({ isPasswordTemporary: true });
    await page.goto(address);
    await sendLogin(page, member);
    await expect(demand(page)).toBeFocused();
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

  test(`a new password that takes more than three minutes is too late, on ${where}`, async ({ page }) => {
    const member = await createMember({ isPasswordTemporary: true });
    await page.clock.install();
    await page.goto(address);
    await sendLogin(page, member);
    await expect(demand(page)).toBeVisible();
    await page.clock.fastForward(178_000);
    await expect(demand(page)).toBeVisible();
    await page.clock.fastForward(2_000);
    const words = page.getByText('❌ The time to choose a new password ran out. Please log in again.');
    await expect(words).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(demand(page)).toBeFocused();
  });

  for (const [challenge, words, parameters] of [
    ['SOFTWARE_TOKEN_MFA', 'a code from an authenticator app', {}],
    ['SMS_MFA', 'a code sent by text message', {}],
    ['EMAIL_OTP', 'a code sent by email', {}],
    ['SELECT_MFA_TYPE', 'a second proof besides the password', { MFAS_CAN_CHOOSE: '["SMS_MFA"]' }],
    ['MFA_SETUP', 'a second proof to be set up', { MFAS_CAN_SETUP: '["EMAIL_OTP"]' }],
    ['SELECT_CHALLENGE', 'a choice between several ways to log in', {}],
    ['WEB_AUTHN', 'a passkey', {}],
    ['CUSTOM_CHALLENGE', 'the answer to another question', {}],
    ['DANCE', 'another step', {}],
  ] as const) {
    test(`an account that asks for ${challenge} is told so, on ${where}`, async ({ page }) => {
      await mockPoolCall(page, 'InitiateAuth', { json: anyProofWanted });
      await mockPoolCall(page, 'RespondToAuthChallenge', {
        json: { ChallengeName: challenge, Session: 'a-session', ChallengeParameters: parameters },
      });
      await page.goto(address);
      await sendLogin(page, { email: 'somebody@wayfare.example', password: chosen });
      const said = page.getByText(
        `❌ This account asks for ${words}, which this site does not offer. Please write to `,
      );
      await expect(said).toBeFocused();
      await expect(said).toHaveText(/ Please write to \S+@\S+\.$/);
      await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
        'href',
        /^mailto:\S+@\S+/,
      );
      await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
    });
  }
}

test('a new password that the pool refuses is told, kept, and may be mended', async ({ page }) => {
  const member = await createMember({ isPasswordTemporary: true });
  await page.goto('/login');
  await sendLogin(page, member);
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

test('a form for the new password that does not arrive is told, and comes with another load', async ({
  page,
}) => {
  const member = await createMember({ isPasswordTemporary: true });
  await page.route('**/assets/new-password-form-*.js', (route) => route.abort());
  await page.goto('/login');
  await sendLogin(page, member);
  const words = page.getByText('❌ Part of this page didn’t load. Please reload the page.');
  await expect(words).toBeFocused();
  await page.unrouteAll();
  await page.reload();
  await sendLogin(page, member);
  await expect(demand(page)).toBeFocused();
});

test('whoever goes back from the new password finds the log-in as it was', async ({ page }) => {
  const member = await createMember({ isPasswordTemporary: true });
  await page.goto('/login');
  await sendLogin(page, member);
  await demand(page).waitFor();
  await page.getByRole('button', { name: 'Back to the log-in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(member.password);
});

test('stale tokens of a session that has ended lead to the log-in, and from there to the place', async ({
  page,
}) => {
  const member = await createMember();
  // Before any page asks in the session's name: its answer would lead to the log-in by itself.
  await installSession(page, member);
  await endSessions(member);
  await page.evaluate(() => {
    // The same token, said to have run out an hour ago.
    const aged = (token: string) => {
      const [head, payload = '', signature] = token.split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
      const old = btoa(JSON.stringify({ ...claims, exp: claims.exp - 4_500 }));
      return `${head}.${old.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.${signature}`;
    };
    for (const [key, value] of Object.entries(localStorage)) {
      if (/\.(access|id)Token$/.test(key)) localStorage.setItem(key, aged(String(value)));
    }
  });
  await page.goto('/dashboard/settings?from=mail');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings%3Ffrom%3Dmail');
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  expect(await listStoredKeys(page)).toEqual([]);
  await expectNoAxeViolations(page);
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard/settings?from=mail');
});

test('tokens that have merely run out are renewed, and nobody notices', async ({ page }) => {
  const member = await createMember();
  await page.clock.install();
  await logIn(page, member);
  const before = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  await page.clock.fastForward('01:00:00');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).not.toBe(before);
});

test('the sentence about the end of a session is said once', async ({ page }) => {
  const member = await createMember();
  await installSession(page, member);
  await endSessions(member);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toHaveAttribute('type', 'submit');
  await expect(page.getByText('You have been logged out.')).toBeHidden();
});

test('on a page that needs no log-in an ended session is forgotten without a word', async ({ page }) => {
  const member = await createMember();
  await installSession(page, member);
  await endSessions(member);
  await page.goto('/login');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toHaveAttribute('type', 'submit');
  await expect(page.getByText('You have been logged out.')).toBeHidden();
});

test('without a network a reload shows nothing, and signs nobody out', async ({ page, context }) => {
  await logIn(page, await createMember());
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow();
  await context.setOffline(false);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();
});

test('a pool that stumbles once keeps everybody signed in', async ({ page }) => {
  await logIn(page, await createMember());
  let stumbles = 0;
  await page.route('**/identity', (route) => {
    stumbles += 1;
    return stumbles === 1 ? route.fulfill({ status: 503, json: {} }) : route.fallback();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();
  expect(stumbles).toBe(2);
});

test('a refused renewal logs the member out and leaves nothing of the session', async ({ page }) => {
  await logIn(page, await createMember());
  await mockPoolCall(
    page,
    'GetTokensFromRefreshToken',
    errorAnswer('NotAuthorizedException', 'Refresh Token has been revoked'),
  );
  await page.reload();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fprofile');
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  expect(await listStoredKeys(page)).toEqual([]);
});
