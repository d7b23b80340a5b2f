// Links in mails contain secret tokens. The page removes the token from its URL at once.
import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';
import { createMember } from './members.ts';
import { createPaidSignup } from './paid-signup.ts';
import { getConfirmationMail } from './payer.ts';
import { expect, siteUrl, test } from './visitor.ts';

/** Records the URL and the referrer of each request of the page. */
function recordRequests(page: Page): string[] {
  const lines: string[] = [];
  page.on('request', (request) => {
    void request.allHeaders().then(({ referer = '' }) => lines.push(referer));
    if (!request.isNavigationRequest()) lines.push(request.url());
  });
  return lines;
}

test('the confirmation token leaves the address bar, is not sent as referrer, and survives a reload', async ({
  page,
}) => {
  const link = await getConfirmationMail(await createPaidSignup());
  const requests = recordRequests(page);
  await page.goto(link);
  const confirmed = page.getByText('Your email has been confirmed! Redirecting to dashboard...');
  await expect(confirmed).toBeVisible();
  await expect(page).toHaveURL('/confirm');
  await page.reload();
  await expect(confirmed).toBeVisible();
  const token = new URL(link).searchParams.get('token') ?? 'none';
  expect(token.length).toBeGreaterThan(20);
  expect(requests.length).toBeGreaterThan(4);
  expect(requests.filter((line) => line.includes(token))).toEqual([]);
});

test('the reset token leaves the address bar, is not sent as referrer, and survives a reload', async ({
  page,
}) => {
  const { email } = await createMember();
  await page.request.post(siteUrl('/api/reset/request-reset'), { data: { email } });
  const link = linkIn(await mailTo(email, /Subject: .*password/i));
  const requests = recordRequests(page);
  await page.goto(link);
  const form = page.getByRole('heading', { name: 'Reset Your Password' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL('/reset');
  await page.reload();
  await expect(form).toBeVisible();
  const token = new URL(link).searchParams.get('token') ?? 'none';
  expect(token.length).toBeGreaterThan(20);
  expect(requests.filter((line) => line.includes(token))).toEqual([]);
});
