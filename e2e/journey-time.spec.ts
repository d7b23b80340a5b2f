// A year and more of subscriptions: on a site of its own, because its clock is moved ahead.
import type { Page } from '@playwright/test';
import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { mailTo } from './mailbox.ts';
import {
  cards,
  choosePlan,
  confirmAndLogIn,
  expectPaid,
  expectReading,
  fillCard,
  openPayment,
  type Payer,
  payWithCard,
} from './payer.ts';
import { expect, test } from './visitor.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const names = ['SITE_URL', 'SITE_DATA_DIR', 'SITE_SANDBOX_URL'] as const;
const usual = names.map((name) => [name, process.env[name]] as const);
let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite();
  Object.assign(process.env, {
    SITE_URL: site.url,
    SITE_DATA_DIR: site.dataDir,
    SITE_SANDBOX_URL: site.sandboxUrl,
  });
});

test.beforeEach(({ allowed }) => {
  // A mail is shown in a frame without scripts, and what drives the browser looks into every frame by one.
  allowed.console.push(/Blocked script execution in '[^']*\/mailbox\//);
});

test.afterAll(async () => {
  await site.stop();
  Object.assign(process.env, Object.fromEntries(usual));
});

/** Turns the sandbox's clock by one of the buttons of its page. */
async function turn(page: Page, ...buttons: readonly string[]): Promise<void> {
  await page.goto(`${site.sandboxUrl}/clock`);
  for (const name of buttons) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible({ timeout: 30_000 });
    await page.goto(`${site.sandboxUrl}/clock`);
  }
}

async function subscriber(page: Page, plan: 'Yearly' | 'Monthly', card: string): Promise<Payer> {
  const payer = await openPayment(page, { plan });
  await payWithCard(page, card);
  await expectPaid(page);
  await confirmAndLogIn(page, payer);
  await expectReading(page, true);
  return payer;
}

/** What the Subscription page says, which follows the webhooks within moments. */
async function expectSubscription(page: Page, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${site.url}/dashboard/subscription`);
    await expect(page.locator('.standing')).toContainText(words, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

const portalMails = (page: Page) => page.getByRole('link', { name: 'Your link to manage your subscription' });

async function openMailbox(page: Page, email: string): Promise<void> {
  await page.goto(`${site.sandboxUrl}/mailbox?to=${encodeURIComponent(email)}`);
}

/** By the dashboard's link, the log-in of the portal and the mail that it sends. */
async function openPortal(page: Page, { email }: Payer): Promise<void> {
  await openMailbox(page, email);
  const before = await portalMails(page).count();
  await page.goto(`${site.url}/dashboard/subscription`);
  const way = page.getByRole('link', { name: /Manage billing/ });
  await expect(way).toHaveAttribute('target', '_blank');
  await page.goto((await way.getAttribute('href')) ?? '');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button').click();
  // The newest stands first, and those that came before lead nowhere any more.
  await expect(async () => {
    await openMailbox(page, email);
    await expect(portalMails(page)).toHaveCount(before + 1, { timeout: 500 });
  }).toPass({ timeout: 40_000 });
  await portalMails(page).first().click();
  await page.getByRole('link', { name: /^https?:.*portal/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeVisible();
}

test('a trial is announced, ends in a payment, and is renewed after a year', async ({ page }) => {
  const payer = await subscriber(page, 'Yearly', cards.good);
  await expectSubscription(page, /Your trial is free until/);
  await turn(page, 'To the trial reminder');
  await mailTo(payer.email, /Subject: Your free trial/);
  await turn(page, "To the trial's end", '+ 1 hour');
  await expectSubscription(page, /It renews on/);
  await expectReading(page, true);
  await turn(page, 'To the next renewal', '+ 1 hour');
  await mailTo(payer.email, /Subject: Your subscription to .* renews on/);
  await expectSubscription(page, /It renews on/);
  await expectReading(page, true);
});

test('a failed payment sends a mail, keeps access for a week, and another card fixes it', async ({
  page,
}) => {
  const payer = await subscriber(page, 'Yearly', cards.failsLater);
  await turn(page, "To the trial's end", '+ 1 hour');
  await mailTo(payer.email, /Subject: Your payment .* did not go through/);
  await expectSubscription(page, /You can keep reading until/);
  await expectReading(page, true);
  await openPortal(page, payer);
  await page.getByRole('link', { name: 'Update payment method' }).click();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: /card|save|update/i }).click();
  await expectSubscription(page, /It renews on/);
  await expectReading(page, true);
});

test('a payment that stays open closes the reading after a week', async ({ page }) => {
  await subscriber(page, 'Yearly', cards.failsLater);
  await turn(page, "To the trial's end", '+ 1 hour', '+ 8 days');
  await expectSubscription(page, /closed until it is paid|has ended/);
  await expectReading(page, false);
});

test('a plan that is canceled is good until its end, can be taken up again, and then ends', async ({
  page,
}) => {
  const payer = await subscriber(page, 'Monthly', cards.good);
  await openPortal(page, payer);
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('button', { name: 'Renew plan' })).toBeVisible();
  await mailTo(payer.email, /Subject: Your subscription to .* is canceled/);
  await expectSubscription(page, /You have canceled\. You can keep reading until/);
  await openPortal(page, payer);
  await page.getByRole('button', { name: 'Renew plan' }).click();
  await expectSubscription(page, /It renews on/);
  await openPortal(page, payer);
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expectSubscription(page, /You have canceled/);
  await turn(page, '+ 8 days', '+ 8 days', '+ 8 days', '+ 8 days');
  await mailTo(payer.email, /Subject: Your subscription to .* has ended/);
  await expectSubscription(page, /Your subscription has ended/);
  await expectReading(page, false);
  // Whoever comes back is told that nothing is free this time, and pays at once.
  await choosePlan(page, { plan: 'Yearly' });
  await payWithCard(page, cards.good);
  await expectSubscription(page, /It renews on/);
  await expectReading(page, true);
});
