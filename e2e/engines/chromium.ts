import { chromium, type ElementHandle, type JSHandle, type LaunchOptions } from 'playwright-core';
import { findBrowser, findInstalledBrowser } from '../../scripts/browser.ts';
import type { Engine } from './engine.ts';

/** The Chromium of the browser tests. */
export const openChromium = async (): Promise<Engine> => openEngine(await findBrowser());

/** The Chromium of the machine, which may be newer. */
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
    const result = handle.asElement() as ElementHandle<HTMLElement> | null;
    if (result === null) throw new Error(`No element matches ${expression}`);
    return result;
  };
  return {
    name: `Chromium ${browser.version()}`,
    async goTo(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click({ timeout: 10_000 }),
    type: async (expression, text) => (await element(expression)).type(text, { timeout: 10_000 }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
