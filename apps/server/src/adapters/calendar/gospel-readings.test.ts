import { daysInYear } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { type GospelOption, openGospel, splitCitation } from '@wayfare/gospel';
import { beforeAll, expect, test } from 'vitest';
import { romcalCalendar } from './romcal-calendar.ts';
import { endOf2026 } from './testing/expected-days.ts';
import { knownGospels } from './testing/expected-gospels.ts';

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
const gospel = await openGospel();
const days: LiturgicalDay[] = [];

beforeAll(async () => {
  // Sequentially, because each year runs in its own process.
  for (const year of years) days.push(...(await romcalCalendar.listDays(year)));
});

const findFirstCitation = (date: string): string | undefined => {
  const day = days.find((each) => each.date === date);
  return day && gospel.gospelOptions(day)[0]?.citation;
};

test('every day of seven years has a Gospel', () => {
  const expected = years.reduce((sum, year) => sum + daysInYear(`${year}-01-01`), 0);
  expect(days).toHaveLength(expected);
  const without = days.filter((day) => gospel.gospelOptions(day).length === 0);
  expect(without.map(({ date, celebrationId }) => `${date} ${celebrationId}`)).toEqual([]);
});

test('every Gospel names verses that exist and causes no warning', () => {
  const options = new Map<string, GospelOption>();
  for (const option of days.flatMap((day) => gospel.gospelOptions(day))) options.set(option.citation, option);
  const wrong = [...options.values()].filter((option) => {
    const { book, chapter, verse } = splitCitation(option.citation);
    expect(gospel.parseReference(book, chapter, verse)).toEqual(gospel.parseCitation(option.citation));
    const warnings = gospel.listWarnings({ book, chapter, verse }, [option]);
    return gospel.getCitationText(option.citation) === null || warnings.length > 0;
  });
  expect(wrong).toEqual([]);
});

test('the options of a day are distinct', () => {
  const odd = days.filter((day) => {
    const options = gospel.gospelOptions(day);
    const repeated = new Set(options.map(({ citation }) => citation)).size < options.length;
    return repeated || options.slice(1).some(({ kind }) => kind === 'only');
  });
  expect(odd.map(({ date }) => date)).toEqual([]);
});

test.each(knownGospels)('the Gospel of %s is %s', (date, citation) => {
  expect(findFirstCitation(date)).toBe(citation);
});

test('the last 41 days of 2026 match the printed calendars', () => {
  const lines = days
    .filter(({ date }) => date >= '2026-11-21' && date < '2027')
    .map(
      ({ date, celebration, rank, color, season, sundayCycle, weekdayCycle }) =>
        `${date.slice(5)} ${celebration} | ${rank} | ${color} | ${season} | ${sundayCycle}/${weekdayCycle} | ${findFirstCitation(date)}`,
    );
  expect(lines).toEqual(endOf2026);
  expect(lines).toHaveLength(41);
});
