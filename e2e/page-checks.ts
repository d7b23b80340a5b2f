// A look at a page in every light, from the narrowest to the widest that most people have.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './visitor.ts';

export const widths = [375, 1280];
const lookedAt = [375, 768, 1280];

type Light = 'light' | 'dark' | 'sepia';

/** Rules of axe that depend on colors. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** Injects axe once per page, because injecting it for each check takes most of the time. */
async function faultsOf(page: Page, rules?: readonly string[]): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    // Colors that are still on their way to others belong to nobody's look.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    // What stays in sight covers something wherever one has scrolled to: for axe it stands where it belongs.
    const staying = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.closest('dialog') === null,
    );
    for (const element of staying) element.style.position = 'relative';
    // In the frame of the mail nothing runs, axe neither.
    const { violations } = await here.run(
      { exclude: ['.mail-frame'] },
      {
        iframes: false,
        resultTypes: ['violations'],
        // axe leaves it out unless it is asked for.
        rules: { 'target-size': { enabled: true } },
        ...(only ? { runOnly: [...only] } : {}),
      },
    );
    for (const element of staying) element.style.position = '';
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  }, rules);
}

/** In the current color scheme and width. */
export async function expectNoAxeViolations(page: Page, state = ''): Promise<void> {
  expect(await faultsOf(page), state).toEqual([]);
}

/** Expects no axe violations and no horizontal scrolling. */
export async function checkPage(
  page: Page,
  state: string,
  lights: readonly Light[] = ['light', 'dark', 'sepia'],
): Promise<void> {
  for (const light of lights) {
    await page.emulateMedia({ colorScheme: light === 'dark' ? 'dark' : 'light' });
    await page.evaluate((isSepia) => {
      if (isSepia) document.documentElement.dataset['theme'] = 'sepia';
      else delete document.documentElement.dataset['theme'];
    }, light === 'sepia');
    // What is not a matter of colors is the same in every light, and what colors there are is not a matter of the steps
    // between a phone and a desk. That the colors themselves suit each other is proved from the tokens.
    for (const width of light === 'light' ? lookedAt : widths) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await faultsOf(page, light === 'light' ? undefined : ofColors);
      expect(faults, `${state}, ${light}, ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${state}, ${width} px: the page scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
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
