// The morning mail as its readers choose it, and as its editors see it before anybody gets it.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aWriter, publish, save, shelved } from './homily-shelf.ts';
import { mailTo } from './mailbox.ts';
import { aMember, endSessions, logIn, sendLogin } from './members.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal, and the tests' own hands in the frame of the mail, which runs no script.
  allowed.console.push(/Failed to load resource/, /Blocked script execution in 'about:blank'/);
});

const preferenceCalls = '**/api/homily/mail-preference';
const widths = [375, 1280];

const section = (page: Page) => page.getByRole('region', { name: 'Morning mail' });
const hour = (page: Page) => section(page).getByLabel('At about');
const zone = (page: Page) => section(page).getByLabel('Time zone');
const said = (page: Page) => section(page).getByRole('status');
const keep = (page: Page) => section(page).getByRole('button', { name: 'Save Morning Mail' }).click();

async function open(page: Page, place: 'settings' | 'subscription'): Promise<void> {
  await page.goto(`/dashboard/${place}`);
  await expect(section(page).getByLabel('Every day')).toBeVisible();
}

for (const width of widths) {
  test(`the mail is chosen on either page, and stays chosen on both, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const member = await aMember({ isComplimentary: true });
    await logIn(page, member);
    await open(page, 'settings');
    await expect(section(page)).toContainText(`It goes to ${member.email}.`);
    await expect(section(page).getByLabel('Every day')).toBeChecked();
    await expect(hour(page)).toHaveValue('6');
    await expect(zone(page)).toHaveValue('America/New_York');

    await section(page).getByLabel('Sundays only').check();
    await hour(page).selectOption('5:00 a.m.');
    await zone(page).selectOption('Central Time (Chicago)');
    await keep(page);
    await expect(said(page)).toHaveText('✅ Saved: on Sundays at about 5:00 a.m., by the clocks of Chicago.');

    await page.reload();
    await expect(section(page).getByLabel('Sundays only')).toBeChecked();
    await open(page, 'subscription');
    await expect(section(page).getByLabel('Sundays only')).toBeChecked();
    await expect(hour(page)).toHaveValue('5');
    await expect(zone(page)).toHaveValue('America/Chicago');

    await section(page).getByLabel('No mail').check();
    await expect(hour(page)).toBeHidden();
    await keep(page);
    await expect(said(page)).toHaveText('✅ Saved. No homily is mailed to you.');
    await open(page, 'settings');
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
    await logIn(page, await aMember({ isComplimentary: true }));
    await open(page, 'settings');
    await expect(zone(page)).toHaveValue('America/New_York');
    const suggested = zone(page).locator('optgroup').first();
    await expect(suggested).toHaveAttribute('label', 'Suggested');
    await expect(suggested.locator('option')).toHaveText(['Rome', 'Eastern Time (New York)']);
    await section(page).getByRole('button', { name: 'Use it' }).click();
    await expect(zone(page)).toHaveValue('Europe/Rome');
    await keep(page);
    await expect(said(page)).toHaveText('✅ Saved: every day at about 6:00 a.m., by the clocks of Rome.');
    await page.reload();
    await expect(zone(page)).toHaveValue('Europe/Rome');
  });
});

test('what could not be saved says so, and stays chosen until it can be', async ({ page }) => {
  await logIn(page, await aMember({ isComplimentary: true }));
  await open(page, 'settings');
  await page.route(preferenceCalls, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await section(page).getByLabel('Sundays only').check();
  await hour(page).selectOption('12:00 p.m. (noon)');
  await keep(page);
  await expect(said(page)).toHaveText('❌ The network cannot be reached. Please try again.');
  await expect(said(page)).toBeFocused();
  await expect(section(page).getByLabel('Sundays only')).toBeChecked();
  await expect(hour(page)).toHaveValue('12');
  await page.unroute(preferenceCalls);
  await keep(page);
  await expect(said(page)).toHaveText(
    '✅ Saved: on Sundays at about 12:00 p.m. (noon), by the clocks of New York.',
  );
});

test('a preference that cannot be fetched may be asked for again', async ({ page }) => {
  await logIn(page, await aMember({ isComplimentary: true }));
  await page.route(preferenceCalls, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/dashboard/settings');
  await expect(section(page)).toContainText('When your mail comes cannot be told just now.');
  await page.unroute(preferenceCalls);
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByLabel('Every day')).toBeChecked();
});

test('a session that ended meanwhile leads to the log-in and back to what was chosen', async ({ page }) => {
  const member = await aMember({ isComplimentary: true });
  await logIn(page, member);
  await open(page, 'settings');
  await endSessions(member);
  // What the server found out about a token it believes for two seconds.
  await page.waitForTimeout(2_500);
  await section(page).getByLabel('No mail').check();
  await keep(page);
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
  await sendLogin(page, member);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(section(page).getByLabel('No mail')).toBeChecked();
  await expect(said(page)).toHaveText('❌ You had been logged out, so this is not saved yet.');
  await keep(page);
  await expect(said(page)).toHaveText('✅ Saved. No homily is mailed to you.');
});

test('where no mail comes, it is said why, and whom to ask', async ({ page }) => {
  const member = await aMember();
  await logIn(page, member);
  await open(page, 'subscription');
  await expect(section(page)).toContainText(`With a subscription it goes to ${member.email}.`);
  for (const [stopped, words] of [
    ['refused', 'that mailbox has refused what we sent'],
    ['complained', 'one of our mails was reported from there as unwanted'],
  ] as const) {
    await page.route(preferenceCalls, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), stopped } });
    });
    await open(page, 'subscription');
    await expect(section(page)).toContainText(`No mail goes to ${member.email}: ${words}`);
    await expect(section(page).getByRole('link', { name: 'support@wayfare.example' })).toBeVisible();
    await page.unroute(preferenceCalls);
  }
});

test('the way out of the mail ends at the choice, after logging in and without', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const member = await aMember();
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
  await expect(section(page).getByLabel('No mail')).toBeVisible();
  await expect(heading).not.toBeFocused();
  await page.goto('/dashboard/settings#morning-mail');
  await expect(heading).toBeFocused();
});

const bar = (page: Page) => page.locator('.editor-bar');
const field = (page: Page, name: string) =>
  page.locator('.writing').getByRole('textbox', { name, exact: true });
const preview = (page: Page) => page.getByRole('dialog', { name: 'As readers see it' });

async function edit(page: Page, date: string): Promise<void> {
  await page.goto(`/dashboard/homilies/edit/${date}`);
  await expect(field(page, 'Reflection')).toBeVisible();
}

async function openPreview(page: Page, form: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Preview' }).click();
  await preview(page).getByLabel(form).check();
}

for (const width of widths) {
  test(`the mail is seen before it goes, with what was typed a moment ago, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const writer = await aWriter(page);
    const date = `2032-05-${width === 375 ? '03' : '04'}`;
    await save(writer, date, { title: 'Before' });
    await edit(page, date);
    await field(page, 'Title').fill('A moment <b>ago</b>');
    await openPreview(page, 'Mail');
    const mail = preview(page).frameLocator('iframe[title="The mail"]');
    await expect(mail.getByRole('heading', { name: 'A moment <b>ago</b>' })).toBeVisible();
    await expect(mail.getByText('So might we.', { exact: true })).toBeVisible();
    expect((await shelved(writer, date)).draft?.content['title']).toBe('A moment <b>ago</b>');
    // Its own styles hold, though the page's policy allows none that are written into a document.
    await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(243, 247, 245)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(11, 26, 34)');
    const sizes = await page
      .locator('.mail-frame')
      .evaluate((frame: HTMLIFrameElement) => [
        frame.clientHeight,
        frame.contentDocument?.scrollingElement?.scrollHeight ?? 0,
        frame.contentDocument?.scrollingElement?.scrollWidth ?? 0,
        frame.clientWidth,
      ]);
    const [height = 0, content = 0, across = 0, room = 0] = sizes;
    expect(height, 'the frame is as high as its mail').toBeGreaterThanOrEqual(content);
    expect(across, 'the mail scrolls sideways').toBeLessThanOrEqual(room);

    await preview(page).getByLabel('Plain text').check();
    const text = preview(page).getByRole('region', { name: 'The mail as plain text' });
    await expect(text).toContainText('A moment <b>ago</b>');
    await expect(text).toContainText('So might we.');
  });
}

