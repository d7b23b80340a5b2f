import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { createMember, type Member } from './members.ts';
import { checkPage } from './page-checks.ts';
import { expect, siteUrl, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal.
  allowed.console.push(/Failed to load resource/);
});

async function logIn(page: Page, { email }: Pick<Member, 'email'>, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Until the log-in has had enough. */
async function guess(page: Page, member: Pick<Member, 'email'>): Promise<void> {
  await page.goto(siteUrl('/login'));
  const pause = page.getByText(/❌ Password attempts exceeded\. Please wait \d+ (second|minute)s?\./);
  const refusal = page.getByText('❌ Incorrect email address or password.');
  // The first pauses are short, and a slow machine may spend them on the way.
  for (let tries = 0; tries < 15 && !(await pause.isVisible()); tries++) {
    await logIn(page, member, `Not-The-Password-${tries}`);
    await expect(pause.or(refusal)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  }
  await expect(pause).toBeVisible();
}

const wayOut = 'After that, try again. Or choose a new password by email, and you can log in right away.';

test('after wrong passwords the log-in says how long to wait, and a new password ends the wait', async ({
  page,
}) => {
  const member = await createMember();
  await guess(page, member);
  await expect(page.getByText(wayOut)).toBeVisible();
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

test('an address that nobody has is answered with the same words, and so is a provider without a figure', async ({
  page,
}) => {
  await guess(page, { email: `nobody-${Date.now()}@example.org` });
  await expect(page.getByText(wayOut)).toBeVisible();
  await page.route('**/identity**', (route) =>
    route.fulfill({
      status: 400,
      json: { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' },
    }),
  );
  await page.goto(siteUrl('/?modal=login'));
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill('nobody@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('Not-The-Password-1');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(
    dialog.getByText(
      'Login failed. Please check your email and password. There were too many tries, so please wait a few minutes.',
    ),
  ).toBeVisible();
  await expect(dialog.getByText(wayOut)).toBeVisible();
});

test('a browser that was signed in before is let in, while strangers in its own network wait', async ({
  page,
  browser,
}) => {
  const member = await createMember();
  await page.goto('/login');
  await logIn(page, member, member.password);
  await expect(page).toHaveURL('/dashboard/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');

  const elsewhere = await browser.newContext();
  await guess(await elsewhere.newPage(), member);
  await logIn(page, member, member.password);
  await expect(page).toHaveURL('/dashboard/profile');
  await elsewhere.close();
});
