// Dashboard pages while their API fails. call.test.ts tests the other kinds of failures.
import type { Page, Route } from '@playwright/test';
import { createMember, installSession } from './members.ts';
import { expectReading } from './payer.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'server error': (route) => route.fulfill({ status: 500, json: { message: 'The shelf is dusted.' } }),
  '403 of a proxy': (route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } }),
};

/** Statements about the subscription or the texts that a failure does not prove, and technical details. */
const falseStatements =
  /Subscription required|opens? with a subscription|No subscription yet|has ended|There is no homily|Choose your plan|not logged in|undefined|null|\[object|GET \/|:slug/;

interface DashboardPage {
  readonly path: string;
  /** Part of the loaded page. */
  readonly content: (page: Page) => ReturnType<Page['getByText']>;
}

const pages: readonly DashboardPage[] = [
  {
    path: 'subscription',
    content: (page) => page.getByText('You can read everything, with our compliments.'),
  },
  { path: 'homilies', content: (page) => page.getByText(/homilies\. Page 1 of/) },
  {
    path: 'homilies/2026-11-21',
    content: (page) => page.getByRole('heading', { level: 1, name: 'The God of people with names' }),
  },
  { path: 'blog', content: (page) => page.getByRole('link', { name: 'Small debts', exact: true }) },
  {
    path: 'blog/small-debts',
    content: (page) => page.getByRole('heading', { level: 1, name: 'Small debts' }),
  },
];

/** The specification gives these two a meaning for posts. */
const isExpected = (path: string, failure: string): boolean =>
  path === 'blog/small-debts' && failure.endsWith('of a proxy');

const isDataCall = (url: URL): boolean =>
  url.pathname.startsWith('/api/') && !url.pathname.endsWith('/user-sub-status');

test('dashboard pages make no false statement while their API fails, and recover by one click', async ({
  page,
}) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  for (const { path, content } of pages) {
    const failed = () => page.waitForResponse((response) => isDataCall(new URL(response.url())));
    const retry = page.locator('#main').getByRole('button', { name: 'Try again' }).first();
    let load: () => Promise<unknown> = () => page.goto(`/dashboard/${path}`);
    for (const [failure, respond] of Object.entries(failures)) {
      if (isExpected(path, failure)) continue;
      const state = `${path}, ${failure}`;
      await page.route(isDataCall, respond);
      await Promise.all([failed(), load()]);
      await expect(retry, state).toBeVisible();
      await expect(page.locator('#main'), state).not.toContainText(falseStatements);
      await expect(page, state).toHaveURL(`/dashboard/${path}`);
      await expectReading(page, true);
      await page.unroute(isDataCall);
      load = () => retry.click();
    }
    await retry.click();
    await expect(content(page), path).toBeVisible();
  }
});
