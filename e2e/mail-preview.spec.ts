// The morning mail as its editors see it before anybody gets it.
import type { Page } from '@playwright/test';
import { bar, editHomily, field } from './edit-homily.ts';
import { createWriter, getStoredHomily, saveDraft } from './homily-fixtures.ts';
import { mailTo } from './mailbox.ts';
import { checkPage, widths } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports a refusal, and the tests' own hands in the frame of the mail, which runs no script.
  allowed.console.push(/Failed to load resource/, /Blocked script execution in 'about:blank'/);
});

const preview = (page: Page) => page.getByRole('dialog', { name: 'As readers see it' });

async function openPreview(page: Page, form: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Preview' }).click();
  await preview(page).getByLabel(form).check();
}

for (const width of widths) {
  test(`the mail is seen before it goes, with what was typed a moment ago, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const writer = await createWriter(page);
    const date = `2032-05-${width === 375 ? '03' : '04'}`;
    await saveDraft(writer, date, { title: 'Before' });
    await editHomily(page, date);
    await field(page, 'Title').fill('A moment <b>ago</b>');
    await openPreview(page, 'Mail');
    const mail = preview(page).frameLocator('iframe[title="The mail"]');
    await expect(mail.getByRole('heading', { name: 'A moment <b>ago</b>' })).toBeVisible();
    await expect(mail.getByText('So might we.', { exact: true })).toBeVisible();
    expect((await getStoredHomily(writer, date)).draft?.content['title']).toBe('A moment <b>ago</b>');
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
  const writer = await createWriter(page);
  const date = '2032-05-05';
  await saveDraft(writer, date, { title: 'For my own eyes' });
  await editHomily(page, date);
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
  const writer = await createWriter(page);
  const date = '2032-05-06';
  await editHomily(page, date);
  await openPreview(page, 'Mail');
  await expect(preview(page)).toContainText('Nothing is written for this day.');
  await page.keyboard.press('Escape');

  const saving = `**/api/homily/editor/homilies/${date}`;
  await page.route(saving, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'Title').fill('In a tunnel');
  await openPreview(page, 'Mail');
  await expect(preview(page)).toContainText('We couldn’t save it, so nothing else was done.');
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
  expect((await getStoredHomily(writer, date)).draft?.content['title']).toBe('In a tunnel');
});

test('the mail before it goes fits every width and light, and axe finds nothing', async ({ page }) => {
  test.slow();
  const writer = await createWriter(page);
  const date = '2032-05-08';
  await saveDraft(writer, date, { title: 'To be looked at' });
  await editHomily(page, date);
  await openPreview(page, 'Mail');
  await expect(preview(page).frameLocator('iframe').getByText('So might we.', { exact: true })).toBeVisible();
  await checkPage(page, 'the mail');
  await preview(page).getByLabel('Plain text').check();
  await checkPage(page, 'the mail as plain text');
});
