// What a member does about paying, the own data and leaving, with the real server and the payment sandbox.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  createMember,
  endSessions,
  grantAccess,
  installSession,
  logIn,
  type Member,
  sendLogin,
} from './members.ts';
import { checkPage } from './page-checks.ts';
import { cards, expectReading, payWithCard } from './payer.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

async function at(page: Page, place: 'subscription' | 'settings', member: Member): Promise<void> {
  await installSession(page, member);
  await page.goto(`/dashboard/${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(place, 'i'));
}

const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to secure payment' });
const called = (name: string) => `**/api/subscription/${name}`;

test('a member without a subscription chooses a plan, pays, and reads', async ({ page }) => {
  await at(page, 'subscription', await createMember());
  await expect(page.getByText('No subscription yet')).toBeVisible();
  await expectReading(page, false);
  await expect(page.getByText('Nothing is charged today; $50 every year from')).toBeVisible();
  await toPayment(page).click();
  await payWithCard(page, cards.good);
  await expect(page).toHaveURL(/\/checkout-success\?session_id=cs_/, { timeout: 15_000 });
  await expect(page.getByText('Your subscription has started, and everything is open to you.')).toBeVisible();
  // A subscriber's dashboard opens today's homily.
  await expect(page).toHaveURL(/\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/, { timeout: 15_000 });
  await expectReading(page, true);

  await page.goto('/dashboard/subscription');
  await expect(page.getByText('Yearly, $50 a year')).toBeVisible();
  await expect(page.getByText(/Your trial is free until \w+ \d+, \d{4}\. On that day \$50/)).toBeVisible();
  await expect(toPayment(page)).toHaveCount(0);
  const portal = page.getByRole('link', { name: /Manage billing.*opens in a new tab/ });
  await expect(portal).toHaveAttribute('target', '_blank');
  await expect(portal).toHaveAttribute('rel', 'noopener');
  const [opened] = await Promise.all([page.waitForEvent('popup'), portal.click()]);
  // Past the provider's own log-in, and with a way back.
  await expect(opened.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('returning from the payment page keeps the plan and enables the button', async ({ page }) => {
  await at(page, 'subscription', await createMember());
  await toPayment(page).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  await toPayment(page).click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
  await page.goBack();
  await expect(toPayment(page)).toBeEnabled();
  await expect(toPayment(page)).not.toHaveAttribute('aria-busy');
});

test('a changed subscription appears when the reader returns to the page', async ({ page }) => {
  const member = await createMember();
  await at(page, 'subscription', member);
  await expect(page.getByText('No subscription yet')).toBeVisible();
  await grantAccess(member);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('You can read everything, with our compliments.')).toBeVisible();
  await expect(toPayment(page)).toHaveCount(0);
  await expectReading(page, true);
});

test('a failed subscription query shows a retry button', async ({ page }) => {
  await page.route(called('member-subscription'), (route) => route.abort());
  await at(page, 'subscription', await createMember());
  await expect(page.getByText('We can’t check your subscription right now.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No subscription yet')).toBeVisible();
});

test('the page says if there is no portal and no trial', async ({ page }) => {
  await page.route(called('member-subscription'), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), portalUrl: null, trialDays: 0 } });
  });
  await at(page, 'subscription', await createMember());
  await expect(page.getByText('We can’t open the billing page right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Manage billing/ })).toHaveCount(0);
  await expect(page.getByText('begin with a charge today')).toBeVisible();
  await expect(page.getByRole('row', { name: /Due now/ })).toContainText('$50.00');
});

test('where no portal page can be made, its own log-in opens', async ({ page }) => {
  await at(page, 'subscription', await createMember({ isComplimentary: true }));
  await expect(page.getByText('You pay nothing, so there is nothing to manage.')).toBeVisible();
  const portal = page.getByRole('link', { name: /Manage billing/ });
  const [opened] = await Promise.all([page.waitForEvent('popup'), portal.click()]);
  await expect(opened.getByLabel('Email')).toBeVisible();
});

test('a failed checkout shows an error and enables the button', async ({ page }) => {
  await page.route('**/api/checkout/checkout', (route) => route.fulfill({ status: 503, body: '' }));
  await at(page, 'subscription', await createMember());
  await toPayment(page).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(toPayment(page)).toBeEnabled();
});

test('a session that ended meanwhile leads from a call to the log-in and back', async ({ page }) => {
  const member = await createMember();
  await logIn(page, member);
  await endSessions(member);
  const places = page.getByRole('navigation', { name: 'Dashboard' });
  // What the server found out about a token it believes for two seconds.
  await expect(async () => {
    for (const name of ['Profile', 'Subscription']) {
      const place = places.getByRole('link', { name });
      if (await place.isVisible()) await place.click({ timeout: 1_000 });
    }
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2F(profile|subscription)$/, { timeout: 2_000 });
  }).toPass();
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  await sendLogin(page, member);
  await expect(page).toHaveURL(next);
  await expect(page.getByText(/No subscription yet|You have no subscription yet/)).toBeVisible();
});

test('a member downloads the stored data as a file', async ({ page }) => {
  const member = await createMember();
  await at(page, 'settings', member);
  const button = page.getByRole('button', { name: 'Download My Data' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^wayfare-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email: member.email, name: 'Naomi' } });
  await expect(page.getByText('✅ Your data is in your downloads folder.')).toBeVisible();
});

test('a member deletes the account in two steps by typing the address', async ({ page }) => {
  const member = await createMember();
  await at(page, 'settings', member);
  const opener = page.getByRole('button', { name: 'Delete My Account...' });
  const line = page.getByLabel('Your email, to confirm');
  const forGood = page.getByRole('button', { name: 'Delete for Good' });
  await opener.click();
  await expect(page.getByText('There is no refund for the time that is left.')).toBeVisible();
  await expect(line).toBeFocused();
  await page.getByRole('button', { name: 'Keep My Account' }).click();
  await expect(opener).toBeFocused();

  await opener.click();
  await forGood.click();
  await expect(line).toHaveAccessibleDescription(/no one deletes an account by mistake/);
  await line.fill('somebody@else.example');
  await forGood.click();
  await expect(line).toHaveAccessibleDescription(/This isn’t your account’s email\./);
  await expect(line).toHaveValue('somebody@else.example');

  await line.fill(member.email.toUpperCase());
  await forGood.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/Your account is deleted\./)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await sendLogin(page, member);
  await expect(page.getByText('❌')).toBeVisible();
});

test('the subscription with its plans, and the deletion, fit every width, and axe finds nothing', async ({
  page,
}) => {
  test.slow();
  await at(page, 'subscription', await createMember());
  await expect(toPayment(page)).toBeVisible();
  await page.getByLabel('Add a one-time donation').check();
  await checkPage(page, 'the plans');
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Delete My Account...' }).click();
  await page.getByRole('button', { name: 'Delete for Good' }).click();
  await checkPage(page, 'the deletion');
});
