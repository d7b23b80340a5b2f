import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayOfYear,
  daysInYear,
  getWeekday,
  isCalendarDate,
  isMonth,
  listWeeks,
  startOfDay,
  toCalendarDate,
} from './calendar-date.ts';

const newYork = 'America/New_York';
const zones = [
  newYork,
  'UTC',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'Africa/Cairo',
  'America/Santiago',
];

const anyDate = fc
  .integer({ min: 0, max: 60 * 366 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const anyZone = fc.constantFrom(...zones);
const anyCount = fc.integer({ min: -5_000, max: 5_000 });

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-1-1', false],
  ['tomorrow', false],
])('%s is a valid date: %s', (text, verdict) => {
  expect(isCalendarDate(text)).toBe(verdict);
});

test.each([
  ['2026-11-22T04:59:59.999Z', newYork, '2026-11-21'],
  ['2026-11-22T05:00:00.000Z', newYork, '2026-11-22'],
  ['2026-07-01T03:59:59.999Z', newYork, '2026-06-30'],
  ['2026-12-31T10:00:00.000Z', 'Pacific/Kiritimati', '2027-01-01'],
  ['2026-01-01T10:59:59.999Z', 'Pacific/Pago_Pago', '2025-12-31'],
])('%s in %s is the date %s', (instant, zone, date) => {
  expect(toCalendarDate(new Date(instant), zone)).toBe(date);
});

test.each([
  // The nights on which New York's clocks change, and the days beside them.
  ['2026-03-08', newYork, '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', newYork, '2026-11-01T04:00:00.000Z'],
  // Clocks that spring forward at midnight: the day begins at one.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  // Samoa went from Thursday to Saturday.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('%s in %s starts at %s', (date, zone, instant) => {
  expect(startOfDay(date, zone).toISOString()).toBe(instant);
});

test('each day starts when the previous day ends, in every time zone', () => {
  fc.assert(
    fc.property(anyDate, anyZone, (date, zone) => {
      const start = startOfDay(date, zone);
      expect(toCalendarDate(start, zone)).toBe(date);
      expect(toCalendarDate(new Date(start.getTime() - 1), zone)).toBe(addDays(date, -1));
    }),
    { numRuns: 300 },
  );
});

test('adding and subtracting days gives the same date', () => {
  fc.assert(
    fc.property(anyDate, anyCount, (date, count) => {
      expect(addDays(addDays(date, count), -count)).toBe(date);
      expect(getWeekday(addDays(date, count))).toBe((((getWeekday(date) + count) % 7) + 7) % 7);
    }),
  );
});

test('days of the year count from 1 to its length', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const tomorrow = addDays(date, 1);
      expect(dayOfYear(tomorrow)).toBe(dayOfYear(date) === daysInYear(date) ? 1 : dayOfYear(date) + 1);
    }),
  );
});

test.each([
  ['2026-01-01', 1, 365],
  ['2026-11-21', 325, 365],
  ['2028-02-29', 60, 366],
  ['2028-12-31', 366, 366],
])('%s is day %i of %i', (date, day, length) => {
  expect(dayOfYear(date)).toBe(day);
  expect(daysInYear(date)).toBe(length);
});

test('invalid dates are refused', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});

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
