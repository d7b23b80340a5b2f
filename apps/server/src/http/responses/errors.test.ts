import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '#adapters/db/database.ts';
import { portOf } from '../server/listen.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { testApp } from '../testing/test-app.ts';
import { problem } from './problems.ts';

const json = { 'content-type': 'application/json' };

function appWithRoutes() {
  const parts = testApp();
  const { app } = parts;
  app.get('/', async () => 'home');
  app.post('/api/auth/echo', async (request) => ({ body: request.body ?? null }));
  app.get('/api/blog/posts/:postId', async () => ({}));
  app.get('/api/auth/broken', async () => {
    throw new Error('the secret recipe at /etc/passwd');
  });
  app.get('/api/auth/down', async () => {
    throw new DatabaseUnavailable(new Error('connect ECONNREFUSED 10.0.0.5'));
  });
  app.get('/api/auth/wait', async () => {
    throw problem('too_many_requests', { message: 'Slowly, please.', retryAfterSeconds: 59.2 });
  });
  app.get('/api/auth/closed', async () => {
    throw problem('authentication_required');
  });
  app.post('/api/auth/published', { config: { failureField: 'error' } }, async () => {
    throw problem('not_allowed', { message: 'Not you.' });
  });
  return parts;
}

test.each([
  ['a comma too many', '{"a":1,}'],
  ['no JSON at all', 'a=1'],
  ['half a body', '{"a":'],
  ['a byte-order mark', '\ufeff{"a":1}'],
  ['U+0000', '{"a":"\\u0000"}'],
  ['U+0000 in a name', '{"\\u0000":1}'],
  ['half a surrogate pair', '{"a":"\\ud800"}'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor, deep down', '{"a":[{"constructor":{"prototype":{}}}]}'],
  ['seventeen levels', `${'['.repeat(17)}${']'.repeat(17)}`],
  ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['5,001 members', JSON.stringify(Array.from({ length: 5_001 }, () => 1))],
])('a body with %s is refused', async (_what, payload) => {
  const { app } = appWithRoutes();
  const answer = await app.inject({ method: 'POST', url: '/api/auth/echo', headers: json, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    code: 'malformed_json',
    message: expect.stringMatching(/^The body /),
    requestId: expect.any(String),
  });
});

test('bytes that are not UTF-8 are refused, not replaced', async () => {
  const { app } = appWithRoutes();
  const payload = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
  const answer = await app.inject({ method: 'POST', url: '/api/auth/echo', headers: json, payload });
  expect(answer.json()).toMatchObject({ code: 'malformed_json' });
});

test('a valid body is parsed unchanged', async () => {
  const { app } = appWithRoutes();
  const body = { words: 'Peace \u{1f54a} be with you', list: [1, null, true], deep: { er: {} } };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/echo', headers: json, payload: body });
  expect(answer.json()).toEqual({ body });
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});

test.each([
  [{ 'content-type': 'text/plain' }],
  [{ 'content-type': 'application/xml' }],
  [{ 'content-type': 'nonsense' }],
  [{ 'content-type': 'application/json; charset=utf-16' }],
  [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  [{}],
])('a body sent with %j is unsupported', async (headers) => {
  const { app } = appWithRoutes();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/echo',
    headers,
    payload: Buffer.from('{"a":1}'),
  });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
});

test('a body over the limit is refused without reading it', async () => {
  const { app } = appWithRoutes();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const start = performance.now();
  const answer = await rawRequest(
    portOf(app.server),
    'POST /api/auth/echo HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 20971520',
  );
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toContain('"code":"body_too_large"');
  expect(performance.now() - start).toBeLessThan(10_000);
  await app.close();
});

