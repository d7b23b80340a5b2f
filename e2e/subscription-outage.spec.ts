// The dashboard during an outage: only a response of the service itself changes the access of a member.
import type { Page, Route } from '@playwright/test';
import { createMember, installSession, logIn, sendLogin } from './members.ts';
import { expectReading } from './payer.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

const status = '**/api/subscription/user-sub-status';
const outageMessage = (page: Page) => page.getByText(/We can’t check your subscription/);
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });

allowFailedRequests();

/** call.test.ts tests other responses. */
const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['no response', (route) => route.abort()],
  ['internal error', (route) => route.fulfill({ status: 500, json: { message: 'relation does not exist' } })],
  [
    'page of a captive portal',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' }),
  ],
  ['forbidden', (route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } })],
  ['unauthorized', (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } })],
];

test('a subscriber keeps the requested page while the subscription query fails in any way', async ({
  page,
}) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  let respond = faults[0]?.[1];
  await page.route(status, (route) => respond?.(route) ?? route.continue());
  await page.goto('/dashboard/homilies?page=2');
  for (const [fault, response] of faults) {
    respond = response;
    await expect(retryButton(page), fault).toBeVisible();
    const request = page.waitForRequest(status);
    await retryButton(page).click();
    await request;
    await expect(outageMessage(page), fault).toBeVisible();
    await expect(page.getByText('These come with a subscription.'), fault).toHaveCount(0);
    await expect(page.getByText('No subscription yet'), fault).toHaveCount(0);
    await expect(page, fault).toHaveURL('/dashboard/homilies?page=2');
  }
  await page.unroute(status);
  // The page may have sent the query again by itself, and removed the button.
  await retryButton(page)
    .click({ timeout: 5_000 })
    .catch(() => {});
  await expect(page.getByRole('heading', { level: 1, name: 'Homilies' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/homilies?page=2');
  await expect(outageMessage(page)).toHaveCount(0);
  await expectReading(page, true);
});

test('the subscription is queried again automatically, and at once when the network is back', async ({
  page,
}) => {
  await logIn(page, await createMember({ isComplimentary: true }));
  let count = 0;
  await page.route(status, (route) => {
    count += 1;
    return route.abort();
  });
  await page.goto('/dashboard/blog');
  await expect(outageMessage(page)).toBeVisible();
  const initialCount = count;
  await expect.poll(() => count).toBeGreaterThan(initialCount);
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
  await expect(outageMessage(page)).toHaveCount(0);
});

const outages: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['no response', (route) => route.abort()],
  [
    'too many requests',
    (route) => route.fulfill({ status: 429, json: { __type: 'TooManyRequestsException', message: 'Later' } }),
  ],
];

test('a reader stays logged in during an outage of the identity provider', async ({ page }) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  for (const [fault, response] of outages) {
    await page.route('**/identity', response);
    // The service rejects the token too, so only the provider can say whether the session has ended.
    await page.route(status, (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto('/dashboard/homilies?page=2');
    await expect(outageMessage(page), fault).toBeVisible();
    await expect(page, fault).toHaveURL('/dashboard/homilies?page=2');
    await page.unroute('**/identity');
    await page.unroute(status);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name: 'Homilies' }), fault).toBeVisible();
    await expect(outageMessage(page), fault).toHaveCount(0);
  }
});

test('the log-in page and its form keep the session during an outage', async ({ page }) => {
  const member = await createMember();
  await installSession(page, member);
  let count = 0;
  await page.route('**/identity', (route) => {
    count += 1;
    return route.abort();
  });
  await page.goto('/login');
  // The page tries twice, and the client of the provider three times.
  await expect.poll(() => count, { timeout: 20_000 }).toBe(6);
  await sendLogin(page, member);
  await expect(page.getByText('❌ A network error has occurred.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/identity');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ');
});

test('a homily that has arrived stays readable while the subscription query fails or is slow', async ({
  page,
}) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/homilies\/\d/);
  const text = page.locator('.prose .gospel p').first();
  for (const respond of [
    (route: Route) => route.abort(),
    async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      await route.continue().catch(() => {});
    },
  ]) {
    await page.route(status, respond);
    await page.reload({ waitUntil: 'commit' });
    await expect(text).toBeVisible();
    // Counts the moments in which the text is missing.
    await page.evaluate(() => {
      const count = () => {
        if (document.querySelector('.prose .gospel p') === null) document.body.dataset['missing'] = 'yes';
      };
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.waitForTimeout(1_500);
    await expect(text).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset['missing'])).toBeUndefined();
    await page.unroute(status);
  }
});
