import { expect, test } from 'vitest';
import { shortDate } from './short-date.ts';

test('a date is short, and begins with the day', () => {
  expect(shortDate('2026-11-28')).toBe('28 Nov 2026');
  expect(shortDate('2027-09-05')).toBe('5 Sep 2027');
});
