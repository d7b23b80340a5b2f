import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool } from '#adapters/identity/pool-identity.ts';
import { systemClock } from '#clock.ts';
import { readConfig } from '#config.ts';
import { testApp } from '#http/testing/test-app.ts';
import { identityRoutes } from './routes.ts';

const wire = 'application/x-amz-json-1.1';
const target = (name: string) => ({ 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` });

async function appWithPool(
  database: Awaited<ReturnType<typeof testDatabase>>,
  pagesOrigin: string | null = null,
  loadTestKey?: string,
) {
  const { identity } = readConfig({});
  const siteSecret = new Uint8Array(32).fill(7);
  const pool = embeddedPool({ database, clock: systemClock, siteSecret, identity });
  const { app } = testApp();
  await identityRoutes(app, { pool, poolId: identity.userPoolId, pagesOrigin, loadTestKey });
  return app;
}

test.each(['/identity', '/identity/'])('a Cognito client reaches the pool at %s', async (url) => {
  await using database = await testDatabase();
  const app = await appWithPool(database);
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': wire, ...target('InitiateAuth') },
    payload: JSON.stringify({
      ClientId: 'website',
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: 'nobody@example.org', SRP_A: 'abcdef' },
    }),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ ChallengeName: 'PASSWORD_VERIFIER' });
  await app.close();
});

test('a body that is too large or of another type gets an error of the protocol', async ({ database }) => {
  const app = await appWithPool(database);
  const form = {
    method: 'POST',
    url: '/identity',
    headers: { 'content-type': 'text/plain' },
    payload: 'x',
  } as const;
  const flood = { ...form, headers: { 'content-type': wire }, payload: 'x'.repeat(70_000) };
  const short = { ...form, headers: { 'content-type': wire, 'content-length': '7' } };
  for (const [request, status, type] of [
    [form, 415, 'UnsupportedMediaTypeException'],
    [flood, 413, 'RequestEntityTooLargeException'],
    [short, 400, 'SerializationException'],
  ] as const) {
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ __type: type, message: expect.any(String) });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining(wire),
      'x-amzn-errortype': `${type}:`,
    });
    expect(answer.headers['x-amzn-requestid']).toMatch(/^[0-9a-f-]{36}$/);
  }
  await app.close();
});

test('the keys and the configuration are published below the pool’s path', async ({ database }) => {
  const app = await appWithPool(database);
  const keys = await app.inject('/identity/local_Members/.well-known/jwks.json');
  expect(keys.json().keys).toEqual([expect.objectContaining({ alg: 'RS256', use: 'sig', kty: 'RSA' })]);
  expect(keys.body).not.toContain('"d"');
  const configuration = await app.inject('/identity/local_Members/.well-known/openid-configuration');
  const { issuer, response_types_supported, ...rest } = configuration.json();
  expect(issuer).toBe('http://localhost:3000/identity/local_Members');
  // The pool has no hosted page and no token endpoint.
  expect(response_types_supported).toEqual([]);
  expect(Object.keys(rest).filter((name) => name.endsWith('_endpoint'))).toEqual([]);
  await app.close();
});

test('only the pages’ origin may call a pool on another origin', async ({ database }) => {
  const app = await appWithPool(database, 'https://pages.example');
  const preflight = (origin: string) =>
    app.inject({ method: 'OPTIONS', url: '/identity', headers: { origin } });
  const welcome = await preflight('https://pages.example');
  expect(welcome.headers['access-control-allow-origin']).toBe('https://pages.example');
  expect(welcome.headers['access-control-allow-headers']).toContain('x-amz-target');
  const stranger = await preflight('https://elsewhere.example');
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  await app.close();
});

test('one address may start a hundred sign-ins an hour, load tests more', async ({ database }) => {
  const app = await appWithPool(database, null, 'a-key-of-some-length');
  const begin = (key?: string) =>
    app.inject({
      method: 'POST',
      url: '/identity',
      headers: { 'content-type': wire, ...target('InitiateAuth'), ...(key ? { 'x-load-test': key } : {}) },
      payload: JSON.stringify({
        ClientId: 'website',
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: 'nobody@example.org', SRP_A: 'abcdef' },
      }),
    });
  for (let count = 0; count < 100; count++) expect((await begin()).statusCode).toBe(200);
  const limited = await begin();
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await begin('another-key-of-some-length')).statusCode).toBe(429);
  expect((await begin('a-key-of-some-length')).statusCode).toBe(200);
  await app.close();
});
