import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  backdateSignIn,
  createMember,
  installSession,
  type Member,
  mockPoolCall,
  sendLogin,
} from './members.ts';
import { checkPage } from './page-checks.ts';
import { openSetting } from './settings-page.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

/** Opens the settings with a session that is a quarter of an hour old. */
async function openOldSession(page: Page): Promise<Member> {
  const member = await createMember();
  await installSession(page, member);
  // Before the first call, because the server caches the session.
  await backdateSignIn(member, 15);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return member;
}

test('the data download asks for the password once', async ({ page }) => {
  const member = await openOldSession(page);
  const form = await openSetting(page, 'Your data');
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
  // A wrong password does not end the session.
  await page.reload();
  await expect(page).toHaveURL('/dashboard/settings');

  await openSetting(page, 'Your data');
  await button.click();
  await password.fill(member.password);
  const download = page.waitForEvent('download');
  await password.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^wayfare-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { email: member.email, name: 'Naomi' },
  });
  await expect(form.getByText('✅ Your data is in your downloads folder.')).toBeVisible();
  await expect(password).toBeHidden();

  const secondDownload = page.waitForEvent('download');
  await button.click();
  await secondDownload;
  await page.reload();
  await expect(page).toHaveURL('/dashboard/settings');
  // Entering the password replaced the earlier session.
  const sessions = await openSetting(page, 'Devices');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('deleting the account asks for the password and keeps the typed address', async ({ page }) => {
  const member = await openOldSession(page);
  const form = await openSetting(page, 'Leaving');
  const email = form.getByLabel('Your email, to confirm');
  const submit = form.getByRole('button', { name: 'Delete My Account' });
  await expect(page.getByText('There is no refund for the time that is left.')).toBeVisible();
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/no one deletes an account by mistake/);
  await email.fill('somebody@else.example');
  await submit.click();
  const password = form.getByLabel('Current password');
  await expect(password).toBeFocused();
  await expect(email).toHaveValue('somebody@else.example');
  await checkPage(page, 'the deletion');
  await password.fill(member.password);
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/This isn’t your account’s email\./);
  await email.fill(member.email.toUpperCase());
  await submit.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/Your account is deleted\./)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await sendLogin(page, member);
  await expect(page.getByText(/❌ (User is disabled|Incorrect email address or password)\./)).toBeVisible();
});
