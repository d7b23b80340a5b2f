import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from 'vitest';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { test } from './testing/paying-test.ts';

test('while the provider is down, subscriptions are shown and checkouts return 503', async ({ site }) => {
  const signup = await site.stage();
  await site.pay((await site.checkout(signup)).json().url);
  await site.waitForDeliveries();
  const [mail] = await site.mails('confirm-address');
  const confirmed = await site.post('/auth/confirm', { email: signup.email, token: mail?.secret?.token });
  expect(confirmed.statusCode).toBe(200);
  const bearer = await site.signIn(signup.email);

  await site.sandbox.close();
  const gateway = createServer((request, response) => {
    request.resume();
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  });
  await once(gateway.listen(Number(new URL(site.sandbox.url).port), '127.0.0.1'), 'listening');
  const subscription = await site.get('/subscription/member-subscription', bearer);
  expect([subscription.statusCode, subscription.json()]).toMatchObject([
    200,
    { state: 'trialing', portalUrl: null },
  ]);
  const status = await site.get('/subscription/user-sub-status', bearer);
  expect([status.statusCode, status.json()]).toEqual([200, { isActive: true }]);
  const checkout = await site.checkout(await site.stage());
  expect(statusAndCode(checkout)).toBe('503 unavailable');
  expect(checkout.headers['retry-after']).toBeDefined();
  gateway.closeAllConnections();
  gateway.close();
});
