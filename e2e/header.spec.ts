import type { Page } from '@playwright/test';
import { formPages, staticPages, unknownPage } from '../scripts/public-pages.ts';
import { createMember, logIn } from './members.ts';
import { expect, test } from './visitor.ts';

const headerScrollPx = 50;

/** Scrolls to one pixel, stays, and tells how the header behaved there. */
const stayAt = (page: Page, px: number, ms: number) =>
  page.evaluate(
    async ([to, stay]) => {
      const [header, main] = [document.querySelector('#top'), document.querySelector('main')];
      if (!header || !main) throw new Error('The page has no header.');
      const nextFrame = () => new Promise(requestAnimationFrame);
      scrollTo({ top: to, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
      let flips = 0;
      const watching = new MutationObserver((changes) => {
        flips += changes.length;
      });
      watching.observe(header, { attributes: true });
      const tops = new Set<number>();
      const until = performance.now() + stay;
      do {
        tops.add(main.getBoundingClientRect().top + scrollY);
        await nextFrame();
      } while (performance.now() < until);
      watching.disconnect();
      return { scrollY, flips, tops: [...tops], isScrolled: header.hasAttribute('data-scrolled') };
    },
    [px, ms] as const,
  );

/** Where the page's own words begin: the same at every height of scroll, or the page jumps under the reader. */
const startOf = async (page: Page): Promise<number> => (await stayAt(page, 0, 0)).tops[0] ?? Number.NaN;

const settled = (px: number, start: number) => ({
  scrollY: px,
  flips: 0,
  tops: [start],
  isScrolled: px > headerScrollPx,
});

for (const path of ['/', '/signup']) {
  for (const width of [375, 1280]) {
    test(`${path} holds still at each pixel from 40 to 80, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const start = await startOf(page);
      for (let px = 40; px <= 80; px++) {
        // Where it changes it is watched for longer than it takes to change.
        const ms = Math.abs(px - headerScrollPx) <= 10 ? 200 : 60;
        expect(await stayAt(page, px, ms)).toEqual(settled(px, start));
      }
      for (let px = 80; px >= 40; px -= 4) expect(await stayAt(page, px, 0)).toEqual(settled(px, start));
    });
  }
}

for (const path of [...staticPages, ...formPages, unknownPage]) {
  test(`${path} lays nothing over the words of its header`, async ({ page, allowed }) => {
    if (path === unknownPage) allowed.console.push(/status of 404/);
    await page.setViewportSize({ width: 375, height: 300 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const start = await startOf(page);
    for (const px of [50, 51, 58, 66]) expect(await stayAt(page, px, 300)).toEqual(settled(px, start));
    const ground = await page.evaluate(() => {
      const styleOf = (element: Element, part?: string) => getComputedStyle(element, part);
      const header = styleOf(document.querySelector('#top') ?? document.body, '::before');
      return {
        color: header.backgroundColor,
        opacity: header.opacity,
        page: styleOf(document.body).backgroundColor,
      };
    });
    expect(ground).toEqual({ color: ground.page, opacity: '1', page: ground.page });
  });
}

test('the public header shows no offers to signed-in members', async ({ page }) => {
  const own = page.getByRole('banner').getByRole('link', { name: 'Open today’s page' });
  await page.goto('/about');
  await expect(own).toBeHidden();
  await logIn(page, await createMember());
  for (const path of ['/about', '/signup']) {
    await page.goto(path);
    await expect(own).toHaveAttribute('href', '/dashboard');
    await expect(page.getByRole('banner').getByText(/Login|Try 7 days free/)).toHaveCount(2);
    for (const offer of await page
      .getByRole('banner')
      .getByText(/Login|Try 7 days free/)
      .all())
      await expect(offer).toBeHidden();
  }
});
