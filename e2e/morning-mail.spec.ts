// The reader's choice of the morning mail, in Settings and on the page of the subscription.
import type { Page } from '@playwright/test';
import { createMember, installSession, logIn, sendLogin } from './members.ts';
import { checkPage } from './page-checks.ts';
import { findSetting, openSetting, settingMessage } from './settings-page.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const preferenceCalls = '**/api/homily/mail-preference';

const section = (page: Page) => page.getByRole('region', { name: 'Morning mail' });
const hour = (page: Page) => section(page).getByLabel('At about');
const zone = (page: Page) => section(page).getByLabel('Time zone');
const status = (page: Page, label: string) => settingMessage(findSetting(page, label));
const save = (page: Page) =>
  section(page).getByRole('button', { name: 'Save' }).locator('visible=true').click();

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard/settings');
  await expect(findSetting(page, 'How often')).toBeVisible();
}

test('the morning mail is chosen in Settings and summarized with the subscription', async ({ page }) => {
  const member = await createMember({ isComplimentary: true });
  await logIn(page, member);
  await open(page);
  await expect(section(page)).toContainText(/Every day.*About 6:00\sa\.m\..*New York/);

  await openSetting(page, 'How often');
  await section(page).getByLabel('Sundays only').check();
  await save(page);
  await expect(status(page, 'How often')).toHaveText(/^✅ Saved: on Sundays at about 6:00\sa\.m\./);
  await openSetting(page, 'Hour');
  await hour(page).selectOption('5:00 a.m.');
  await save(page);
  await openSetting(page, 'Time zone');
  await zone(page).selectOption('America/Chicago');
  await save(page);
  await expect(status(page, 'Time zone')).toHaveText(
    '✅ Saved: on Sundays at about 5:00 a.m., Chicago time.',
  );

  await page.reload();
  await expect(section(page)).toContainText(/Sundays only.*About 5:00\sa\.m\..*Chicago/);
  await openSetting(page, 'Time zone');
  await expect(zone(page).locator('option:checked')).toHaveText(
    /^Chicago: Central Time, \d+:\d\d\s[ap]\.m\. now$/,
  );
  await page.goto('/dashboard/subscription');
  await expect(section(page)).toContainText(
    /The next page comes by email (today|on Sunday) about 5:00\sa\.m\./,
  );
  await section(page).getByRole('link', { name: 'Change or stop the mail' }).click();
  await expect(page).toHaveURL('/dashboard/settings#morning-mail');

  await section(page).getByLabel('No mail').check();
  await save(page);
  await expect(status(page, 'How often')).toHaveText('✅ Saved. You will get no morning mail.');
  await expect(findSetting(page, 'Hour')).toBeHidden();
  await page.goto('/dashboard/subscription');
  await section(page).getByRole('link', { name: 'Start it again' }).click();
  await expect(section(page).getByLabel('No mail')).toBeChecked();
  // Stopping the mail kept the other values.
  await section(page).getByLabel('Every day').check();
  await save(page);
  await expect(section(page)).toContainText(/Every day.*About 5:00\sa\.m\..*Chicago/);
});

test.describe('on a device in Rome', () => {
  test.use({ timezoneId: 'Europe/Rome' });

  test('the time zone of the device is suggested first and saved only if selected', async ({ page }) => {
    await logIn(page, await createMember({ isComplimentary: true }));
    await open(page);
    await openSetting(page, 'Time zone');
    await expect(zone(page)).toHaveValue('America/New_York');
    const suggested = zone(page).locator('optgroup').first();
    await expect(suggested).toHaveAttribute('label', 'Suggested');
    await expect(suggested.locator('option')).toHaveText([
      /^Rome: Central European Time, \d+:\d\d\s[ap]\.m\. now$/,
      /^New York: Eastern Time, \d+:\d\d\s[ap]\.m\. now$/,
    ]);
    await section(page).getByRole('button', { name: 'Use it' }).click();
    await expect(zone(page)).toHaveValue('Europe/Rome');
    await save(page);
    await expect(status(page, 'Time zone')).toHaveText('✅ Saved: every day at about 6:00 a.m., Rome time.');
    await page.reload();
    await expect(findSetting(page, 'Time zone')).toContainText('Rome');
  });
});

test('a preference that cannot be loaded or saved, and a suppressed address, show the reason', async ({
  page,
}) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.route(preferenceCalls, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/dashboard/settings');
  await expect(section(page)).toContainText('We can’t check your mail settings right now.');
  await page.unroute(preferenceCalls);
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(findSetting(page, 'How often')).toContainText('Every day');

  await page.route(preferenceCalls, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await openSetting(page, 'Hour');
  await hour(page).selectOption('12:00 p.m. (noon)');
  await save(page);
  const failure = status(page, 'Hour');
  await expect(failure).toHaveText('❌ We couldn’t reach the network. Please try again.');
  await expect(failure).toBeFocused();
  await expect(hour(page)).toHaveValue('12');
  await page.unroute(preferenceCalls);
  await save(page);
  await expect(status(page, 'Hour')).toHaveText(
    '✅ Saved: every day at about 12:00 p.m. (noon), New York time.',
  );

  const member = await createMember();
  await installSession(page, member);
  await open(page);
  await expect(section(page)).toContainText(`With a subscription it goes to ${member.email}.`);
  for (const [suppression, message] of [
    ['refused', 'that mailbox turned it away'],
    ['complained', 'one of our emails was reported there as unwanted'],
  ] as const) {
    await page.route(preferenceCalls, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), suppression } });
    });
    await open(page);
    await expect(section(page)).toContainText(message);
    await expect(section(page)).toContainText(member.email);
    await expect(section(page).getByRole('link', { name: 'support@wayfare.example' })).toBeVisible();
    await page.unroute(preferenceCalls);
  }
});

test('the unsubscribe link leads to the mail preference, directly or after logging in', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const member = await createMember();
  await page.goto('/homily-email-unsubscribe');
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard/subscription#morning-mail');
  const heading = section(page).getByRole('heading', { name: 'Morning mail' });
  await expect(heading).toBeFocused();
  await expect(section(page).getByLabel('No mail')).toBeInViewport();

  await page.goto('/homily-email-unsubscribe');
  await expect(page).toHaveURL('/dashboard/subscription#morning-mail');
  await expect(heading).toBeFocused();
  await checkPage(page, 'subscription, by the unsubscribe link');
  // The page of the subscription itself does not move the focus.
  await page.goto('/dashboard/subscription');
  await expect(section(page).getByRole('link', { name: 'Morning mail' })).toBeVisible();
  await expect(heading).not.toBeFocused();
  await page.goto('/dashboard/settings#morning-mail');
  await expect(heading).toBeFocused();
});
