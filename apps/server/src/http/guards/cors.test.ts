import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const site = 'http://localhost';
const moved = { AUTH_API_URL: 'http://localhost:4000/api/auth' };

function appWithServices(settings: Record<string, string>) {
  const { app } = testApp(settings);
  app.post('/api/auth/confirm', async () => ({ success: true }));
  app.get('/api/blog/posts', async () => []);
  return app;
}

const preflight = (url: string, origin: string) =>
  ({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  }) as const;

test('no CORS headers are sent if all services have the same origin', async () => {
  const app = appWithServices({});
  const answer = await app.inject({ method: 'POST', url: '/api/auth/confirm', headers: { origin: site } });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect((await app.inject(preflight('/api/auth/confirm', site))).statusCode).toBe(405);
});

test('a service on another origin accepts calls from the site’s pages', async () => {
  const app = appWithServices(moved);
  const preflightResponse = await app.inject(preflight('/api/auth/confirm', site));
  expect(preflightResponse.statusCode).toBe(204);
  expect(preflightResponse.headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'authorization, content-type, x-csrf-token',
    'access-control-max-age': '7200',
    vary: 'origin',
  });
  const called = await app.inject({ method: 'POST', url: '/api/auth/confirm', headers: { origin: site } });
  expect(called.statusCode).toBe(200);
  expect(called.headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-expose-headers': 'retry-after, x-request-id',
    vary: 'origin',
  });
});

test('errors of a service on another origin are readable by the pages', async () => {
  const app = appWithServices(moved);
  for (const payload of ['{', '']) {
    const headers = { origin: site, 'content-type': 'application/json' };
    const url = payload === '' ? '/api/auth/nowhere' : '/api/auth/confirm';
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers['access-control-allow-origin']).toBe(site);
  }
});

test.each([
  ['https://evil.example'],
  ['http://localhost:80.evil.example'],
  ['null'],
  ['http://localhost:4000'],
])('the origin %s gets no CORS headers', async (origin) => {
  const app = appWithServices(moved);
  const preflightResponse = await app.inject(preflight('/api/auth/confirm', origin));
  const called = await app.inject({ method: 'POST', url: '/api/auth/confirm', headers: { origin } });
  for (const { headers } of [preflightResponse, called]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers.vary).toBe('origin');
  }
});

test('CORS never allows credentials and applies to moved services only', async () => {
  const app = appWithServices(moved);
  const preflightResponse = await app.inject(preflight('/api/auth/confirm', site));
  expect(preflightResponse.headers['access-control-allow-credentials']).toBeUndefined();
  const blog = await app.inject({ url: '/api/blog/posts', headers: { origin: site } });
  expect(blog.headers['access-control-allow-origin']).toBeUndefined();
});
