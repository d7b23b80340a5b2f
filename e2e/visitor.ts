import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const siteUrl = (path = ''): string => `${process.env.SITE_URL}${path}`;

/** The payment sandbox with its hosted pages and mailbox. */
const paymentUrl = (path = ''): string => `${process.env.SITE_SANDBOX_URL}${path}`;

interface Watched {
  page: Page;
}

/** The browser logs this for a rejected session; any other console output fails the test. */
const noAccessToken = /^warning: The session has no access token\.$/;

/** Fails a test on console output and on requests to other hosts than the site and the payment page. */
export const test = base.extend<Watched & { allowed: { console: RegExp[] } }>({
  baseURL: async ({}, use) => use(siteUrl()),
  allowed: async ({}, use) => use({ console: [noAccessToken] }),
  // All visitors come from one address, whose limits would meet them together.
  extraHTTPHeaders: async ({}, use) => use({ 'x-load-test': process.env.LOAD_TEST_KEY ?? '' }),
  page: async ({ page, allowed }, use) => {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
    page.on('request', (request) => {
      const isOurs = [siteUrl('/'), paymentUrl('/')].some((origin) => request.url().startsWith(origin));
      if (!isOurs) heard.push(`asked another host: ${request.url()}`);
    });
    await use(page);
    expect(heard.filter((line) => !allowed.console.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});
