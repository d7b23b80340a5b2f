import { expect, test } from 'vitest';
import { isMonth, listWeeks } from './calendar-date.ts';

test.each([
  ['2026-11', 5, '2026-11-01', '2026-12-05'],
  ['2027-02', 5, '2027-01-31', '2027-03-06'],
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
  ['2026-12', 5, '2026-11-29', '2027-01-02'],
])('%s has %i weeks, from %s to %s', (month, count, from, to) => {
  const weeks = listWeeks(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, from, to]);
});

test('only months within the homily dates are valid', () => {
  expect(['1970-01', '1970-02', '2100-11', '2100-12'].map(isMonth)).toEqual([false, true, true, false]);
  expect(['2026-13', '2026-1', '', '2026-11-01'].map(isMonth)).toEqual([false, false, false, false]);
});
