import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const siteUrl = (path = ''): string => `${process.env.SITE_URL}${path}`;

/** The payment sandbox's, where hosted pages and the mailbox are. */
const paymentUrl = (path = ''): string => `${process.env.SITE_SANDBOX_URL}${path}`;

interface Watched {
  page: Page;
}

/** A visitor whose browser says nothing in its console and asks nobody but the site and the payment page: anything else fails the test. */
export const test = base.extend<Watched & { allowed: { console: RegExp[] } }>({
  baseURL: async ({}, use) => use(siteUrl()),
  allowed: async ({}, use) => use({ console: [] }),
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
