// Editors upload a recording of a homily, and readers listen to it.
import type { Page } from '@playwright/test';
import { silentMp3 } from '../apps/server/src/adapters/sound/testing/mp3.ts';
import { editHomily, openPanel, openSetting } from './edit-homily.ts';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage, expectNoAxeViolations, getLayoutShift } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const uploadForm = (page: Page) =>
  page.locator('.panel-line').filter({ has: page.locator('.panel-label').getByText('Recording') });
const listen = (page: Page, name: string) => page.locator('.listen-place').getByRole('button', { name });
const player = (page: Page) => page.getByRole('region', { name: 'Listening' });
const position = (page: Page) => page.getByRole('slider', { name: 'Where in the recording' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name });

/** A date without a recording, also if the test is repeated. */
const createDate = (day: number): string => `20${20 - test.info().repeatEachIndex}-03-0${day}`;

async function uploadRecording(page: Page, ms: number, duration: string): Promise<void> {
  const file = { name: 'homily.mp3', mimeType: 'audio/mpeg', buffer: silentMp3(ms) };
  await uploadForm(page).getByLabel(/file/).setInputFiles(file);
  await expect(uploadForm(page).getByText(`Ready, ${duration}.`)).toBeVisible({ timeout: 20_000 });
}

test('an editor uploads a recording, and a reader listens to it and continues on another device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const date = createDate(3);
  const writer = await createWriter(page);
  await publishHomily(writer, date, { homilyText: 'She went in haste. '.repeat(60) });
  await editHomily(page, date);
  await openPanel(page);
  await openSetting(page, 'Recording');
  await uploadRecording(page, 200_000, '3:20');
  await uploadForm(page).getByLabel('Read by').fill('Łukasz K.');
  await uploadForm(page).getByLabel('The reflection begins at').fill('9:99');
  await expect(uploadForm(page).getByText(/^Write minutes and seconds within 3:20/)).toBeVisible();
  await uploadForm(page).getByLabel('The reflection begins at').fill('1:05');
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('65000') ?? false);
  await uploadForm(page).getByLabel('Read by').focus();
  expect((await saved).status()).toBe(200);
  await expectNoAxeViolations(page, 'the editor with a recording');

  await page.goto(`/dashboard/homilies/${date}`);
  await expect(listen(page, 'Listen 3 minutes, read by Łukasz K.')).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  const started = page.waitForRequest(/\/recordings\/.*\.mp3$/);
  await listen(page, 'Listen').click();
  await started;
  // Two buttons and the player have one state.
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(3);
  const audio = page.locator('.reading audio');
  const getTimeMs = () =>
    audio.evaluate((element: HTMLAudioElement) => Math.round(element.currentTime * 1_000));
  await expect.poll(getTimeMs).toBeGreaterThan(300);
  await position(page).fill('95');
  await expect.poll(getTimeMs).toBeGreaterThanOrEqual(95_000);
  await expect(position(page)).toHaveAttribute(
    'aria-valuetext',
    /^1 minute \d+ seconds of 3 minutes 20 seconds$/,
  );
  await button(page, 'Back 15').click();
  await expect.poll(getTimeMs).toBeLessThan(90_000);
  const positionSaved = page.waitForResponse((response) => response.url().endsWith('/listening-position'));
  await button(page, 'Pause').click();
  await positionSaved;

  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toHaveCount(2);
  await checkPage(page, 'a day with a recording');
  await page.emulateMedia({ media: 'print' });
  await expect(player(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Stop listening').press('Enter');
  await expect(player(page)).toHaveCount(0);
  await expect(listen(page, 'Listen')).toBeFocused();

  await page.reload();
  await listen(page, 'Listen').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await button(page, 'Pause').click();
  const seconds = Number(await position(page).inputValue());
  expect(seconds).toBeGreaterThanOrEqual(74);
  expect(seconds).toBeLessThan(90);
});

test('the player does not shift the text, renews expired links, and a recording can be deleted', async ({
  page,
}) => {
  const date = createDate(5);
  await publishHomily(await createWriter(page), date);
  await editHomily(page, date);
  await openSetting(page, 'Recording');
  await uploadForm(page)
    .getByLabel(/file/)
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(uploadForm(page).getByText(/^❌ Only WAV|Only WAV, FLAC/)).toBeVisible();
  await uploadRecording(page, 60_000, '1:00');
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(listen(page, 'Listen')).toBeVisible();
  expect(await getLayoutShift(page)).toBeLessThan(0.02);
  // A page that is shown again after an hour gets a new link.
  const renewed = page.waitForRequest((request) => request.url().endsWith(`/homilies/${date}`));
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 3_700_000;
    document.dispatchEvent(new Event('visibilitychange'));
    Date.now = now;
  });
  await renewed;
  // So does the player if the link is refused.
  let requestCount = 0;
  await page.route(/\/recordings\/.*\.mp3$/, (route) => {
    requestCount += 1;
    return requestCount === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await listen(page, 'Listen').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(position(page)).not.toHaveValue('0');
  expect(requestCount).toBeGreaterThan(1);

  await editHomily(page, date);
  await openSetting(page, 'Recording');
  await uploadForm(page).getByRole('button', { name: 'Take the recording away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
  await expect(uploadForm(page).getByText('Ready, 1:00.')).toHaveCount(0);
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0);
});
