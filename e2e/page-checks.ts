// Checks of a page with axe and for horizontal scrolling.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './visitor.ts';

const [phoneWidth, tabletWidth, computerWidth] = [375, 768, 1280];

const colorRules = ['color-contrast', 'link-in-text-block'];

/** Injects axe once per page, because injecting it for each check takes most of the time. */
async function findViolations(page: Page, rules?: readonly string[]): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    // Axe would measure the colors in the middle of a transition.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    const { axe: injected } = globalThis as unknown as { axe: typeof axe };
    // Fixed elements cover others at any scroll position, and axe reports the covered ones.
    const fixed = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.closest('dialog') === null,
    );
    const styles = fixed.map(({ style }) => style.cssText);
    for (const { style } of fixed) Object.assign(style, { position: 'relative', inset: 'auto' });
    const { violations } = await injected.run(
      // The frame of the mail runs no scripts, so axe cannot run in it.
      { exclude: ['.mail-frame'] },
      {
        iframes: false,
        resultTypes: ['violations'],
        // Off by default.
        rules: { 'target-size': { enabled: true } },
        ...(only ? { runOnly: [...only] } : {}),
      },
    );
    for (const [index, { style }] of fixed.entries()) style.cssText = styles[index] ?? '';
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  }, rules);
}

/** The app has replaced the text that was rendered first. Elements of before are detached from then on. */
export const expectAppLoaded = (page: Page): Promise<void> =>
  expect(page.getByRole('navigation', { name: /^Other (days|posts)$/ })).toBeVisible();

/** Uses the current color scheme and width. */
export async function expectNoAxeViolations(page: Page, state = ''): Promise<void> {
  expect(await findViolations(page), state).toEqual([]);
}

async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${state}: the page scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Expects no axe violations and no horizontal scrolling, and leaves the page 1280 px wide. All rules run on a phone.
 * tokens.test.ts checks the contrast of the colors of each theme.
 */
export async function checkPage(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [tabletWidth, phoneWidth]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${state}, ${width} px`);
  }
  expect(await findViolations(page), `${state}, ${phoneWidth} px`).toEqual([]);
  await page.setViewportSize({ width: computerWidth, height: 800 });
  await expectNoOverflow(page, `${state}, ${computerWidth} px`);
}

/** Also the frame around a page on a computer, in dark colors: once for each frame, because pages share its styles. */
export async function checkDarkPage(page: Page, state: string): Promise<void> {
  await checkPage(page, state);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, colorRules), `${state}, dark`).toEqual([]);
}

/** The cumulative layout shift. */
export async function getLayoutShift(page: Page): Promise<number> {
  const shifts = await listLayoutShifts(page);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Each shift since the page was opened, with the elements that moved. */
export async function listLayoutShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const shifts: { value: number; moved: string[] }[] = [];
        const toText = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            shifts.push({
              value,
              moved: sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName} ${toText(previousRect)} to ${toText(currentRect)}`,
              ),
            });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 500);
      }),
  );
}

/** Changes the default font size of the browser. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}
