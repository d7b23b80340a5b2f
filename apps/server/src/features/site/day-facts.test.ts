import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { expect, test } from 'vitest';
import { dayFacts, daysSpokenOf } from './day-facts.ts';

const dayOn = (date: string): LiturgicalDay => ({
  date,
  celebrationId: 'weekday',
  celebration: 'Weekday',
  rank: 'weekday',
  season: 'Ordinary Time',
  weekOfSeason: 1,
  color: 'green',
  occasion: 'for Ordinary Time',
  sundayCycle: 'A',
  weekdayCycle: 'II',
});

const factsOn = (today: string) => {
  const { from, to } = daysSpokenOf(today);
  const days: LiturgicalDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(dayOn(date));
  return dayFacts(today, days);
};

test.each([
  ['2026-11-21', '2026-11-15', '2026-11-22'],
  ['2026-11-22', '2026-11-22', '2026-11-29'],
  ['2026-11-23', '2026-11-22', '2026-11-29'],
  ['2026-12-31', '2026-12-27', '2027-01-03'],
  ['2028-02-29', '2028-02-27', '2028-03-05'],
])('the week of %s begins on Sunday %s, and the next on %s', (today, sunday, after) => {
  const { week, trialWeek, nextSunday, tomorrow } = factsOn(today);
  expect(week.map(({ date }) => date)).toHaveLength(7);
  expect(week.at(0)?.date).toBe(sunday);
  expect(week.at(-1)?.date).toBe(addDays(sunday, 6));
  expect(nextSunday.date).toBe(after);
  expect(tomorrow.date).toBe(addDays(today, 1));
  expect(trialWeek.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => addDays(today, n)));
});

test('the last day of a leap year is its 366th', () => {
  expect(factsOn('2028-12-31')).toMatchObject({ dayOfYear: 366, daysInYear: 366 });
});