test('an unknown URL is an HTML page for browsers and JSON for programs', async () => {
  const { app } = appWithRoutes();
  const person = await app.inject({ url: '/nowhere', headers: { accept: 'text/html,*/*' } });
  expect(person.statusCode).toBe(404);
  expect(person.headers['content-type']).toBe('text/html; charset=utf-8');
  const plain = await app.inject({ url: '/nowhere', headers: { accept: '*/*' } });
  expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const url of ['/nowhere', '/api/auth/nowhere', '/api', '/identity/nowhere']) {
    const program = await app.inject({
      url,
      headers: { accept: url === '/nowhere' ? 'application/json' : 'text/html' },
    });
    expect(program.statusCode).toBe(404);
    expect(program.json()).toMatchObject({ code: 'no_such_route' });
  }
});

test.each<[method: NonNullable<InjectOptions['method']>, url: string, allow: string]>([
  ['POST', '/', 'GET, HEAD'],
  ['DELETE', '/api/auth/echo', 'POST'],
  ['GET', '/api/auth/echo?token=x', 'POST'],
  ['PUT', '/api/blog/posts/17', 'GET, HEAD'],
  ['PROPFIND', '/', 'GET, HEAD'],
  ['OPTIONS', '/api/auth/echo', 'POST'],
])('%s %s is answered with the allowed methods: %s', async (method, url, allow) => {
  const { app } = appWithRoutes();
  // The body does not matter.
  const answer = await app.inject({
    method,
    url,
    headers: { 'content-type': 'text/x' },
    payload: 'x',
  });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
});

test.each([['/%'], ['/%ff'], ['/api/blog/posts/%c3%28'], [`/api/blog/posts/${'x'.repeat(201)}`]])(
  'the URL %s is malformed',
  async (url) => {
    const { app } = appWithRoutes();
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed_url', requestId: expect.any(String) });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('an internal error is logged in full and not described to the caller', async () => {
  const { app, logged } = appWithRoutes();
  const answer = await app.inject({
    url: '/api/auth/broken',
    headers: { 'x-request-id': 'chosen-by-visitor' },
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
    requestId: answer.headers['x-request-id'],
  });
  expect(answer.headers['x-request-id']).not.toBe('chosen-by-visitor');
  expect(logged()).toContainEqual(
    expect.objectContaining({
      level: 'error',
      requestId: answer.headers['x-request-id'],
      route: '/api/auth/broken',
      err: expect.objectContaining({ message: 'the secret recipe at /etc/passwd' }),
    }),
  );
});

test('an unreachable database is answered with 503', async () => {
  const { app, logged } = appWithRoutes();
  const answer = await app.inject({ url: '/api/auth/down' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
  expect(answer.body).not.toContain('10.0.0.5');
  expect(logged()).toMatchObject([
    { level: 'warn', code: 'unavailable', reason: 'connect ECONNREFUSED 10.0.0.5' },
    { level: 'warn', status: 503 },
  ]);
});

test('a problem has its own message and headers', async () => {
  const { app } = appWithRoutes();
  const wait = await app.inject({ url: '/api/auth/wait' });
  expect(wait.statusCode).toBe(429);
  expect(wait.headers['retry-after']).toBe('60');
  expect(wait.json()).toMatchObject({ code: 'too_many_requests', message: 'Slowly, please.' });
  const closed = await app.inject({ url: '/api/auth/closed' });
  expect(closed.statusCode).toBe(401);
  expect(closed.headers['www-authenticate']).toBe('Bearer');
});

test('a call with `failureField` has the message there as well', async () => {
  const { app } = appWithRoutes();
  const answer = await app.inject({ method: 'POST', url: '/api/auth/published' });
  expect(answer.json()).toMatchObject({ code: 'not_allowed', message: 'Not you.', error: 'Not you.' });
});

test.each([
  ['GARBAGE\r\n', 400, 'malformed_request'],
  [
    'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
    400,
    'malformed_request',
  ],
  ['GET / HTTP/1.1\r\nHost: localhost\r\nBad Header: 1', 400, 'malformed_request'],
  [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}`, 431, 'headers_too_large'],
])('malformed HTTP gets one response in the same form: %.40s', async (bytes, status, code) => {
  const { app } = appWithRoutes();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await rawRequest(portOf(app.server), bytes);
  expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(`"code":"${code}"`);
  expect(answer).toContain('x-content-type-options: nosniff');
  await app.close();
});
