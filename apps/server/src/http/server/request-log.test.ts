import { expect, test } from 'vitest';
import { createCachedResponse, sendCached } from '../responses/cached-response.ts';
import { testApp } from '../testing/test-app.ts';

function appWithRoutes(settings: Record<string, string>, level: string) {
  const parts = testApp(settings, level);
  const stored = createCachedResponse(parts.security.page, {
    body: 'Peace.',
    type: 'text/plain',
    cacheControl: 'no-cache',
  });
  parts.app.get('/', async (request, reply) => sendCached(request, reply, await stored));
  parts.app.get('/api/blog/posts/:slug', async () => ({ ok: true }));
  return parts;
}

test('an API call logs one line with its route pattern', async () => {
  const { app, logged } = appWithRoutes({}, 'info');
  const url = '/api/blog/posts/hills?token=precious&email=ruth%40example.org';
  const { headers } = await app.inject({
    url,
    headers: { authorization: 'Bearer precious', cookie: 'a=precious' },
  });
  expect(logged()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: headers['x-request-id'],
      method: 'GET',
      route: '/api/blog/posts/:slug',
      status: 200,
      ms: expect.any(Number),
      network: expect.stringMatching(/^[\w-]{16}$/),
      msg: 'answered',
    },
  ]);
});

test('a request log has the hash of the network, not the address', async () => {
  const { app, logged, lines } = appWithRoutes({ TRUST_PROXY: '1' }, 'info');
  const from = (address: string) =>
    app.inject({ url: '/api/blog/posts/hills', headers: { 'x-forwarded-for': address } });
  for (const address of ['203.0.113.7', '2001:db8::1', '2001:db8::2', '203.0.113.8']) await from(address);
  await app.inject({ url: '/api/nowhere', headers: { 'x-forwarded-for': '203.0.113.7' } });
  const [one, two, samePrefix, another, nowhere] = logged().map(({ network }) => network);
  expect(two).toBe(samePrefix);
  expect(nowhere).toBe(one);
  expect(new Set([one, two, another]).size).toBe(3);
  expect(lines.join('')).not.toMatch(/203\.0|2001:db8/);
});

test('a refused request is logged as a warning with its code', async () => {
  const { app, logged } = appWithRoutes({}, 'info');
  await app.inject({ url: '/api/blog/posts/hills', headers: { host: 'evil.example' } });
  await app.inject({ url: '/api/nowhere' });
  expect(logged()).toMatchObject([
    { level: 'warn', status: 421, code: 'misdirected' },
    { level: 'warn', status: 404, code: 'no_such_route' },
  ]);
});

test('page requests are logged at debug level only', async () => {
  const quiet = appWithRoutes({}, 'info');
  await quiet.app.inject({ url: '/' });
  expect(quiet.lines).toEqual([]);
  const debugging = appWithRoutes({}, 'debug');
  await debugging.app.inject({ url: '/' });
  expect(debugging.logged()).toMatchObject([{ level: 'debug', route: '/', status: 200 }]);
});

test('a valid X-Request-Id of a trusted proxy is used', async () => {
  const given = 'a1b2c3d4-e5f6';
  const nameOf = async (settings: Record<string, string>, name: string) => {
    const { app } = appWithRoutes(settings, 'info');
    return (await app.inject({ url: '/', headers: { 'x-request-id': name } })).headers['x-request-id'];
  };
  expect(await nameOf({ TRUST_PROXY: '1' }, given)).toBe(given);
  expect(await nameOf({}, given)).not.toBe(given);
  for (const odd of ['short', 'x'.repeat(65), 'a b c d e f g h', 'aaaaaaaa"}']) {
    expect(await nameOf({ TRUST_PROXY: '1' }, odd)).toMatch(/^[\w-]{9,}$/);
  }
});
