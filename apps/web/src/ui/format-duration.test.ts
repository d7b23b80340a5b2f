import { expect, test } from 'vitest';
import { formatClock, formatDuration, parseClock } from './format-duration.ts';

test('a duration is formatted as a clock and in words', () => {
  expect([0, 59_999, 200_000, 3_800_000].map(formatClock)).toEqual(['0:00', '0:59', '3:20', '1:03:20']);
  expect([0, 1_000, 60_000, 200_000, 3_661_000].map(formatDuration)).toEqual([
    '0 seconds',
    '1 second',
    '1 minute',
    '3 minutes 20 seconds',
    '1 hour 1 minute 1 second',
  ]);
});

test('typed durations are parsed, others rejected', () => {
  expect(['3:20', ' 03.20 ', '200', '1:03:20', '0:05'].map(parseClock)).toEqual([
    200_000, 200_000, 200_000, 3_800_000, 5_000,
  ]);
  for (const other of ['', 'soon', '3:75', '1:2:3:4', '-1', '3:', '99999'])
    expect(parseClock(other)).toBeNull();
});
