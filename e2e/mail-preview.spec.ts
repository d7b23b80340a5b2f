// The preview of the morning mail in the homily editor.
import type { Page } from '@playwright/test';
import { bar, editHomily, field, openPanel } from './edit-homily.ts';
import { createWriter, getStoredHomily, saveDraft } from './homily-fixtures.ts';
import { mailTo } from './mailbox.ts';
import { checkPage } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium reports failed requests, and the scripts of the tests in the frame of the mail.
  allowed.console.push(/Failed to load resource/, /Blocked script execution in 'about:blank'/);
});

const preview = (page: Page) => page.getByRole('dialog', { name: 'As readers see it' });

async function openPreview(page: Page, form: string): Promise<void> {
  await openPanel(page);
  await bar(page).getByRole('button', { name: 'Preview' }).click();
  await preview(page).getByLabel(form).check();
}

/** The frame is as high as its mail, and the mail does not scroll sideways. */
async function expectFrameFits(page: Page): Promise<void> {
  await expect(async () => {
    const overflow = await page.locator('.mail-frame').evaluate((frame: HTMLIFrameElement) => {
      const mail = frame.contentDocument?.scrollingElement;
      return {
        height: (mail?.scrollHeight ?? Infinity) > frame.clientHeight,
        width: (mail?.scrollWidth ?? Infinity) > frame.clientWidth,
      };
    });
    expect(overflow).toEqual({ height: false, width: false });
  }).toPass({ timeout: 5_000 });
}

test('the preview shows the mail with unsaved changes, at every width', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const writer = await createWriter(page);
  const date = '2032-05-03';
  await saveDraft(writer, date, { title: 'Before' });
  await editHomily(page, date);
  await field(page, 'Title').fill('A moment <b>ago</b>');
  await openPreview(page, 'Mail');
  const mail = preview(page).frameLocator('iframe[title="The mail"]');
  await expect(mail.getByRole('heading', { name: 'A moment <b>ago</b>' })).toBeVisible();
  await expect(mail.getByText('So might we.', { exact: true })).toBeVisible();
  expect((await getStoredHomily(writer, date)).draft?.content['title']).toBe('A moment <b>ago</b>');
  // The styles of the mail apply although the policy of the page allows no inline styles.
  await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(243, 247, 245)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(11, 26, 34)');
  await expectFrameFits(page);
  await checkPage(page, 'the mail');
  await expectFrameFits(page);
});

test('a failed preview or test mail shows the reason, and a test mail is like the mail to readers', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const date = '2032-05-06';
  await editHomily(page, date);
  await openPreview(page, 'Mail');
  await expect(preview(page)).toContainText('Nothing is written for this day.');
  await page.keyboard.press('Escape');

  const draftCall = `**/api/homily/editor/homilies/${date}/draft`;
  await page.route(draftCall, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'Title').fill('In a tunnel');
  await openPreview(page, 'Mail');
  await expect(preview(page)).toContainText('We couldn’t save it, so nothing else was done.');
  await page.unroute(draftCall);
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

  await page.unroute('**/test-mail');
  await preview(page).getByRole('button', { name: 'Send Me a Test' }).click();
  await expect(preview(page).getByRole('status')).toHaveText(
    `✅ It is on its way to ${writer.member.email}.`,
  );
  const mail = await mailTo(writer.member.email, /In a tunnel/);
  expect(mail).toMatch(/^Subject: (=\?UTF-8\?Q\?)?Test:[ _]/im);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});
