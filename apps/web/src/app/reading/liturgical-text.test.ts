import { expect, test } from 'vitest';
import { cyclesInWords, rankInWords, weekHeading, weekInWords } from './liturgical-text.ts';

const week = (season: string, weekOfSeason: number) => ({ season, weekOfSeason });

test('weeks are counted in words, where the season is told by weeks', () => {
  expect(weekInWords(week('Ordinary Time', 33))).toBe('the thirty-third week of Ordinary Time');
  expect(weekInWords(week('Ordinary Time', 20))).toBe('the twentieth week of Ordinary Time');
  expect(weekInWords(week('Ordinary Time', 12))).toBe('the twelfth week of Ordinary Time');
  expect(weekInWords(week('Advent', 1))).toBe('the first week of Advent');
  expect(weekInWords(week('Lent', 0))).toBe('Lent');
  expect(weekInWords(week('Christmas Time', 1))).toBe('Christmas Time');
});

test('a day is told by its rank, its week and its cycles', () => {
  expect(rankInWords({ ...week('Ordinary Time', 33), rank: 'memorial' })).toBe(
    'Memorial, in the thirty-third week of Ordinary Time',
  );
  expect(cyclesInWords({ sundayCycle: 'A', weekdayCycle: 'II' })).toBe(
    'Sundays of Year A, weekdays of Year II',
  );
});

test('a week of the list is told by its number, and one in which a season ends by both seasons', () => {
  expect(weekHeading([week('Ordinary Time', 33), week('Ordinary Time', 33)])).toBe(
    'Thirty-third week of Ordinary Time',
  );
  expect(weekHeading([week('Lent', 0), week('Ordinary Time', 6)])).toBe('Ordinary Time, then Lent');
  expect(weekHeading([week('Advent', 2), week('Advent', 1)])).toBe('Advent');
  expect(weekHeading([])).toBeNull();
});
