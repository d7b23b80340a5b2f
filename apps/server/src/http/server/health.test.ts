import { publicConfig } from '@wayfare/contracts/calls/public-config';
import { expect } from 'vitest';
import { DatabaseUnavailable, type Db } from '#adapters/db/database.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { setReadOnly } from '#adapters/db/testing/set-read-only.ts';
import { testApp } from '../testing/test-app.ts';
import { healthRoutes } from './health.ts';

const unreachable: Db = {
  query: async () => {
    throw new DatabaseUnavailable(new Error('no route'));
  },
};
/** As when PostgreSQL has been paused: the connection stands, and nothing comes. */
const silent: Db = { query: () => new Promise(() => {}) };

async function appWithHealth(database: Db) {
  const { app, config, security, lifecycle } = testApp();
  await healthRoutes(app, { config, database, lifecycle, security });
  return { app, phase: lifecycle };
}

test('the health check passes from ready until stop', async () => {
  const { app, phase } = await appWithHealth(unreachable);
  const status = async () => (await app.inject({ url: '/healthz' })).statusCode;
  expect(await status()).toBe(503);
  phase.becomeReady();
  expect(await status()).toBe(200);
  phase.beginStopping();
  expect(await status()).toBe(503);
  phase.becomeReady();
  expect(await status()).toBe(503);
});

test('a server older than its schema reads, refuses writes, and is not ready', async ({ database }) => {
  const { app, phase } = await appWithHealth(database);
  app.post('/write', async () => 'written');
  app.get('/read', async () => 'read');
  app.get('/read-what-moved', async () => database.query('select from moved'));
  phase.becomeReady();
  phase.becomeOutdated();
  const ask = (method: 'GET' | 'POST', url: string) => app.inject({ method, url });
  const refused = await ask('POST', '/write');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toMatchObject({
    code: 'unavailable',
    message: 'The site is being brought up to date. Please try again in a moment.',
  });
  expect((await ask('GET', '/read')).statusCode).toBe(200);
  expect((await ask('GET', '/read-what-moved')).statusCode).toBe(503);
  expect((await ask('GET', '/healthz')).statusCode).toBe(200);
  expect((await ask('GET', '/readyz')).json()).toMatchObject({ message: 'The server is outdated.' });
});

test('the server is ready while its database answers', async ({ database }) => {
  const { app, phase } = await appWithHealth(database);
  const before = await app.inject({ url: '/readyz' });
  expect(before.statusCode).toBe(503);
  expect(before.json()).toMatchObject({ code: 'unavailable', message: 'The server is starting.' });
  phase.becomeReady();
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

test.each([
  ['cannot be reached', unreachable],
  ['keeps silent', silent],
])('the server is not ready while its database %s, and sends Retry-After', async (_state, database) => {
  const { app, phase } = await appWithHealth(database);
  phase.becomeReady();
  const begun = performance.now();
  const answer = await app.inject({ url: '/readyz' });
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'unavailable', message: 'The database does not answer.' });
});

test('a read-only database makes the server not ready until it accepts writes', async ({ database }) => {
  const { app, phase } = await appWithHealth(database);
  phase.becomeReady();
  const status = async () => (await app.inject({ url: '/readyz' })).statusCode;
  await setReadOnly(database.connection, true);
  // The first one may meet a session that was ended.
  await status();
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'unavailable', message: 'The database takes no writes.' });
  await setReadOnly(database.connection, false);
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
});

test('the public settings are served with an ETag', async () => {
  const { app } = await appWithHealth(unreachable);
  const told = await app.inject({ url: '/config.json' });
  expect(publicConfig.parse(told.json()).bases.auth).toBe('/api/auth');
  expect(told.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const again = await app.inject({ url: '/config.json', headers: { 'if-none-match': told.headers.etag } });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['1', '203.0.113.77, 198.51.100.4', 'correct'],
  // The proxy passes on what a visitor wrote, and adds nothing.
  ['1', '203.0.113.77', 'spoofable'],
  ['2', '203.0.113.77, 198.51.100.4', 'spoofable'],
  ['1', undefined, 'shared'],
  ['0', '203.0.113.77, 198.51.100.4', 'shared'],
])('with TRUST_PROXY=%s and X-Forwarded-For %s the visitor check says %s', async (count, chain, seen) => {
  const { app, config, security, lifecycle } = testApp({
    PUBLIC_URL: 'https://localhost',
    TRUST_PROXY: count,
  });
  await healthRoutes(app, { config, database: unreachable, lifecycle, security });
  const claim = chain === undefined ? {} : { 'x-forwarded-for': chain };
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/config.json', headers: { host: 'localhost', ...claim, ...headers } })).headers[
      'x-wayfare-visitors'
    ];
  expect(await ask({ 'x-wayfare-visitors': 'look' })).toBe(seen);
  expect(await ask({})).toBeUndefined();
});
