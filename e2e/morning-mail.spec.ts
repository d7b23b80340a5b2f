// The morning mail as its readers choose it.
import type { Page } from '@playwright/test';
import { createMember, endSessions, installSession, logIn, sendLogin } from './members.ts';
import { checkPage, widths } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal.
  allowed.console.push(/Failed to load resource/);
});

const preferenceCalls = '**/api/homily/mail-preference';

const section = (page: Page) => page.getByRole('region', { name: 'Morning mail' });
const hour = (page: Page) => section(page).getByLabel('At about');
const zone = (page: Page) => section(page).getByLabel('Time zone');
const said = (page: Page) => section(page).getByRole('status');
const keep = (page: Page) => section(page).getByRole('button', { name: 'Save Morning Mail' }).click();

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard/settings');
  await expect(section(page).getByLabel('Every day')).toBeVisible();
}

for (const width of widths) {
  test(`the mail is chosen in Settings and told in one line with the subscription, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const member = await createMember({ isComplimentary: true });
    await logIn(page, member);
    await open(page);
    await expect(section(page)).toContainText(`It goes to ${member.email}.`);
    await expect(section(page).getByLabel('Every day')).toBeChecked();
    await expect(hour(page)).toHaveValue('6');
    await expect(zone(page)).toHaveValue('America/New_York');

    await section(page).getByLabel('Sundays only').check();
    await hour(page).selectOption('5:00 a.m.');
    await zone(page).selectOption('America/Chicago');
    await keep(page);
    await expect(said(page)).toHaveText('✅ Saved: on Sundays at about 5:00 a.m., Chicago time.');

    await page.reload();
    await expect(section(page).getByLabel('Sundays only')).toBeChecked();
    await expect(hour(page)).toHaveValue('5');
    await expect(zone(page)).toHaveValue('America/Chicago');
    await expect(zone(page).locator('option:checked').first()).toHaveText(
      /^Chicago: Central Time, \d+:\d\d\s[ap]\.m\. now$/,
    );
    await page.goto('/dashboard/subscription');
    await expect(section(page)).toContainText(
      /The next page comes by email (today|on Sunday) about 5:00\sa\.m\./,
    );
    await section(page).getByRole('link', { name: 'Change or stop the mail' }).click();
    await expect(page).toHaveURL('/dashboard/settings#morning-mail');

    await section(page).getByLabel('No mail').check();
    await expect(hour(page)).toBeHidden();
    await keep(page);
    await expect(said(page)).toHaveText('✅ Saved. You will get no morning mail.');
    await page.goto('/dashboard/subscription');
    await section(page).getByRole('link', { name: 'Start it again' }).click();
    await expect(section(page).getByLabel('No mail')).toBeChecked();
    // What stood there before is not forgotten with it.
    await section(page).getByLabel('Every day').check();
    await expect(hour(page)).toHaveValue('5');
    await expect(zone(page)).toHaveValue('America/Chicago');
  });
}

test.describe('on a device in Rome', () => {
  test.use({ timezoneId: 'Europe/Rome' });

  test('its own time zone is offered first, and taken only when somebody takes it', async ({ page }) => {
    await logIn(page, await createMember({ isComplimentary: true }));
    await open(page);
    await expect(zone(page)).toHaveValue('America/New_York');
    const suggested = zone(page).locator('optgroup').first();
    await expect(suggested).toHaveAttribute('label', 'Suggested');
    await expect(suggested.locator('option')).toHaveText([
      /^Rome: Central European Time, \d+:\d\d\s[ap]\.m\. now$/,
      /^New York: Eastern Time, \d+:\d\d\s[ap]\.m\. now$/,
    ]);
    await section(page).getByRole('button', { name: 'Use it' }).click();
    await expect(zone(page)).toHaveValue('Europe/Rome');
    await keep(page);
    await expect(said(page)).toHaveText('✅ Saved: every day at about 6:00 a.m., Rome time.');
    await page.reload();
    await expect(zone(page)).toHaveValue('Europe/Rome');
  });
});

test('a preference that could not be saved stays selected and shows an error', async ({ page }) => {
  await logIn(page, await createMember({ isComplimentary: true }));
  await open(page);
  await page.route(preferenceCalls, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await section(page).getByLabel('Sundays only').check();
  await hour(page).selectOption('12:00 p.m. (noon)');
  await keep(page);
  await expect(said(page)).toHaveText('❌ We couldn’t reach the network. Please try again.');
  await expect(said(page)).toBeFocused();
  await expect(section(page).getByLabel('Sundays only')).toBeChecked();
  await expect(hour(page)).toHaveValue('12');
  await page.unroute(preferenceCalls);
  await keep(page);
  await expect(said(page)).toHaveText('✅ Saved: on Sundays at about 12:00 p.m. (noon), New York time.');
});

test('a preference that cannot be fetched may be asked for again', async ({ page }) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.route(preferenceCalls, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/dashboard/settings');
  await expect(section(page)).toContainText('We can’t check your mail settings right now.');
  await page.unroute(preferenceCalls);
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByLabel('Every day')).toBeChecked();
});

test('an expired session leads to the log-in and back to the selection', async ({ page }) => {
  const member = await createMember({ isComplimentary: true });
  await logIn(page, member);
  await open(page);
  await endSessions(member);
  // What the server found out about a token it believes for two seconds.
  await page.waitForTimeout(2_500);
  await section(page).getByLabel('No mail').check();
  await keep(page);
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(section(page).getByLabel('No mail')).toBeChecked();
  await expect(said(page)).toHaveText('❌ You were logged out, so this is not saved yet.');
  await keep(page);
  await expect(said(page)).toHaveText('✅ Saved. You will get no morning mail.');
});

test('a suppressed address shows the reason and the support address', async ({ page }) => {
  const member = await createMember();
  await logIn(page, member);
  await open(page);
  await expect(section(page)).toContainText(`With a subscription it goes to ${member.email}.`);
  for (const [stopped, words] of [
    ['refused', 'that mailbox turned it away'],
    ['complained', 'one of our emails was reported there as unwanted'],
  ] as const) {
    await page.route(preferenceCalls, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), suppression: stopped } });
    });
    await open(page);
    await expect(section(page)).toContainText(words);
    await expect(section(page)).toContainText(member.email);
    await expect(section(page).getByRole('link', { name: 'support@wayfare.example' })).toBeVisible();
    await page.unroute(preferenceCalls);
  }
});

test('the way out of the mail ends at the choice, after logging in and without', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const member = await createMember();
  await page.goto('/homily-email-unsubscribe');
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard/subscription');
  const heading = section(page).getByRole('heading', { name: 'Morning mail' });
  await expect(heading).toBeFocused();
  await expect(section(page).getByLabel('No mail')).toBeInViewport();

  await page.goto('/homily-email-unsubscribe');
  await expect(page).toHaveURL('/dashboard/subscription');
  await expect(heading).toBeFocused();
  // Whoever comes for something else is left where they are.
  await page.goto('/dashboard/subscription');
  await expect(section(page).getByRole('link', { name: 'Morning mail' })).toBeVisible();
  await expect(heading).not.toBeFocused();
  await page.goto('/dashboard/settings#morning-mail');
  await expect(heading).toBeFocused();
});

test('the choice fits every width and light on both pages, and axe finds nothing', async ({ page }) => {
  test.slow();
  await logIn(page, await createMember({ isComplimentary: true }));
  await open(page);
  await checkPage(page, 'settings');
  await page.goto('/homily-email-unsubscribe');
  await expect(page).toHaveURL('/dashboard/subscription');
  await expect(section(page).getByLabel('Every day')).toBeVisible();
  await checkPage(page, 'subscription, by the way out of the mail');
});
