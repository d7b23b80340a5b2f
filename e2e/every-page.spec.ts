import { HtmlValidate } from 'html-validate';
import { formPages, staticPages, unknownPage } from '../scripts/public-pages.ts';
import { checkPage, expectNoAxeViolations, setTextSize } from './page-checks.ts';
import { expect, siteUrl, test } from './visitor.ts';

const pages = [...staticPages, ...formPages, unknownPage];
const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] });

for (const path of pages) {
  test(`${path} is accessible and silent at every width, in the light and in the dark`, async ({
    page,
    allowed,
  }) => {
    // Chromium itself reports the status of a page that is not there.
    if (path === unknownPage) allowed.console.push(/status of 404/);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('h1')).toBeVisible();
    await checkPage(page, path, ['light', 'dark']);
    // And as it comes to somebody who sits in the dark, at a desk.
    await page.reload({ waitUntil: 'load' });
    await expect(page.locator('h1')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(siteUrl(path), { headers: { accept: 'text/html' } })).text();
    const { results } = await validator.validateString(html);
    const said = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    );
    expect(said).toEqual([]);
  });
}

test('dialogs are accessible when they are open', async ({ page }) => {
  for (const [path, opener] of [
    ['/', 'Login'],
    ['/', 'Contact'],
    ['/homily_preview', 'The God of people with names'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeViolations(page, opener);
  }
});

test('at twice the size of text nothing is lost sideways', async ({ page }) => {
  // Every page, one after the other.
  test.slow();
  // A window of 1280 px at 200% zoom shows 640 px of page.
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of pages.filter((each) => each !== unknownPage)) {
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test('no page scrolls sideways from 100 to 200 % text and down to 250 px, and a tall header scrolls away', async ({
  page,
}) => {
  test.slow();
  for (const path of pages.filter((each) => each !== unknownPage)) {
    await page.goto(path);
    for (const width of [250, 320, 375])
      for (const percent of [100, 150, 200]) {
        await page.setViewportSize({ width, height: 700 });
        await setTextSize(page, percent);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path}, ${width} px, ${percent} %`,
        ).toBeLessThanOrEqual(0);
      }
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // One that is low enough may stay; a tall one leaves.
    const header = page.getByRole('banner');
    const mostCovered = await header.evaluate((element) =>
      element.getBoundingClientRect().height * 3 > innerHeight ? 0 : innerHeight / 3,
    );
    await expect
      .poll(() => header.evaluate((element) => element.getBoundingClientRect().bottom), { message: path })
      .toBeLessThanOrEqual(mostCovered);
  }
});

test('the letters of saints’ names are drawn in the fonts of the site', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    for (const [family, id] of [
      ['Fraunces', 'display'],
      ['"Source Sans"', 'ui'],
    ]) {
      const sample = Object.assign(document.createElement('p'), {
        id,
        textContent: 'Dũng-Lạc Makhlūf Chŏng',
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

for (const path of staticPages) {
  test(`${path} asks for at most four things besides the fonts`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((each) => !each.endsWith('.woff2')).length, asked.join(' ')).toBeLessThanOrEqual(4);
    expect(asked.filter((each) => each.endsWith('.woff2')).length).toBeLessThanOrEqual(2);
  });
}
