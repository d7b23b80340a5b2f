import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { payingSite } from './testing/paying-site.ts';

/** Several processes work for each test, and others beside them. */
vi.setConfig({ testTimeout: 120_000 });

test('while a gateway answers in the provider’s place, what is kept is shown, and the rest is asked for later', async () => {
  await using site = await payingSite();
  const signup = await site.stage();
  await site.pay((await site.checkout(signup)).json().url);
  await site.settled();
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
  const shown = await site.get('/subscription/member-subscription', bearer);
  expect([shown.statusCode, shown.json()]).toMatchObject([200, { state: 'trialing', portalUrl: null }]);
  const status = await site.get('/subscription/user-sub-status', bearer);
  expect([status.statusCode, status.json()]).toEqual([200, { isActive: true }]);
  const another = await site.checkout(await site.stage());
  expect([another.statusCode, another.json().code]).toEqual([503, 'unavailable']);
  expect(another.headers['retry-after']).toBeDefined();
  gateway.closeAllConnections();
  gateway.close();
});
