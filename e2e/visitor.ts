import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const siteUrl = (path = ''): string => `${process.env.SITE_URL}${path}`;

const isOwnUrl = (url: string): boolean =>
  [process.env.SITE_URL, process.env.SITE_SANDBOX_URL].some((origin) => url.startsWith(`${origin}/`));

/** The browser logs this for a rejected session. */
const rejectedSession = /^warning: The session has no access token\.$/;

/** Fails a test on console output and on requests to other hosts than the site and the payment sandbox. */
export const test = base.extend<{ page: Page; allowed: { console: RegExp[] } }>({
  baseURL: async ({}, use) => use(siteUrl()),
  allowed: async ({}, use) => use({ console: [rejectedSession] }),
  // All tests have the same address, so the rate limits by network would stop them.
  extraHTTPHeaders: async ({}, use) => use({ 'x-load-test': process.env.LOAD_TEST_KEY ?? '' }),
  page: async ({ page, allowed }, use) => {
    const output: string[] = [];
    page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => output.push(`error: ${error.message}`));
    page.on('request', (request) => {
      if (!isOwnUrl(request.url())) output.push(`request to another host: ${request.url()}`);
    });
    await use(page);
    expect(output.filter((line) => !allowed.console.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

/** For files whose tests cause failed requests, because Chromium logs these. */
export function allowFailedRequests(): void {
  test.beforeEach(({ allowed }) => {
    allowed.console.push(/Failed to load resource/);
  });
}
