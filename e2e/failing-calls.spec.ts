// Every place of the dashboard while the services behind it fail, each in every way: nothing is said that is not so,
// nobody is sent away, and one press brings everything back.
import type { Page, Route } from '@playwright/test';
import { createMember, logIn } from './members.ts';
import { expectReading } from './payer.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['is out of reach', (route) => route.abort()],
  [
    'is broken and says so',
    (route) => route.fulfill({ status: 500, json: { message: 'The shelf is dusted.' } }),
  ],
  ['rests', (route) => route.fulfill({ status: 503, body: '' })],
  ['hides behind a broken proxy', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
  [
    'is not the one that answers',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' }),
  ],
  ['answers nothing', (route) => route.fulfill({ body: '' })],
  ['answers something else', (route) => route.fulfill({ json: [1, 2, 3] })],
  ['is guarded by a stranger', (route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } })],
  ['has moved away', (route) => route.fulfill({ status: 404, json: { message: 'Not Found' } })],
];

/** What is said of somebody's subscription, or of what there is to read, that no failure can know. */
const lies =
  /Subscription required|opens? with a subscription|No subscription yet|has ended|There is no homily|Choose your plan|not logged in|undefined|null|\[object|GET \/|:slug/;

interface Place {
  readonly path: string;
  /** Stands there when all is well. */
  readonly whole: (page: Page) => ReturnType<Page['getByText']>;
}

const places: readonly Place[] = [
  {
    path: 'subscription',
    whole: (page) => page.getByText('You can read everything, with our compliments.'),
  },
  { path: 'homilies', whole: (page) => page.getByText(/homilies\. Page 1 of/) },
  {
    path: 'homilies/2026-11-21',
    whole: (page) => page.getByRole('heading', { level: 1, name: 'The God of people with names' }),
  },
  { path: 'blog', whole: (page) => page.getByRole('link', { name: 'Small debts', exact: true }) },
  { path: 'blog/small-debts', whole: (page) => page.getByRole('heading', { level: 1, name: 'Small debts' }) },
];

/** A post is published with one meaning for each of these. */
const isMeant = ({ path }: Place, what: string): boolean =>
  path === 'blog/small-debts' && ['is guarded by a stranger', 'has moved away'].includes(what);

const calls = (url: URL): boolean =>
  url.pathname.startsWith('/api/') && !url.pathname.endsWith('/user-sub-status');

for (const place of places) {
  test(`/dashboard/${place.path} says what is so while its service fails, and comes back by one press`, async ({
    page,
  }) => {
    test.slow();
    await logIn(page, await createMember({ isComplimentary: true }));
    for (const [what, answer] of faults.filter(([name]) => !isMeant(place, name))) {
      await page.route(calls, answer);
      await page.goto(`/dashboard/${place.path}`);
      const again = page.locator('#main').getByRole('button', { name: 'Try again' }).first();
      await expect(again, what).toBeVisible();
      await expect(page.locator('#main'), what).not.toContainText(lies);
      await expect(page, what).toHaveURL(`/dashboard/${place.path}`);
      await expectReading(page, true);
      await page.unroute(calls);
      await again.click();
      await expect(place.whole(page), what).toBeVisible();
    }
  });
}
