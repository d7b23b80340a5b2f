import { chromium, type ElementHandle, type JSHandle, type LaunchOptions } from 'playwright-core';
import { findBrowser, findInstalledBrowser } from '../../scripts/browser.ts';
import type { Engine } from './engine.ts';

/** The Chromium in which the browser tests run. */
export const openChromium = async (): Promise<Engine> => openEngine(await findBrowser());

/** The machine's own Chromium, so that a change in a newer version is noticed. */
export async function openInstalledChromium(): Promise<Engine> {
  const browser = findInstalledBrowser();
  if (browser === null) throw new Error('No Chromium is installed.');
  return openEngine(browser);
}

async function openEngine(options: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(options);
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
