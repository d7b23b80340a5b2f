// A member's subscription, with the real server and the payment sandbox.
import type { Page } from '@playwright/test';
import { createMember, grantAccess, installSession, type Member } from './members.ts';
import { checkDarkPage } from './page-checks.ts';
import { cards, expectReading, payWithCard } from './payer.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

async function openPage(page: Page, name: 'subscription' | 'settings', member: Member): Promise<void> {
  await installSession(page, member);
  await page.goto(`/dashboard/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
}

const paymentButton = (page: Page) => page.getByRole('button', { name: 'Continue to secure payment' });
const subscriptionCall = '**/api/subscription/member-subscription';

test('a member without a subscription chooses a plan, goes back, pays, and reads', async ({ page }) => {
  await openPage(page, 'subscription', await createMember());
  await expect(page.getByText('No subscription yet')).toBeVisible();
  await expectReading(page, false);
  await expect(page.getByText('Nothing is charged today; $50 every year from')).toBeVisible();
  const donation = page.getByLabel('Add a one-time donation');
  await donation.check();
  await checkDarkPage(page, 'the plans');
  await donation.uncheck();
  await paymentButton(page).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  await paymentButton(page).click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
  await page.goBack();
  await expect(paymentButton(page)).toBeEnabled();
  await expect(paymentButton(page)).not.toHaveAttribute('aria-busy');
  await paymentButton(page).click();
  await payWithCard(page, cards.good);
  await expect(page).toHaveURL(/\/checkout-success\?session_id=cs_/, { timeout: 15_000 });
  await expect(page.getByText('Your subscription has started, and everything is open to you.')).toBeVisible();
  // A subscriber's dashboard opens today's homily.
  await expect(page).toHaveURL(/\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/, { timeout: 15_000 });
  await expectReading(page, true);

  await page.goto('/dashboard/subscription');
  await expect(page.getByText('Yearly, $50 a year')).toBeVisible();
  await expect(page.getByText(/Your trial is free until \w+ \d+, \d{4}\. On that day \$50/)).toBeVisible();
  await expect(paymentButton(page)).toHaveCount(0);
  const portal = page.getByRole('link', { name: /Manage billing.*opens in a new tab/ });
  await expect(portal).toHaveAttribute('target', '_blank');
  await expect(portal).toHaveAttribute('rel', 'noopener');
  const [popup] = await Promise.all([page.waitForEvent('popup'), portal.click()]);
  // The link skips the log-in of the portal.
  await expect(popup.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

test('a changed subscription appears when the reader returns, and its billing link opens the portal', async ({
  page,
}) => {
  const member = await createMember();
  await openPage(page, 'subscription', member);
  await expect(page.getByText('No subscription yet')).toBeVisible();
  await grantAccess(member);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('You can read everything, with our compliments.')).toBeVisible();
  await expect(paymentButton(page)).toHaveCount(0);
  await expectReading(page, true);
  // No portal session can be created without a customer.
  await expect(page.getByText('You pay nothing, so there is nothing to manage.')).toBeVisible();
  const portal = page.getByRole('link', { name: /Manage billing/ });
  const [popup] = await Promise.all([page.waitForEvent('popup'), portal.click()]);
  await expect(popup.getByLabel('Email')).toBeVisible();
});

test('the subscription page reports a failed query, a missing portal and a failed checkout', async ({
  page,
}) => {
  await page.route(subscriptionCall, (route) => route.abort());
  await openPage(page, 'subscription', await createMember());
  await expect(page.getByText('We can’t check your subscription right now.')).toBeVisible();
  await page.unrouteAll();
  await page.route(subscriptionCall, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), portalUrl: null, trialDays: 0 } });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No subscription yet')).toBeVisible();
  await expect(page.getByText('We can’t open the billing page right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Manage billing/ })).toHaveCount(0);
  await expect(page.getByText('begin with a charge today')).toBeVisible();
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$50.00');

  await page.route('**/api/checkout/checkout', (route) => route.fulfill({ status: 503, body: '' }));
  await paymentButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(paymentButton(page)).toBeEnabled();
});
