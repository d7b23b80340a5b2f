// Checks of a page with axe and for horizontal scrolling.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './visitor.ts';

export const widths = [375, 1280];
const tabletWidth = 768;

type Theme = 'light' | 'dark' | 'sepia';

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
    for (const element of fixed) element.style.position = 'relative';
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
    for (const element of fixed) element.style.position = '';
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  }, rules);
}

/** Uses the current color scheme and width. */
export async function expectNoAxeViolations(page: Page, state = ''): Promise<void> {
  expect(await findViolations(page), state).toEqual([]);
}

async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${state}: the page scrolls sideways`).toBeLessThanOrEqual(0);
}

const themeWidths: Record<Theme, readonly number[]> = { light: widths, dark: [375], sepia: [1280] };

/**
 * Expects no axe violations and no horizontal scrolling, and leaves the page 1280 px wide. The dark and sepia themes change
 * colors only, and tokens.test.ts checks the contrast of the colors, so one run of the color rules is enough for each.
 */
export async function checkPage(
  page: Page,
  state: string,
  themes: readonly Theme[] = ['light', 'dark', 'sepia'],
): Promise<void> {
  const setWidth = (width: number) => page.setViewportSize({ width, height: 800 });
  await setWidth(tabletWidth);
  await expectNoOverflow(page, `${state}, ${tabletWidth} px`);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    await page.evaluate((isSepia) => {
      if (isSepia) document.documentElement.dataset['theme'] = 'sepia';
      else delete document.documentElement.dataset['theme'];
    }, theme === 'sepia');
    for (const width of themeWidths[theme]) {
      await setWidth(width);
      const violations = await findViolations(page, theme === 'light' ? undefined : colorRules);
      expect(violations, `${state}, ${theme}, ${width} px`).toEqual([]);
      await expectNoOverflow(page, `${state}, ${theme}, ${width} px`);
    }
  }
  await setWidth(1280);
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
