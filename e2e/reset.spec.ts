import { linkIn, mailTo } from './mailbox.ts';
import { expect, test } from './visitor.ts';

const writer = { email: 'luke@wayfare.example', password: () => process.env.WRITER_PASSWORD ?? '' };
const chosen = 'Barley-Field-7';

// In turn: both end every session of the same member.
test.describe.configure({ mode: 'serial' });

test('a forgotten password is chosen anew by the link in a mail, which works once', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email').fill(writer.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  const link = linkIn(await mailTo(writer.email, /Subject: Choose a new password/));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  // The page cannot know whose link it is; the server refuses what repeats the address, and the link stays good.
  await page
    .getByLabel(/new password/i)
    .first()
    .fill('My-luke-Password-1');
  await page.getByRole('button', { name: /reset password|save/i }).click();
  await expect(page.getByText('Password does not meet the policy.')).toBeVisible();
  await page
    .getByLabel(/new password/i)
    .first()
    .fill(chosen);
  await page.getByRole('button', { name: /reset password|save/i }).click();
  await expect(page).toHaveURL('/?modal=login');

  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog.getByText('Your password was changed.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(writer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(writer.password());
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog.getByText('Login failed. Please check your email and password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(chosen);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/profile');

  await mailTo(writer.email, /Subject: .*password.*changed/i);
  await page.goto(link);
  await expect(page).toHaveURL('/reset-expired');
});

test('a session that the pool has ended leads back to the log-in', async ({ page, allowed }) => {
  // Chromium itself reports the refusal.
  allowed.console.push(/Failed to load resource/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(writer.email);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await page.evaluate(async () => {
    const access = sessionStorage.getItem('accessToken');
    await fetch('/identity', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
      },
      body: JSON.stringify({ AccessToken: access }),
    });
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});
