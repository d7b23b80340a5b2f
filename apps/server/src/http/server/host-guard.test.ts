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

test.each<[status: number, path: string, headers: readonly string[]]>([
  [200, '/', ['Host: www.wayfare.org']],
  [200, '/', ['host: WWW.Wayfare.ORG']],
  [200, '/', ['Host: www.wayfare.org:443']],
  [421, '/', ['Host: evil.example']],
  [421, '/', ['Host: www.wayfare.org:8080']],
  [421, '/', ['Host: www.wayfare.org.evil.example']],
  [421, '/', ['Host: 127.0.0.1']],
  [400, '/', []],
  [400, '/', ['Host:']],
  [400, '/', ['Host: www.wayfare.org', 'Host: www.wayfare.org']],
  [400, '/', ['Host: www.wayfare.org, evil.example']],
  [400, '/', ['Host: www.wayfare.org\u00e9']],
  [400, 'http://evil.example/', ['Host: www.wayfare.org']],
  // Local health checks may use any host name.
  [200, '/healthz', ['Host: 10.0.0.7:3000']],
  [200, '/healthz?x=1', ['Host: 10.0.0.7:3000']],
  [421, '/healthzz', ['Host: 10.0.0.7:3000']],
])('answers %i to %s with %j', async (status, path, headers) => {
  await using server = await listening();
  const answer = await server.ask(path, ...headers);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  if (status === 421) expect(answer).toContain('"code":"misdirected"');
  if (status !== 200) {
    expect(answer).toContain('content-security-policy');
    expect(answer).not.toContain('home');
  }
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
