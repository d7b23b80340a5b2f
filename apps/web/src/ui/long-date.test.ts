import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('a date is formatted without a time zone shift', () => {
  expect(longDate('2026-11-28')).toBe('November 28, 2026');
  expect(longDate('2027-09-05')).toBe('September 5, 2027');
});
