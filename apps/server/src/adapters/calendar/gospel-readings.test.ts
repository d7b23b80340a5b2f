import { daysInYear } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { type GospelOption, openGospel, splitCitation } from '@wayfare/gospel';
import { beforeAll, expect, test } from 'vitest';
import { romcalCalendar } from './romcal-calendar.ts';
import { knownGospels, lateIn2026 } from './testing/expected-gospels.ts';

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
const gospel = await openGospel();
const days: LiturgicalDay[] = [];

beforeAll(async () => {
  // One after the other: each is a process of its own.
  for (const year of years) days.push(...(await romcalCalendar.listDays(year)));
});

const firstOf = (date: string): string | undefined => {
  const day = days.find((each) => each.date === date);
  return day && gospel.gospelOptions(day)[0]?.citation;
};

test('every day of seven years has a Gospel', () => {
  const expected = years.reduce((sum, year) => sum + daysInYear(`${year}-01-01`), 0);
  expect(days).toHaveLength(expected);
  const without = days.filter((day) => gospel.gospelOptions(day).length === 0);
  expect(without.map(({ date, celebrationId }) => `${date} ${celebrationId}`)).toEqual([]);
});

test('each of them names verses that exist, and fills the three fields without a warning', () => {
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

test('only the first may be the only one, and no option stands twice', () => {
  const odd = days.filter((day) => {
    const options = gospel.gospelOptions(day);
    const repeated = new Set(options.map(({ citation }) => citation)).size < options.length;
    return repeated || options.slice(1).some(({ kind }) => kind === 'only');
  });
  expect(odd.map(({ date }) => date)).toEqual([]);
});

test.each(knownGospels)('on %s %s is read', (date, citation) => {
  expect(firstOf(date)).toBe(citation);
});

test('from Christ the King to the octave of Christmas of 2026 each day has its Gospel', () => {
  expect(lateIn2026.map(([date]) => [date, firstOf(date)])).toEqual(lateIn2026);
});
