// Subscriptions over more than a year. They have their own site, because the tests move its clock.
import type { Page } from '@playwright/test';
import { mailTo } from './mailbox.ts';
import { useOwnSite } from './own-site.ts';
import { createSubscriber } from './paid-signup.ts';
import { cards, choosePlan, expectReading, fillCard, type Payer, payWithCard } from './payer.ts';
import { expect, test } from './visitor.ts';

useOwnSite();

test.beforeEach(({ allowed }) => {
  // The mailbox shows mails in frames without scripts, and Playwright runs a script in each frame.
  allowed.console.push(/Blocked script execution in '[^']*\/mailbox\//);
});

/** Advances the clock of the payment sandbox with the buttons of its page. */
async function advanceClock(page: Page, ...buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await page.goto(`${process.env.SITE_SANDBOX_URL}/clock`);
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible({ timeout: 30_000 });
  }
}

/** Waits until the webhooks have updated the subscription page. */
async function expectSubscription(page: Page, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboard/subscription');
    await expect(page.locator('.subscription-state')).toContainText(text, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

const portalMails = (page: Page) => page.getByRole('link', { name: 'Your link to manage your subscription' });

async function openMailbox(page: Page, email: string): Promise<void> {
  await page.goto(`${process.env.SITE_SANDBOX_URL}/mailbox?to=${encodeURIComponent(email)}`);
}

/** Follows the link of the dashboard to the log-in of the portal, and then the link of its mail. */
async function openPortal(page: Page, { email }: Payer): Promise<void> {
  await openMailbox(page, email);
  const mailCount = await portalMails(page).count();
  await page.goto('/dashboard/subscription');
  const link = page.getByRole('link', { name: /Manage billing/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button').click();
  // The newest mail is first, and its link replaces those of the others.
  await expect(async () => {
    await openMailbox(page, email);
    await expect(portalMails(page)).toHaveCount(mailCount + 1, { timeout: 500 });
  }).toPass({ timeout: 40_000 });
  await portalMails(page).first().click();
  await page.getByRole('link', { name: /^https?:.*portal/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeVisible();
}

test('a trial is announced, ends in a payment, and is renewed after a year', async ({ page }) => {
  const { email } = await createSubscriber(page, 'yearly');
  await expectSubscription(page, /Your trial is free until/);
  await advanceClock(page, 'The end of a trial is announced');
  await mailTo(email, /Subject: Your free trial/);
  await advanceClock(page, 'A trial or a period ends', '+ 1 hour');
  await expectSubscription(page, /It renews on/);
  await expectReading(page, true);
  await advanceClock(page, 'A trial or a period ends', '+ 1 hour');
  await mailTo(email, /Subject: Your subscription to .* renews on/);
  await expectSubscription(page, /It renews on/);
  await expectReading(page, true);
});

test('a failed payment sends a mail, keeps access for a week, and another card fixes it', async ({
  page,
}) => {
  const payer = await createSubscriber(page, 'yearly', cards.failsLater);
  await advanceClock(page, 'A trial or a period ends', '+ 1 hour');
  await mailTo(payer.email, /Subject: Your payment .* did not go through/);
  await expectSubscription(page, /You can keep reading until/);
  await expectReading(page, true);
  await advanceClock(page, '+ 8 days');
  await expectSubscription(page, /closed until it is paid/);
  await expectReading(page, false);
  await openPortal(page, payer);
  await page.getByRole('link', { name: 'Update payment method' }).click();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: /card|save|update/i }).click();
  await expectSubscription(page, /It renews on/);
  await expectReading(page, true);
});

test('a canceled plan lasts until its end, can be renewed before, and a new one has no trial', async ({
  page,
}) => {
  const payer = await createSubscriber(page, 'monthly');
  await openPortal(page, payer);
  const portalUrl = page.url();
  const cancelPlan = async () => {
    await page.goto(portalUrl);
    await page.getByRole('link', { name: 'Cancel plan' }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByRole('button', { name: 'Renew plan' })).toBeVisible();
  };
  await cancelPlan();
  await mailTo(payer.email, /Subject: Your subscription to .* is canceled/);
  await expectSubscription(page, /You have canceled\. You can keep reading until/);
  await page.goto(portalUrl);
  await page.getByRole('button', { name: 'Renew plan' }).click();
  await expectSubscription(page, /It renews on/);
  await cancelPlan();
  await expectSubscription(page, /You have canceled/);
  await advanceClock(page, '+ 8 days', '+ 8 days', '+ 8 days', '+ 8 days');
  await mailTo(payer.email, /Subject: Your subscription to .* has ended/);
  await expectSubscription(page, /Your subscription has ended/);
  await expectReading(page, false);
  await choosePlan(page, { plan: 'Yearly' });
  await payWithCard(page, cards.good);
  await expectSubscription(page, /It renews on/);
  await expectReading(page, true);
});
