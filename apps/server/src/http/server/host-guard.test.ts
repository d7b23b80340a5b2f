import { expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { testApp } from '../testing/test-app.ts';
import { portOf } from './listen.ts';

async function listening(settings: Record<string, string> = {}) {
  const { app } = testApp({ PUBLIC_URL: 'https://www.wayfare.org', ALLOW_SANDBOX: '1', ...settings });
  app.get('/', async () => ({ page: 'home' }));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/api/auth/x', async () => ({ service: 'auth' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = (path: string, ...headers: string[]) =>
    rawRequest(portOf(app.server), `GET ${path} HTTP/1.1`, ...headers, 'Connection: close');
  return { ask, [Symbol.asyncDispose]: () => app.close() };
}

test.each([['Host: www.wayfare.org'], ['host: WWW.Wayfare.ORG'], ['Host: www.wayfare.org:443']])(
  'the host of the public address is answered: %s',
  async (header) => {
    await using server = await listening();
    expect(await server.ask('/', header)).toMatch(/^HTTP\/1.1 200 /);
  },
);

test.each([
  ['Host: evil.example'],
  ['Host: www.wayfare.org:8080'],
  ['Host: www.wayfare.org.evil.example'],
  ['Host: 127.0.0.1'],
])('another host is misdirected: %s', async (header) => {
  await using server = await listening();
  const answer = await server.ask('/', header);
  expect(answer).toMatch(/^HTTP\/1.1 421 /);
  expect(answer).toContain('"code":"misdirected"');
  expect(answer).not.toContain('home');
});

test.each([
  [[]],
  [['Host:']],
  [['Host: www.wayfare.org', 'Host: www.wayfare.org']],
  [['Host: www.wayfare.org, evil.example']],
  [['Host: www.wayfare.org\u00e9']],
])('a host that is missing, doubled or odd is refused: %j', async (headers) => {
  await using server = await listening();
  const answer = await server.ask('/', ...headers);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('content-security-policy');
  expect(answer).not.toContain('home');
});

test('a request with an absolute URL of another host is refused', async () => {
  await using server = await listening();
  expect(await server.ask('http://evil.example/', 'Host: www.wayfare.org')).toMatch(/^HTTP\/1.1 400 /);
});

test('local health checks may use any host name', async () => {
  await using server = await listening();
  expect(await server.ask('/healthz', 'Host: 10.0.0.7:3000')).toMatch(/^HTTP\/1.1 200 /);
  expect(await server.ask('/healthz?x=1', 'Host: 10.0.0.7:3000')).toMatch(/^HTTP\/1.1 200 /);
  expect(await server.ask('/healthzz', 'Host: 10.0.0.7:3000')).toMatch(/^HTTP\/1.1 421 /);
});

test('the host of a moved service serves its own paths only', async () => {
  await using server = await listening({ AUTH_API_URL: 'https://auth.wayfare.org/api/auth' });
  expect(await server.ask('/api/auth/x', 'Host: auth.wayfare.org')).toMatch(/^HTTP\/1.1 200 /);
  expect(await server.ask('/', 'Host: auth.wayfare.org')).toMatch(/^HTTP\/1.1 421 /);
});

test('X-Forwarded-Host is ignored, also behind a trusted proxy', async () => {
  const { app } = testApp({ TRUST_PROXY: '1' });
  app.get('/', async (request) => ({ host: request.host, hostname: request.hostname }));
  const answer = await app.inject({ url: '/', headers: { 'x-forwarded-host': 'evil.example' } });
  expect(answer.body).not.toContain('evil');
});
