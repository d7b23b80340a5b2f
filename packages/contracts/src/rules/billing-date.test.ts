import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar-date.ts';
import { monthsAfter, yearsAfter } from './plans.ts';

test.each<[string, number, string]>([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-12-21', 1, '2027-01-21'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-11-30', 1, '2026-12-30'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months is %s', (date, months, later) => expect(monthsAfter(date, months)).toBe(later));

test('a year from 29 February is 28 February, and four years from it are 29 February again', () => {
  expect(yearsAfter('2028-02-29', 1)).toBe('2029-02-28');
  expect(yearsAfter('2028-02-29', 4)).toBe('2032-02-29');
});

test('a month later is the next month, on the same day or the last one', () => {
  const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const from = date.toISOString().slice(0, 10);
      const to = monthsAfter(from, 1);
      expect((Number(to.slice(5, 7)) + 11) % 12).toBe(Number(from.slice(5, 7)) % 12);
      const isSameDay = to.slice(8) === from.slice(8);
      expect(isSameDay || addDays(to, 1).slice(8) === '01').toBe(true);
    }),
  );
});

test('what is no date is refused', () => {
  expect(() => monthsAfter('today', 1)).toThrow(RangeError);
});
