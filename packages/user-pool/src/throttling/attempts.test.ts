import { expect, test } from 'vitest';
import { days, later, minutes } from '#durations.ts';
import { afterFailure, attemptLimits, pausedUntil } from './attempts.ts';

const failedAt = new Date('2026-11-21T10:00:00Z');

test.each([
  [0, 0],
  [4, 0],
  [5, 10],
  [6, 20],
  [7, 40],
  [8, 80],
  [11, 640],
  [12, 720],
  [1_000, 720],
])('after %i failures the pause is %i minutes', (failures, pause) => {
  const until = pausedUntil({ failures, lastFailedAt: failedAt }, failedAt);
  expect(until).toEqual(pause === 0 ? null : later(failedAt, minutes(pause)));
});

test('a pause is over to the millisecond', () => {
  const attempts = { failures: 5, lastFailedAt: failedAt };
  expect(pausedUntil(attempts, later(failedAt, minutes(10) - 1))).not.toBeNull();
  expect(pausedUntil(attempts, later(failedAt, minutes(10)))).toBeNull();
});

test('failures add up until a day has gone by without one', () => {
  const once = afterFailure({ failures: 0, lastFailedAt: null }, failedAt);
  expect(once).toEqual({ failures: 1, lastFailedAt: failedAt });
  const nextDay = later(failedAt, days(1));
  expect(afterFailure({ failures: 6, lastFailedAt: failedAt }, later(nextDay, -1)).failures).toBe(7);
  expect(afterFailure({ failures: 6, lastFailedAt: failedAt }, nextDay).failures).toBe(1);
});

test('no pause outlasts the memory of its failures', () => {
  expect(attemptLimits.longestPauseMs).toBeLessThan(attemptLimits.forgottenAfterMs);
});
