// A look at a page in every light, at the narrowest and the widest that most people have.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

export const widths = [375, 1280];

/** Whether axe finds nothing, and nothing scrolls sideways. */
export async function look(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark', 'sepia']) {
    await page.evaluate((worn) => {
      document.documentElement.dataset['theme'] = worn;
    }, theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // In the frame of the mail nothing runs, axe neither.
      const { violations } = await new AxeBuilder({ page }).exclude('.mail-frame').analyze();
      expect(violations.map(({ id, nodes }) => [state, theme, id, nodes.map(({ html }) => html)])).toEqual(
        [],
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${state}, ${width} px: the page scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
}
