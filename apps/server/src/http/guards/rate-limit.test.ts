import { days, hours, minutes } from '@wayfare/contracts/rules/durations';
import { expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { toNetwork } from '../client-network.ts';
import { HttpProblem } from '../responses/problems.ts';
import { testApp } from '../testing/test-app.ts';
import { createRateLimits, deleteOldRateLimits, formatWait, perHour } from './rate-limit.ts';

const knocks = perHour('knock', 5);

function door(database: TestDatabase, loadTestKey?: string) {
  let now = new Date('2026-11-21T12:00:00Z');
  const clock = { now: () => now };
  const limits = createRateLimits({ db: database, clock, secret: new Uint8Array(32).fill(7), loadTestKey });
  const knock = async (who: string, limit = knocks) => {
    try {
      await limits.count(limit, who);
      return null;
    } catch (error) {
      return error instanceof HttpProblem ? error.retryAfterSeconds : error;
    }
  };
  return { clock, limits, knock, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

test('a burst of 100 requests admits exactly the limit', async () => {
  await using database = await testDatabase();
  const { knock } = door(database);
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => knock('ruth')));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(5);
});

test('a refusal says when the window ends and does not extend it', async () => {
  await using database = await testDatabase();
  const { knock, pass } = door(database);
  for (let time = 0; time < 5; time++) expect(await knock('ruth')).toBeNull();
  expect(await knock('ruth')).toBe(3_600);
  pass(minutes(59));
  expect(await knock('ruth')).toBe(60);
  expect(await knock('naomi')).toBeNull();
  expect(await knock('ruth', perHour('ring', 5))).toBeNull();
  pass(minutes(1));
  for (let time = 0; time < 5; time++) expect(await knock('ruth')).toBeNull();
  expect(await knock('ruth')).toBe(3_600);
});

test('counts are shared by servers and survive a restart', async () => {
  await using database = await testDatabase();
  for (let time = 0; time < 5; time++) expect(await door(database).knock('ruth')).toBeNull();
  expect(await door(database).knock('ruth')).toBe(3_600);
});

test('the table stores hashes only, and old counts are deleted', async () => {
  await using database = await testDatabase();
  const { clock, knock, pass } = door(database);
  await knock('203.0.113.7');
  const keys = async () => (await database.query<{ key: string }>('select key from rate_limit')).rows;
  expect(await keys()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
  pass(hours(23));
  await knock('203.0.113.8');
  pass(hours(2));
  await deleteOldRateLimits(database, clock).run();
  expect(await keys()).toHaveLength(1);
  pass(days(1));
  await deleteOldRateLimits(database, clock).run();
  expect(await keys()).toEqual([]);
});

test('the guard counts by network and exempts load tests with the key', async () => {
  await using database = await testDatabase();
  const { limits } = door(database, 'a-key-of-some-length');
  const { app } = testApp();
  const guard = limits.perNetwork(perHour('door', 2));
  app.get('/door', async (request, reply) => {
    await guard(request, reply);
    return reply.send('open');
  });
  const enter = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/door', remoteAddress, headers })).statusCode;
  expect(await enter('2001:db8::1')).toBe(200);
  expect(await enter('2001:db8::2')).toBe(200);
  expect(await enter('2001:db8::3')).toBe(429);
  expect(await enter('2001:db8::3', { 'x-forwarded-for': '198.51.100.1' })).toBe(429);
  expect(await enter('2001:db8::3', { 'x-load-test': 'another-key-of-some-length' })).toBe(429);
  expect(await enter('2001:db8::3', { 'x-load-test': 'a-key-of-some-length' })).toBe(200);
  expect(await enter('2001:db8:0:1::1')).toBe(200);
  await app.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['somewhere', 'somewhere'],
])('%s is counted as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  [60, 'a little'],
  [61, 'about 2 minutes'],
  [2_940, 'about 49 minutes'],
  [2_941, 'about an hour'],
  [7_200, 'about 2 hours'],
])('%i seconds are: please wait %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
