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

async function requestResetMail(page: Page): Promise<string> {
  const { email } = await createMember();
  await page.request.post(siteUrl('/api/reset/request-reset'), { data: { email } });
  return linkIn(await mailTo(email, /Subject: .*password/i));
}

for (const [name, path, text, createLink] of [
  [
    'confirmation',
    '/confirm',
    'Your email has been confirmed! Redirecting to dashboard...',
    async () => getConfirmationMail(await createPaidSignup()),
  ],
  ['reset', '/reset', 'Reset Your Password', requestResetMail],
] as const)
  test(`the ${name} token leaves the address bar, is not sent as referrer, and survives a reload`, async ({
    page,
  }) => {
    const link = await createLink(page);
    const requests = recordRequests(page);
    await page.goto(link);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
    const token = new URL(link).searchParams.get('token') ?? 'none';
    expect(token.length).toBeGreaterThan(20);
    expect(requests.length).toBeGreaterThan(4);
    expect(requests.filter((line) => line.includes(token))).toEqual([]);
  });
