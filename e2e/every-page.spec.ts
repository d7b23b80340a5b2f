import type { Page } from '@playwright/test';
import { formPages, staticPages, unknownPage } from '../scripts/public-pages.ts';
import { checkDarkPage, expectNoAxeViolations, setTextSize } from './page-checks.ts';
import { expect, test } from './visitor.ts';

async function expectNoOverflow(
  page: Page,
  path: string,
  width: number,
  textSizes: readonly number[],
): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  for (const percent of textSizes) {
    await setTextSize(page, percent);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path}, ${width} px, text at ${percent} %`).toBeLessThanOrEqual(0);
  }
}

const half = Math.ceil(staticPages.length / 2);
for (const [group, paths] of Object.entries({
  'the first static pages': staticPages.slice(0, half),
  'the other static pages': [...staticPages.slice(half), unknownPage],
  forms: formPages,
})) {
  test(`${group} are accessible, fit every width and text size, and log nothing`, async ({
    page,
    allowed,
  }) => {
    // Chromium logs the status of a missing page.
    allowed.console.push(/status of 404/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    for (const path of paths) {
      const isStatic = (staticPages as readonly string[]).includes(path);
      requests.length = 0;
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      await checkDarkPage(page, path);
      if (isStatic) {
        const fonts = requests.filter((request) => request.endsWith('.woff2'));
        expect(fonts.length, requests.join(' ')).toBeLessThanOrEqual(2);
        expect(requests.length - fonts.length, requests.join(' ')).toBeLessThanOrEqual(4);
      }
      await expectNoOverflow(page, path, 250, [100, 200]);
      await expectNoOverflow(page, path, 375, [200]);
      // 200 % zoom in a window of 1280 px.
      await expectNoOverflow(page, path, 640, [100]);
    }
  });
}

test('open dialogs are accessible', async ({ page }) => {
  for (const [path, buttons] of [
    ['/', ['Login', 'Contact']],
    ['/homily_preview', ['The God of people with names']],
  ] as const) {
    await page.goto(path);
    for (const button of buttons) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeViolations(page, button);
      await page.keyboard.press('Escape');
    }
  }
});

test('letters of saints’ names are displayed in the fonts of the site', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    for (const [family, id] of [
      ['Fraunces', 'display'],
      ['"Source Sans"', 'ui'],
    ]) {
      const sample = Object.assign(document.createElement('p'), {
        id,
        // Of Dũng-Lạc, Makhlūf and Chŏng. The font of the other letters is not used if it arrives late.
        textContent: 'ũạūŏ',
      });
      sample.style.fontFamily = `${family}, monospace`;
      document.body.append(sample);
      await document.fonts.load(`16px ${family}`, sample.textContent);
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const selector of ['#display', '#ui']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  }
});
