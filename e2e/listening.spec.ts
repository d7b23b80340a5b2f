// A homily that is heard: sent in at the desk, played by readers, and gone on with on another device.
import type { Page } from '@playwright/test';
import { silentMp3 } from '../apps/server/src/adapters/sound/testing/mp3.ts';
import { editHomily, openPanel } from './edit-homily.ts';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage, expectNoAxeViolations, getLayoutShift, widths } from './page-checks.ts';
import { expect, test } from './visitor.ts';

const desk = (page: Page) => page.getByRole('region', { name: 'The recording' });
const player = (page: Page) => page.getByRole('group', { name: 'The recording' });
const place = (page: Page) => page.getByRole('slider', { name: 'Where in the recording' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name });
const aFile = (ms: number) => ({ name: 'homily.mp3', mimeType: 'audio/mpeg', buffer: silentMp3(ms) });

/** Each time one that nobody has recorded yet. */
const dayOf = (day: number): string => `20${20 - test.info().repeatEachIndex}-03-0${day}`;

async function send(page: Page, ms: number): Promise<void> {
  await desk(page).getByLabel(/file/).setInputFiles(aFile(ms));
}

for (const width of widths) {
  test(`an editor sends a recording in, and readers hear it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const date = dayOf(width === 375 ? 3 : 4);
    const writer = await createWriter(page);
    await publishHomily(writer, date, { homilyText: 'She went in haste. '.repeat(60) });
    await editHomily(page, date);
    await openPanel(page);
    await send(page, 200_000);
    await expect(desk(page).getByText('Ready, 3:20.')).toBeVisible({ timeout: 20_000 });
    await desk(page).getByLabel('Read by').fill('Łukasz K.');
    await desk(page).getByLabel('The reflection begins at').fill('9:99');
    await expect(desk(page).getByText(/^Write minutes and seconds within 3:20/)).toBeVisible();
    await desk(page).getByLabel('The reflection begins at').fill('1:05');
    const described = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('65000') ?? false,
    );
    await desk(page).getByLabel('Read by').focus();
    expect((await described).status()).toBe(200);
    await expectNoAxeViolations(page, 'at the desk, with a recording');

    await page.goto(`/dashboard/homilies/${date}`);
    await expect(player(page).getByText('3:20, read by Łukasz K.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Reading aloud' })).toHaveCount(0);
    await expect(place(page)).toHaveAttribute('aria-valuetext', '0 seconds of 3 minutes 20 seconds');
    await checkPage(page, 'a day with a recording', ['light', 'dark']);
    const begun = page.waitForRequest(/\/recordings\/.*\.mp3$/);
    await button(page, 'Listen').click();
    await begun;
    await expect(button(page, 'Pause')).toBeVisible();
    const audio = page.locator('.player audio');
    const nowMs = () => audio.evaluate((each: HTMLAudioElement) => Math.round(each.currentTime * 1_000));
    await expect.poll(nowMs).toBeGreaterThan(300);
    await button(page, 'Reflection').click();
    await expect.poll(nowMs).toBeGreaterThanOrEqual(65_000);
    await expect(button(page, 'Reflection')).toHaveAttribute('aria-current', 'true');
    await button(page, 'On 30').click();
    await expect.poll(nowMs).toBeGreaterThanOrEqual(95_000);
    await player(page).getByLabel('Speed').selectOption('1.5');
    expect(await audio.evaluate((each: HTMLAudioElement) => each.playbackRate)).toBe(1.5);
    await button(page, 'Back 15').click();
    await expect.poll(nowMs).toBeLessThan(90_000);
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/listening-position'));
    await button(page, 'Pause').click();
    await kept;

    // Another device, and the same reader.
    await page.evaluate(() => localStorage.removeItem('wayfare-listening-speed'));
    await page.reload();
    await expect(button(page, 'Go on listening')).toBeVisible();
    const at = Number(await place(page).inputValue());
    expect(at).toBeGreaterThanOrEqual(74);
    expect(at).toBeLessThan(86);
    // By keyboard alone.
    await place(page).focus();
    await page.keyboard.press('End');
    await expect(place(page)).toHaveAttribute(
      'aria-valuetext',
      '3 minutes 20 seconds of 3 minutes 20 seconds',
    );
    await page.keyboard.press('Home');
    await expect(button(page, 'Listen')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(player(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await player(page).getByRole('link', { name: 'In your podcast app' }).click();
    await expect(page.getByText('No app has an address of yours yet.')).toBeFocused();
  });
}

test('a reader sees the text at once, nothing jumps when the player comes, and an old link is renewed', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  const date = dayOf(5);
  await publishHomily(await createWriter(page), date);
  await editHomily(page, date);
  await send(page, 60_000);
  await expect(desk(page).getByText('Ready, 1:00.')).toBeVisible({ timeout: 20_000 });
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(button(page, 'Listen')).toBeVisible();
  expect(await getLayoutShift(page)).toBeLessThan(0.02);
  // Whoever comes back to a page that has stood for an hour has another link before they press.
  const asked = page.waitForRequest((request) => request.url().endsWith(`/homilies/${date}`));
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 3_700_000;
    document.dispatchEvent(new Event('visibilitychange'));
    Date.now = now;
  });
  await asked;
  // One that is over all the same is renewed while they wait.
  let refused = 0;
  await page.route(/\/recordings\/.*\.mp3$/, (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await button(page, 'Listen').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(place(page)).not.toHaveValue('0');
  expect(refused).toBeGreaterThan(1);
});

test('what cannot be taken is said, what is there can be taken away', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const date = dayOf(6);
  await publishHomily(await createWriter(page), date);
  await editHomily(page, date);
  await desk(page)
    .getByLabel(/file/)
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(desk(page).getByText(/^❌ Only WAV|Only WAV, FLAC/)).toBeVisible();
  await send(page, 1_000);
  await expect(desk(page).getByText('This recording is shorter than three seconds.')).toBeVisible({
    timeout: 20_000,
  });
  await send(page, 30_000);
  await expect(desk(page).getByText('Ready, 0:30.')).toBeVisible({ timeout: 20_000 });
  await desk(page).getByRole('button', { name: 'Take the recording away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
  await expect(desk(page).getByText('Ready, 0:30.')).toHaveCount(0);
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
});

test('only the homily editor may request the microphone', async ({ page }) => {
  await createWriter(page);
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['permissions-policy'] ?? '';
  expect(await policyOf('/dashboard/homilies/edit/2020-03-07')).toContain('microphone=(self)');
  for (const path of ['/', '/dashboard', '/dashboard/homilies/2020-03-07', '/dashboard/homilies/edit'])
    expect(await policyOf(path)).toContain('microphone=()');
});
