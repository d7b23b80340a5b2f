import { expect, test } from 'vitest';
import { addTime, days, minutes, seconds } from '#time.ts';
import { afterFailure, attemptLimits, pausedUntil } from './doors.ts';

const failedAt = new Date('2026-11-21T10:00:00Z');

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 4],
  [8, 8],
  [14, 512],
  [15, 900],
  [1_000, 900],
])('after %i failures the pause is %i seconds', (failures, pause) => {
  const until = pausedUntil({ failures, lastFailedAt: failedAt }, 5, failedAt);
  expect(until).toEqual(pause === 0 ? null : addTime(failedAt, seconds(pause)));
});

test('a pause is over to the millisecond', () => {
  const attempts = { failures: 5, lastFailedAt: failedAt };
  expect(pausedUntil(attempts, 5, addTime(failedAt, seconds(1) - 1))).not.toBeNull();
  expect(pausedUntil(attempts, 5, addTime(failedAt, seconds(1)))).toBeNull();
});

test('failures add up until a day has gone by without one', () => {
  const once = afterFailure({ failures: 0, lastFailedAt: null }, failedAt);
  expect(once).toEqual({ failures: 1, lastFailedAt: failedAt });
  const nextDay = addTime(failedAt, days(1));
  expect(afterFailure({ failures: 6, lastFailedAt: failedAt }, addTime(nextDay, -1)).failures).toBe(7);
  expect(afterFailure({ failures: 6, lastFailedAt: failedAt }, nextDay).failures).toBe(1);
});

test('no pause is longer than a quarter of an hour, nor outlasts the memory of its failures', () => {
  expect(attemptLimits.longestPauseMs).toBe(minutes(15));
  expect(attemptLimits.longestPauseMs).toBeLessThan(attemptLimits.forgottenAfterMs);
});
