// What a member sees while the subscription service cannot be heard: only its own word opens or closes a door.
import type { Page, Route } from '@playwright/test';
import { createMember, installSession, logIn } from './members.ts';
import { expectReading } from './payer.ts';
import { expect, test } from './visitor.ts';

const status = '**/api/subscription/user-sub-status';
const trouble = (page: Page) => page.getByText(/We can’t check your subscription/);
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['nobody answers', (route) => route.abort()],
  ['it is broken', (route) => route.fulfill({ status: 500, json: { message: 'relation does not exist' } })],
  ['it rests', (route) => route.fulfill({ status: 503, body: '' })],
  ['a proxy answers', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
  [
    'a captive portal answers',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' }),
  ],
  ['it says nothing', (route) => route.fulfill({ status: 200, body: '' })],
  ['it refuses', (route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } })],
  ['it is not there', (route) => route.fulfill({ status: 404, json: { message: 'Not Found' } })],
  [
    'it never heard of the session',
    (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  ],
];

for (const [what, answer] of faults) {
  test(`a paying reader keeps the place that was asked for while ${what}`, async ({ page }) => {
    const member = await createMember({ isComplimentary: true });
    await installSession(page, member);
    await page.route(status, answer);
    await page.goto('/dashboard/homilies?page=2');
    await expect(trouble(page)).toBeVisible();
    await expect(page.getByText('These come with a subscription.')).toHaveCount(0);
    await expect(page.getByText('No subscription yet')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/homilies?page=2');
    await page.unroute(status);
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Homilies' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/homilies?page=2');
    await expect(trouble(page)).toHaveCount(0);
    await expectReading(page, true);
  });
}

test('the subscription is queried again automatically, and at once when the network is back', async ({
  page,
}) => {
  await logIn(page, await createMember({ isComplimentary: true }));
  let asked = 0;
  await page.route(status, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/dashboard/blog');
  await expect(trouble(page)).toBeVisible();
  const atFirst = asked;
  await expect.poll(() => asked).toBeGreaterThan(atFirst);
  await page.unroute(status);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'The blog' })).toBeVisible();
});

test('open pages stay open during an outage and close only on "not active"', async ({ page }) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.goto('/dashboard/homilies');
  await expect(page.getByRole('heading', { level: 1, name: 'Homilies' })).toBeVisible();
  await page.route(status, (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Nothing changes until we can.')).toBeVisible();
  await expectReading(page, true);
  await expect(page).toHaveURL('/dashboard/homilies');
  await page.unroute(status);
  await page.route(status, (route) => route.fulfill({ json: { isActive: false } }));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/dashboard/subscription');
  await expectReading(page, false);
  await expect(trouble(page)).toHaveCount(0);
});

test('a slow subscription query does not block other pages', async ({ page }) => {
  await logIn(page, await createMember({ isComplimentary: true }));
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(status, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Checking your subscription …')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  answer();
  await expect(page).toHaveURL(/\/dashboard\/homilies\/\d{4}-\d\d-\d\d$/);
});

const outages: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['does not answer', (route) => route.abort()],
  ['is behind a proxy that answers', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
  ['is behind a captive portal', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hi</h1>' })],
  [
    'has too much to do',
    (route) => route.fulfill({ status: 429, json: { __type: 'TooManyRequestsException', message: 'Later' } }),
  ],
];

for (const [what, answer] of outages) {
  test(`a reader stays logged in while the identity provider ${what}`, async ({ page }) => {
    await installSession(page, await createMember({ isComplimentary: true }));
    await page.route('**/identity', answer);
    // The services take no token either: only the provider can tell whether the session is over.
    await page.route(status, (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto('/dashboard/homilies?page=2');
    await expect(trouble(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard/homilies?page=2');
    await page.unroute('**/identity');
    await page.unroute(status);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name: 'Homilies' })).toBeVisible();
    await expect(trouble(page)).toHaveCount(0);
  });
}

test('a session that cannot be renewed leads to the log-in and back to the page', async ({ page }) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.route('**/identity', (route) =>
    route.fulfill({ status: 400, json: { __type: 'NotAuthorizedException', message: 'Revoked' } }),
  );
  await page.goto('/dashboard/homilies?page=2');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/dashboard/homilies?page=2')}`);
});

test('a session survives an interrupted renewal', async ({ page }) => {
  const member = await createMember({ isComplimentary: true });
  await installSession(page, member);
  // So often the provider's client asks before it gives up.
  let broken = 3;
  await page.route('**/identity', (route) => (broken-- > 0 ? route.abort() : route.continue()));
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ');
  expect(broken).toBeLessThan(0);
});

test('visiting the log-in page during an outage keeps the session', async ({ page }) => {
  await installSession(page, await createMember());
  let broken = 0;
  await page.route('**/identity', (route) => {
    broken += 1;
    return route.abort();
  });
  await page.goto('/login');
  // Twice as often as the provider's client asks before it gives up.
  await expect.poll(() => broken, { timeout: 20_000 }).toBe(6);
  await page.unroute('**/identity');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ');
});