test('a test goes to whoever asks for it, as the mail that it will be', async ({ page }) => {
  const writer = await aWriter(page);
  const date = '2032-05-05';
  await save(writer, date, { title: 'For my own eyes' });
  await edit(page, date);
  await openPreview(page, 'Mail');
  await preview(page).getByRole('button', { name: 'Send Me a Test' }).click();
  await expect(preview(page).getByRole('status')).toHaveText(
    `✅ It is on its way to ${writer.member.email}.`,
  );
  const mail = await mailTo(writer.member.email, /For my own eyes/);
  expect(mail).toMatch(/^Subject: (=\?UTF-8\?Q\?)?Test:[ _]/im);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(mail).toContain('So might we.');
});

test('a preview that cannot be had says why, and may be asked for again', async ({ page }) => {
  const writer = await aWriter(page);
  const date = '2032-05-06';
  await edit(page, date);
  await openPreview(page, 'Mail');
  await expect(preview(page)).toContainText('Nothing is written for this day.');
  await page.keyboard.press('Escape');

  const saving = `**/api/homily/editor/homilies/${date}`;
  await page.route(saving, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'Title').fill('In a tunnel');
  await openPreview(page, 'Mail');
  await expect(preview(page)).toContainText('It could not be saved, so nothing else was done.');
  await page.unroute(saving);
  await preview(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    preview(page).frameLocator('iframe').getByRole('heading', { name: 'In a tunnel' }),
  ).toBeVisible();

  await page.route('**/test-mail', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Please wait a while.' } }),
  );
  await preview(page).getByRole('button', { name: 'Send Me a Test' }).click();
  await expect(preview(page).getByRole('status')).toHaveText('❌ Please wait a while.');
  expect((await shelved(writer, date)).draft?.content['title']).toBe('In a tunnel');
});

