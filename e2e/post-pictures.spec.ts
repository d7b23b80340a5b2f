// Pictures that come into a post by paste, drop and choice: each to the place that is kept for it, in a real browser.
import type { Page, Request } from '@playwright/test';
import { button, field, message, publish, publishSheet, saveDraft, stateLine, text } from './edit-post.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { plainPng } from './plain-image.ts';
import { createEditor } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

const onTheirWay = (page: Page) => page.getByRole('list', { name: 'Pictures on their way' });

/** Each as wide as its place in the order, so that they can be told apart. */
const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `${'abc'.charAt(at)}.png`,
    mimeType: 'image/png',
    buffer: plainPng(100 * (at + 1), 80, [0xc6, 0x3a, 0x31]),
  }));

/** By the event with which a browser brings files. */
const bring = (page: Page, by: 'paste' | 'drop', count: number): Promise<void> =>
  text(page).evaluate(
    (room, given) => {
      const brought = new DataTransfer();
      for (const { name, code } of given.files)
        brought.items.add(
          new File([Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' }),
        );
      const shared = { bubbles: true, cancelable: true };
      if (given.by === 'paste')
        room.dispatchEvent(new ClipboardEvent('paste', { clipboardData: brought, ...shared }));
      else {
        const { left, top } = (room.firstElementChild ?? room).getBoundingClientRect();
        const at = { clientX: left + 5, clientY: top + 5 };
        room.dispatchEvent(new DragEvent('drop', { dataTransfer: brought, ...at, ...shared }));
      }
    },
    { by, files: pictures(count).map(({ name, buffer }) => ({ name, code: buffer.toString('base64') })) },
  );

const widths = (page: Page): Promise<number[]> =>
  text(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => Number(image.getAttribute('width'))));

const isUpload = (request: Request): boolean =>
  request.method() === 'PUT' && /\/api\/blog\/uploads\//.test(request.url());

/** The uploads wait until they are let go; the one that is named fails. */
async function holdUploads(page: Page, failing = 0): Promise<() => void> {
  const { promise: isFree, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/blog/uploads/*', async (route) => {
    if (!isUpload(route.request())) return route.fallback();
    count += 1;
    const isFailing = count === failing;
    await isFree;
    return isFailing ? route.abort() : route.fallback();
  });
  return resolve;
}

test.beforeEach(async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await createEditor(page);
  await page.goto('/dashboard/blog/edit');
  await text(page).click();
  await page.keyboard.type('Above');
  await expect(stateLine(page)).toContainText('Not saved yet.');
});

test('several dropped pictures come in order, and say how far they are', async ({ page }) => {
  const sendUploads = await holdUploads(page);
  await bring(page, 'drop', 3);
  await expect(text(page).locator('figure')).toHaveText(['a.png', 'b.png', 'c.png']);
  await expect(onTheirWay(page).getByRole('progressbar')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: /^a\.png/ })).toBeVisible();
  await expectNoAxeViolations(page, 'pictures on their way');
  await page.keyboard.type('Below');
  sendUploads();
  await expect(text(page).locator('img')).toHaveCount(3);
  expect(await widths(page)).toEqual([100, 200, 300]);
  await expect(page.getByRole('status').filter({ hasText: 'c.png is in the text.' })).toBeVisible();
  await expect(onTheirWay(page)).toHaveCount(0);
  await expect(text(page).locator('p')).toHaveText(['Above', 'Below']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page).locator('p').last()).toHaveText('');
  await expect(text(page).locator('img')).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page).locator('figure')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text(page).locator('img')).toHaveCount(3);
});
test('one that fails keeps its place, is tried again, and no save loses it', async ({ page }) => {
  const sendUploads = await holdUploads(page, 2);
  await page.getByLabel('Title', { exact: true }).fill(`Pictures ${Date.now()}`);
  await text(page).click();
  await bring(page, 'paste', 3);
  await button(page, 'Save Draft').click();
  await expect(message(page)).toHaveText(/still on its way/);
  sendUploads();
  await expect(message(page)).toHaveText(/The picture did not arrive/);
  expect(await widths(page)).toEqual([100, 300]);
  await saveDraft(page);
  await expect(text(page).locator('figure').nth(1)).toHaveText('b.png');
  await page.getByRole('button', { name: 'Try again to upload b.png' }).click();
  await expect(text(page).locator('img')).toHaveCount(3);
  expect(await widths(page)).toEqual([100, 200, 300]);
  await saveDraft(page);
  await page.reload();
  await expect(text(page).locator('img')).toHaveCount(3);
  expect(await widths(page)).toEqual([100, 200, 300]);
});

test('a canceled picture, or one whose tab is closed, leaves no empty place', async ({ page }) => {
  const sendUploads = await holdUploads(page);
  await bring(page, 'paste', 2);
  await page.getByRole('button', { name: 'Cancel a.png' }).click();
  await expect(text(page).locator('figure')).toHaveText(['b.png']);
  await text(page).locator('figure').click();
  await page.keyboard.press('Delete');
  await expect(text(page).locator('figure')).toHaveCount(0);
  await expect(onTheirWay(page)).toHaveCount(0);
  sendUploads();
  await expect(text(page).locator('img')).toHaveCount(0);

  const letGoAgain = await holdUploads(page);
  await bring(page, 'paste', 1);
  await expect(text(page).locator('figure')).toHaveText(['a.png']);
  await page.keyboard.type('Below');
  await expect(stateLine(page)).toContainText('Saved at');
  const address = page.url();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  letGoAgain();
  await page.goto(address);
  await expect(text(page).locator('p')).toHaveText(['Above', 'Below']);
  await expect(text(page).locator('figure')).toHaveCount(0);
  await expect(onTheirWay(page)).toHaveCount(0);
});

test('pictures come from several files, large ones smaller, and other files are refused', async ({
  page,
}) => {
  await button(page, 'Picture').click();
  await page.getByRole('dialog').getByLabel('Image file').setInputFiles(pictures(2));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(text(page).locator('img')).toHaveCount(2);
  expect(new Set(await widths(page))).toEqual(new Set([100, 200]));

  for (const [name, sentence] of [
    ['photo.heic', 'This browser can’t read HEIC photos.'],
    ['letter.docx', 'Only PNG, JPEG, WebP, AVIF and GIF images can be used.'],
  ] as const) {
    await text(page).evaluate((target, file) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['no picture'], file));
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, name);
    await expect(onTheirWay(page)).toContainText(sentence);
    await page.getByRole('button', { name: `Leave out ${name}` }).click();
  }

  const uploading = page.waitForRequest(isUpload);
  await button(page, 'Picture').click();
  await page
    .getByRole('dialog')
    .getByLabel('Image file')
    .setInputFiles({
      name: 'wide.png',
      mimeType: 'image/png',
      buffer: plainPng(5_120, 64, [0xc6, 0x3a, 0x31]),
    });
  expect((await uploading).headers()['content-type']).toBe('image/webp');
});

test('the publish sheet names pictures without words and leads to them', async ({ page }) => {
  const sheet = publishSheet(page);
  const dialog = page.getByRole('dialog', { name: 'Image' });
  const goTo = (name: string) =>
    sheet.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Do it now' }).click();
  await field(page, 'Title').fill(`Wordless ${Date.now()}`);
  await text(page).click();
  await page.keyboard.press('End');
  await bring(page, 'paste', 2);
  await expect(text(page).locator('img')).toHaveCount(2);
  await button(page, 'Publish').click();
  await expectNoAxeViolations(page, 'pictures without words');
  await goTo('Picture 1 is not put into words.');
  await dialog.getByLabel('Description').fill('A red field');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await button(page, 'Publish').click();
  await goTo('Picture 2 is not put into words.');
  await dialog.getByLabel(/^This picture is decoration/).check();
  await expect(dialog.getByLabel('Description')).toHaveCount(0);
  await expectNoAxeViolations(page, 'a picture that is decoration');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await publish(page);
  await page.reload();
  await expect(text(page).locator('img')).toHaveCount(2);
  await expect(text(page).getByText('No words yet for those')).toHaveCount(0);
});

test('the publish sheet of a phone leads to the description of the hero image', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const description = page.getByLabel('Description of the image');
  await field(page, 'Title').fill(`Wordless hero ${Date.now()}`);
  await page.getByLabel('Image file').setInputFiles(pictures(1));
  await expect(description).toBeAttached();
  await button(page, 'Publish').click();
  await publishSheet(page)
    .getByRole('listitem')
    .filter({ hasText: 'Hero image is not put into words.' })
    .getByRole('button', { name: 'Do it now' })
    .click();
  await expect(description).toBeFocused();
  await page.getByLabel(/^This picture is decoration/).check();
  await expectNoAxeViolations(page, 'a hero that is decoration');
  await page.keyboard.press('Escape');
  await publish(page);
  await page.reload();
  await expect(page.getByLabel(/^This picture is decoration/)).toBeChecked();
});
