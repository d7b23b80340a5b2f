import type { Page } from '@playwright/test';
import { aMember, type Member } from './members.ts';
import { expect, siteUrl, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal.
  allowed.console.push(/Failed to load resource/);
});

async function logIn(page: Page, { email }: Member, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Until the log-in has had enough. */
async function guess(page: Page, member: Member): Promise<void> {
  await page.goto(siteUrl('/login'));
  const pause = page.getByText(/❌ Password attempts exceeded\. Please wait \d+ (second|minute)s?\./);
  const refusal = page.getByText('❌ Incorrect username or password.');
  // The first pauses are short, and a slow machine may spend them on the way.
  for (let tries = 0; tries < 15 && !(await pause.isVisible()); tries++) {
    await logIn(page, member, `Not-The-Password-${tries}`);
    await expect(pause.or(refusal)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  }
  await expect(pause).toBeVisible();
}

test('after wrong passwords the log-in says how long to wait', async ({ page }) => {
  await guess(page, await aMember());
});

test('a browser that was signed in before is let in, while strangers in its own network wait', async ({
  page,
  browser,
}) => {
  const member = await aMember();
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