for (const width of widths) {
  test(`a day is corrected for every reader, and given back to the calendar, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const writer = await aWriter(page);
    // In years of their own, so that the two do not meet.
    const date = width === 375 ? '2022-07-12' : '2023-07-12';
    await publish(writer, date, { title: 'On our own feast' });
    await edit(page, date);
    const day = page.getByRole('complementary', { name: 'The day' });
    await expect(day).toContainText('Green');
    await day.getByRole('link', { name: 'Correct this day' }).click();
    await expect(page).toHaveURL(`/dashboard/homilies/edit/${date}/day`);
    const celebration = page.getByLabel('Celebration');
    const before = await celebration.inputValue();

    const save = page.getByRole('button', { name: 'Save Correction' });
    await save.click();
    await expect(page.getByText('❌ Nothing is changed here yet.')).toBeVisible();
    await celebration.fill('  ');
    await save.click();
    await expect(celebration).toHaveAccessibleDescription(/^The celebration is empty\./);

    await page.route('**/api/homily/editor/days/*', (route) => route.abort());
    await celebration.fill('Dedication of our own chapel');
    await page.getByLabel('Rank').selectOption('Feast');
    await page.getByLabel('White').check();
    await save.click();
    await expect(page.getByText('❌ The network cannot be reached. Please try again.')).toBeVisible();
    await expect(celebration).toHaveValue('Dedication of our own chapel');
    await page.unroute('**/api/homily/editor/days/*');
    await save.click();
    await expect(page.getByText('✅ Saved. Readers see the day so from now on.')).toBeVisible();
    await expect(day).toContainText('White, for a feast');

    await page.goto(`/dashboard/homilies/${date}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dedication of our own chapel');
    await expect(page.locator('.day')).toContainText('White, for a feast');
    await edit(page, date);
    await expect(day).toContainText('Corrected here.');
    await day.getByRole('link', { name: 'Correct this day' }).click();
    await page.getByRole('button', { name: 'Take back the correction...' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('✅ The day is again as the calendar has it.')).toBeVisible();
    await expect(celebration).toHaveValue(before);
    await expect(page.getByRole('button', { name: 'Take back the correction...' })).toHaveCount(0);
    await page.goto(`/dashboard/homilies/${date}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  });
}

test('no day that is none can be corrected, and nobody else than a homily-admin corrects any', async ({
  page,
  browser,
}) => {
  await aWriter(page);
  await page.goto('/dashboard/homilies/edit/2032-02-30/day');
  await expect(page.getByRole('heading', { name: 'There is no such day' })).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  const reader = await elsewhere.newPage();
  await logIn(reader, await aMember({ isComplimentary: true }));
  await reader.goto('/dashboard/homilies/edit/2032-02-28/day');
  await expect(reader.getByRole('heading', { name: 'Access denied (homily-admin only).' })).toBeVisible();
  await elsewhere.close();
});

test('the bar at the bottom of a phone shows every place, and moves nothing sideways', async ({ page }) => {
  await aWriter(page);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard/settings');
    const places = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(places.getByRole('link')).toHaveCount(6);
    expect(await places.evaluate((nav) => nav.scrollWidth - nav.clientWidth), `${width} px`).toBe(0);
    for (const place of [...(await places.getByRole('link').all()), places.getByRole('button')])
      await expect(place).toBeInViewport({ ratio: 1 });
    // The last of the page is not under it.
    await page.getByRole('button', { name: 'Delete My Account...' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Delete My Account...' }).click();
  }
});

test('the choice fits every width and light on both pages, and axe finds nothing', async ({ page }) => {
  test.slow();
  await logIn(page, await aMember({ isComplimentary: true }));
  for (const place of ['settings', 'subscription'] as const) {
    await open(page, place);
    await look(page, place);
  }
});

test('the page of a day to be corrected fits every width and light, and axe finds nothing', async ({
  page,
}) => {
  test.slow();
  await aWriter(page);
  await page.goto('/dashboard/homilies/edit/2032-05-07/day');
  await expect(page.getByLabel('Celebration')).toBeVisible();
  await look(page, 'correcting a day');
});

test('the mail before it goes fits every width and light, and axe finds nothing', async ({ page }) => {
  test.slow();
  const writer = await aWriter(page);
  const date = '2032-05-08';
  await save(writer, date, { title: 'To be looked at' });
  await edit(page, date);
  await openPreview(page, 'Mail');
  await expect(preview(page).frameLocator('iframe').getByText('So might we.', { exact: true })).toBeVisible();
  await look(page, 'the mail');
  await preview(page).getByLabel('Plain text').check();
  await look(page, 'the mail as plain text');
});

async function look(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark', 'sepia']) {
    await page.evaluate((worn) => {
      document.documentElement.dataset['theme'] = worn;
    }, theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // In the frame of the mail nothing runs, axe neither.
      const { violations } = await new AxeBuilder({ page }).exclude('.mail-frame').analyze();
      expect(violations.map(({ id, nodes }) => [state, theme, id, nodes.map(({ html }) => html)])).toEqual(
        [],
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${state}, ${width} px: the page scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
}
