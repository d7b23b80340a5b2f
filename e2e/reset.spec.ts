import { linkIn, mailTo } from './mailbox.ts';
import { createMember } from './members.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

test('a forgotten password is replaced with a mailed link, which works once', async ({ page }) => {
  const member = await createMember();
  const password = 'Threshing-Floor-3';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  const link = linkIn(await mailTo(member.email, /Subject: Choose a new password/));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  const field = page.getByLabel(/new password/i).first();
  const submit = page.getByRole('button', { name: /reset password|save/i });
  // The page does not know the address of the link; the server refuses a password with it, and the link stays valid.
  await field.fill(`My-${member.email.split('@')[0]}-Password-1`);
  await submit.click();
  await expect(page.getByText('Password does not meet the policy.')).toBeVisible();
  await field.fill(password);
  await submit.click();
  await expect(page).toHaveURL('/?modal=login');

  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog.getByText('Your password is changed')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog.getByText('Login failed. Please check your email and password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/profile');

  await mailTo(member.email, /Subject: .*password.*changed/i);
  await page.goto(link);
  await expect(page).toHaveURL('/reset-expired');
});
