import { expect, test } from 'vitest';
import { addTime, days, minutes, seconds } from '#time.ts';
import { addFailure, lockedUntil, lockoutPolicy, networkPrefix } from './sign-in-limits.ts';

const failedAt = new Date('2026-11-21T10:00:00Z');

test.each([
  { failures: 0, lockoutSeconds: 0 },
  { failures: 4, lockoutSeconds: 0 },
  { failures: 5, lockoutSeconds: 1 },
  { failures: 8, lockoutSeconds: 8 },
  { failures: 14, lockoutSeconds: 512 },
  { failures: 15, lockoutSeconds: 900 },
  { failures: 1_000, lockoutSeconds: 900 },
])('$failures failures lock the bucket for $lockoutSeconds seconds', ({ failures, lockoutSeconds }) => {
  const until = lockedUntil({ failures, lastFailedAt: failedAt }, 5, failedAt);
  expect(until).toEqual(lockoutSeconds === 0 ? null : addTime(failedAt, seconds(lockoutSeconds)));
});

test('a lockout ends exactly at its time', () => {
  const count = { failures: 5, lastFailedAt: failedAt };
  expect(lockedUntil(count, 5, addTime(failedAt, seconds(1) - 1))).not.toBeNull();
  expect(lockedUntil(count, 5, addTime(failedAt, seconds(1)))).toBeNull();
});

test('the failure count restarts after a day without a failure', () => {
  const nextDay = addTime(failedAt, days(1));
  expect(addFailure({ failures: 0, lastFailedAt: null }, failedAt)).toEqual({
    failures: 1,
    lastFailedAt: failedAt,
  });
  expect(addFailure({ failures: 6, lastFailedAt: failedAt }, addTime(nextDay, -1)).failures).toBe(7);
  expect(addFailure({ failures: 6, lastFailedAt: failedAt }, nextDay).failures).toBe(1);
});

test('the longest lockout is 15 minutes and shorter than the lifetime of the failure count', () => {
  expect(lockoutPolicy.maxLockoutMs).toBe(minutes(15));
  expect(lockoutPolicy.maxLockoutMs).toBeLessThan(lockoutPolicy.failureTtlMs);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['somewhere', 'somewhere'],
])('the network of %s is %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});
