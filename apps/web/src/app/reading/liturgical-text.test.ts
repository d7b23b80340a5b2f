import { expect, test } from 'vitest';
import { formatCycles, formatRank, formatWeek, formatWeekHeading } from './liturgical-text.ts';

const week = (season: string, weekOfSeason: number) => ({ season, weekOfSeason });

test('weeks are numbered, except in seasons without weeks', () => {
  expect(formatWeek(week('Ordinary Time', 33))).toBe('the thirty-third week of Ordinary Time');
  expect(formatWeek(week('Ordinary Time', 20))).toBe('the twentieth week of Ordinary Time');
  expect(formatWeek(week('Ordinary Time', 12))).toBe('the twelfth week of Ordinary Time');
  expect(formatWeek(week('Advent', 1))).toBe('the first week of Advent');
  expect(formatWeek(week('Lent', 0))).toBe('Lent');
  expect(formatWeek(week('Christmas Time', 1))).toBe('Christmas Time');
});

test('a day has its rank, week and cycles', () => {
  expect(formatRank({ ...week('Ordinary Time', 33), rank: 'memorial' })).toBe(
    'Memorial, in the thirty-third week of Ordinary Time',
  );
  expect(formatCycles({ sundayCycle: 'A', weekdayCycle: 'II' })).toBe(
    'Sundays of Year A, weekdays of Year II',
  );
});

test('a week heading has the number, or both seasons if one ends within the week', () => {
  expect(formatWeekHeading([week('Ordinary Time', 33), week('Ordinary Time', 33)])).toBe(
    'Thirty-third week of Ordinary Time',
  );
  expect(formatWeekHeading([week('Lent', 0), week('Ordinary Time', 6)])).toBe('Ordinary Time, then Lent');
  expect(formatWeekHeading([week('Advent', 2), week('Advent', 1)])).toBe('Advent');
  expect(formatWeekHeading([])).toBeNull();
});
