// A reader takes a week along, as a book and to print.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aWriter, publish } from './given-homilies.ts';
import { axeFindsNothing, look, widths } from './look.ts';
import { expect, test } from './visitor.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Take this week along' });

for (const width of widths) {
  test(`a week comes as a book and to print, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const date = `2021-03-${width === 375 ? '03' : '10'}`;
    await publish(await aWriter(page, 'Ruth'), date, {});
    await page.goto(`/dashboard/homilies/${date}`);
    await section(page).getByRole('button', { name: 'Where there is no signal' }).press('Enter');
    const take = async (name: RegExp) => {
      const download = page.waitForEvent('download');
      await section(page).getByRole('button', { name }).press('Enter');
      const file = await download;
      await expect(section(page).getByText('✅ It is with your downloads.')).toBeVisible();
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path(), 'latin1') };
    };
    const book = await take(/EPUB/);
    expect(book.name).toMatch(/^[a-z-]+-2021-\d\d-\d\d\.epub$/);
    expect(book.bytes.slice(30, 58)).toBe('mimetypeapplication/epub+zip');
    const paper = await take(/PDF/);
    expect(paper.name).toMatch(/\.pdf$/);
    expect(paper.bytes).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
    await axeFindsNothing(page, 'with a week taken along');
    await section(page).scrollIntoViewIfNeeded();
    await look(page, `take-along-${width}`);
    await page.emulateMedia({ media: 'print' });
    await expect(section(page)).toBeHidden();
  });
}

test('what could not be made is said, and may be asked for again', async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  const date = '2021-03-17';
  await publish(await aWriter(page, 'Ruth'), date, {});
  await page.goto(`/dashboard/homilies/${date}`);
  await page.route(
    '**/booklets/**',
    (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'unavailable', message: 'We can’t answer right now.', requestId: '1' },
      }),
    { times: 1 },
  );
  await section(page).getByRole('button', { name: 'Where there is no signal' }).click();
  await section(page).getByRole('button', { name: /PDF/ }).click();
  await expect(section(page).getByText('We can’t answer right now.')).toBeFocused();
  const download = page.waitForEvent('download');
  await section(page).getByRole('button', { name: /PDF/ }).click();
  await download;
});
