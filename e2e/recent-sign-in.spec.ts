import type { Page } from '@playwright/test';
import {
  backdateSignIn,
  createMember,
  installSession,
  type Member,
  mockPoolCall,
  sendLogin,
} from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal.
  allowed.console.push(/Failed to load resource/);
});

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** In the settings since a quarter of an hour. */
async function longInSettings(page: Page): Promise<Member> {
  const member = await createMember();
  await installSession(page, member);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await backdateSignIn(member, 15);
  // So long an earlier look at the session may count.
  await page.waitForTimeout(1_000);
  return member;
}

test("one's data is given after the password was entered again, in place, and then at once", async ({
  page,
}) => {
  const member = await longInSettings(page);
  const form = section(page, 'Download my data');
  const button = form.getByRole('button', { name: 'Download My Data' });
  const password = form.getByLabel('Current password');
  await button.click();
  await expect(password).toBeFocused();
  await expect(form.getByText('Please enter your password again to continue.')).toBeVisible();
  await button.click();
  await expect(password).toHaveAccessibleDescription('Please enter your current password.');

  await password.fill('Not-The-Password-1');
  await button.click();
  await expect(password).toHaveAccessibleDescription('This is not your current password.');
  await mockPoolCall(page, 'InitiateAuth', null);
  await button.click();
  await expect(form.getByText('❌ We couldn’t reach the network. Please try again.')).toBeVisible();
  await page.unrouteAll();
  // Whatever was typed, one is still logged in, and everywhere in this browser.
  await page.reload();
  await expect(page).toHaveURL('/dashboard/settings');

  await button.click();
  await password.fill(member.password);
  const saved = page.waitForEvent('download');
  await password.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/my-data/);
  await expect(form.getByText('✅ Your data is in your downloads folder.')).toBeVisible();
  await expect(password).toBeHidden();

  const again = page.waitForEvent('download');
  await button.click();
  await again;
  await page.reload();
  await expect(page).toHaveURL('/dashboard/settings');
  // The log-in from before has ended.
  const logIns = section(page, 'Where you’re logged in');
  await logIns.getByRole('button', { name: 'Show Where' }).click();
  await expect(logIns.getByRole('listitem')).toHaveCount(1);
});

test('an account is deleted after the password was entered again, and the address typed stays typed', async ({
  page,
}) => {
  const member = await longInSettings(page);
  const form = section(page, 'Delete my account');
  await form.getByRole('button', { name: 'Delete My Account...' }).click();
  const email = form.getByLabel('Your email, to confirm');
  await email.fill(member.email);
  await form.getByRole('button', { name: 'Delete for Good' }).click();
  const password = form.getByLabel('Current password');
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(member.email);
  await expectNoAxeViolations(page);
  await password.fill(member.password);
  await form.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page).toHaveURL('/login');
  await sendLogin(page, member);
  await expect(page.getByText(/❌ (User is disabled|Incorrect email address or password)\./)).toBeVisible();
});
