import type { Page } from '@playwright/test';
import { createMember, installSession } from './members.ts';
import { setTextSize } from './page-checks.ts';
import { expect, test } from './visitor.ts';

const headerScrollPx = 50;

/** Scrolls to a position, stays there, and reports the changes of the header and the position of the content. */
const observeAt = (page: Page, px: number, ms: number) =>
  page.evaluate(
    async ([position, duration]) => {
      const [header, main] = [document.querySelector('#top'), document.querySelector('main')];
      if (!header || !main) throw new Error('The page has no header.');
      const nextFrame = () => new Promise(requestAnimationFrame);
      scrollTo({ top: position, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
      let flips = 0;
      const observer = new MutationObserver((changes) => {
        flips += changes.length;
      });
      observer.observe(header, { attributes: true });
      const contentTops = new Set<number>();
      const end = performance.now() + duration;
      do {
        contentTops.add(main.getBoundingClientRect().top + scrollY);
        await nextFrame();
      } while (performance.now() < end);
      observer.disconnect();
      return { scrollY, flips, tops: [...contentTops], isScrolled: header.hasAttribute('data-scrolled') };
    },
    [px, ms] as const,
  );

test('the header changes its style after 50 px and never moves the content', async ({ page }) => {
  for (const [path, width] of [
    ['/', 375],
    ['/signup', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 500 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { tops } = await observeAt(page, 0, 0);
    for (const px of [40, 48, 49, 50, 51, 52, 60, 80]) {
      // The change of the style takes 200 ms.
      const ms = Math.abs(px - headerScrollPx) <= 2 ? 300 : 0;
      expect(await observeAt(page, px, ms)).toEqual({
        scrollY: px,
        flips: 0,
        tops,
        isScrolled: px > headerScrollPx,
      });
    }
  }
});

test('the scrolled header is opaque, and a tall one scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const header = page.getByRole('banner');
  for (const path of ['/', '/signup']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 66, behavior: 'instant' }));
    const background = () =>
      page.evaluate(() => {
        const { backgroundColor, opacity } = getComputedStyle(
          document.querySelector('#top') ?? document.body,
          '::before',
        );
        return { hasPageColor: backgroundColor === getComputedStyle(document.body).backgroundColor, opacity };
      });
    await expect.poll(background).toEqual({ hasPageColor: true, opacity: '1' });
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const maxBottom = await header.evaluate((element) =>
        element.getBoundingClientRect().height * 3 > innerHeight ? 0 : innerHeight / 3,
      );
      await expect
        .poll(() => header.evaluate((element) => element.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(maxBottom);
    }
  }
});

test('the public header leads to the pages at every width, and shows no offers to signed-in members', async ({
  page,
}) => {
  const dashboardLink = page.getByRole('banner').getByRole('link', { name: 'Read today’s page' });
  await page.goto('/about');
  await expect(dashboardLink).toBeHidden();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of ['Today', 'Blog', 'About', 'Price'])
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeInViewport();
  await installSession(page, await createMember());
  for (const path of ['/about', '/signup']) {
    await page.goto(path);
    await expect(dashboardLink).toHaveAttribute('href', '/dashboard');
    const offers = page.getByRole('banner').getByText(/Login|Try 7 days free/);
    await expect(offers).toHaveCount(2);
    for (const offer of await offers.all()) await expect(offer).toBeHidden();
  }
});
