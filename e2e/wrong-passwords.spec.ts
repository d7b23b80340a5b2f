import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { createMember, findSub, lockOut } from './members.ts';
import { checkPage } from './page-checks.ts';
import { allowFailedRequests, expect, siteUrl, test } from './visitor.ts';

allowFailedRequests();

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Tries a wrong password before and during a lockout. */
async function expectLockout(page: Page, email: string): Promise<void> {
  await page.goto(siteUrl('/login'));
  await logIn(page, email, 'Not-The-Password-1');
  await expect(page.getByText('❌ Incorrect email address or password.')).toBeVisible();
  await lockOut(await findSub(email));
  await logIn(page, email, 'Not-The-Password-2');
  await expect(
    page.getByText(/❌ Password attempts exceeded\. Please wait \d+ (second|minute)s?\./),
  ).toBeVisible();
}

const advice = 'After that, try again. Or choose a new password by email, and you can log in right away.';

test('the log-in shows the duration of a lockout, and a new password ends it', async ({ page }) => {
  const member = await createMember();
  await expectLockout(page, member.email);
  await expect(page.getByText(advice)).toBeVisible();
  await checkPage(page, 'locked out');
  await page.getByRole('link', { name: 'choose a new password by email' }).click();
  await expect(page).toHaveURL('/forgot');
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.goto(linkIn(await mailTo(member.email, /Subject: Choose a new password/)));
  await page.getByLabel('New password', { exact: true }).fill('Threshing-Floor-3');
  await page.getByRole('button', { name: /reset password|save/i }).click();
  await expect(page).toHaveURL('/?modal=login');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill(member.email);
  await dialog.getByLabel('Password', { exact: true }).fill('Threshing-Floor-3');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('a browser that was logged in before can log in while others are locked out', async ({
  page,
  browser,
}) => {
  const member = await createMember();
  await page.goto('/login');
  await logIn(page, member.email, member.password);
  await expect(page).toHaveURL('/dashboard/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');

  const otherContext = await browser.newContext();
  await expectLockout(await otherContext.newPage(), member.email);
  await logIn(page, member.email, member.password);
  await expect(page).toHaveURL('/dashboard/profile');
  await otherContext.close();
});
