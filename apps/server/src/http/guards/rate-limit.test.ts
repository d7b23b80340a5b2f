import { days, hours, minutes } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { deleteExpiredRows } from '#expired-rows-queries.ts';
import { toNetwork } from '../client-network.ts';
import { HttpProblem } from '../responses/problems.ts';
import { testApp } from '../testing/test-app.ts';
import { createRateLimits, formatWait, perHour } from './rate-limit.ts';

const limit = perHour('test', 5);

function createLimits(database: TestDatabase, loadTestKey?: string) {
  let now = new Date('2026-11-21T12:00:00Z');
  const clock = { now: () => now };
  const limits = createRateLimits({ db: database, clock, secret: new Uint8Array(32).fill(7), loadTestKey });
  const count = async (subject: string, tested = limit) => {
    try {
      await limits.count(tested, subject);
      return null;
    } catch (error) {
      return error instanceof HttpProblem ? error.retryAfterSeconds : error;
    }
  };
  return { clock, limits, count, advance: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

test('a burst of 100 requests admits exactly the limit', async ({ database }) => {
  const { count } = createLimits(database);
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => count('ruth')));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(5);
});

test('a refusal says when the window ends and does not extend it', async ({ database }) => {
  const { count, advance } = createLimits(database);
  for (let time = 0; time < 5; time++) expect(await count('ruth')).toBeNull();
  expect(await count('ruth')).toBe(3_600);
  advance(minutes(59));
  expect(await count('ruth')).toBe(60);
  expect(await count('naomi')).toBeNull();
  expect(await count('ruth', perHour('other', 5))).toBeNull();
  advance(minutes(1));
  for (let time = 0; time < 5; time++) expect(await count('ruth')).toBeNull();
  expect(await count('ruth')).toBe(3_600);
});

test('counts are shared by servers and survive a restart', async ({ database }) => {
  for (let time = 0; time < 5; time++) expect(await createLimits(database).count('ruth')).toBeNull();
  expect(await createLimits(database).count('ruth')).toBe(3_600);
});

test('the table stores hashes only, and old counts are deleted', async ({ database }) => {
  const { clock, count, advance } = createLimits(database);
  await count('203.0.113.7');
  const listKeys = async () => (await database.query<{ key: string }>('select key from rate_limit')).rows;
  expect(await listKeys()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
  advance(hours(23));
  await count('203.0.113.8');
  advance(hours(2));
  await deleteExpiredRows({ db: database, clock }).run();
  expect(await listKeys()).toHaveLength(1);
  advance(days(1));
  await deleteExpiredRows({ db: database, clock }).run();
  expect(await listKeys()).toEqual([]);
});

test('the guard counts by network and exempts load tests with the key', async ({ database }) => {
  const { limits } = createLimits(database, 'a-key-of-some-length');
  const { app } = testApp();
  const guard = limits.perNetwork(perHour('limited', 2));
  app.get('/limited', async (incoming, reply) => {
    await guard(incoming, reply);
    return reply.send('ok');
  });
  const request = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/limited', remoteAddress, headers })).statusCode;
  expect(await request('2001:db8::1')).toBe(200);
  expect(await request('2001:db8::2')).toBe(200);
  expect(await request('2001:db8::3')).toBe(429);
  expect(await request('2001:db8::3', { 'x-forwarded-for': '198.51.100.1' })).toBe(429);
  expect(await request('2001:db8::3', { 'x-load-test': 'another-key-of-some-length' })).toBe(429);
  expect(await request('2001:db8::3', { 'x-load-test': 'a-key-of-some-length' })).toBe(200);
  expect(await request('2001:db8:0:1::1')).toBe(200);
  await app.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['somewhere', 'somewhere'],
])('the address %s is counted as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  [60, 'a little'],
  [61, 'about 2 minutes'],
  [2_940, 'about 49 minutes'],
  [2_941, 'about an hour'],
  [7_200, 'about 2 hours'],
])('a wait of %i seconds is shown as "%s"', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
