import { chromium, type ElementHandle, type JSHandle } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import type { Engine } from './engine.ts';

/** Chromium, by its own protocol: the browser of the other tests. */
export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage();
  const element = async (expression: string) => {
    const handle: JSHandle<unknown> = await page.evaluateHandle(expression);
    const found = handle.asElement() as ElementHandle<HTMLElement> | null;
    if (found === null) throw new Error(`Nothing is found by ${expression}`);
    return found;
  };
  return {
    name: `Chromium ${browser.version()}`,
    async goTo(address) {
      await page.goto(address);
    },
    ask: (expression) => page.evaluate(expression),
    press: async (expression) => (await element(expression)).click({ timeout: 10_000 }),
    type: async (expression, text) => (await element(expression)).type(text, { timeout: 10_000 }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
