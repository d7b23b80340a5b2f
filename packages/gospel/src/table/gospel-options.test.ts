import { addDays, getWeekday } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { expect, test } from 'vitest';
import { openGospel } from '#gospel.ts';
import { sundayYears } from './entry.ts';
import { gospelOptions } from './gospel-options.ts';

const gospel = await openGospel();

const day = (fields: Partial<LiturgicalDay>): LiturgicalDay => ({
  date: '2026-07-01',
  celebrationId: 'ordinary_time_13_wednesday',
  celebration: '',
  rank: 'weekday',
  season: 'Ordinary Time',
  weekOfSeason: 13,
  color: 'green',
  occasion: '',
  sundayCycle: 'A',
  weekdayCycle: 'II',
  ...fields,
});

const citations = (fields: Partial<LiturgicalDay>) =>
  gospelOptions(day(fields)).map(({ citation }) => citation);

test('a memorial has the Gospel of the weekday unless it has its own', () => {
  expect(citations({ celebrationId: 'monica_of_hippo', rank: 'memorial' })).toEqual(['Mt 8:28-34']);
  expect(citations({ celebrationId: 'holy_guardian_angels', rank: 'memorial' })).toEqual(['Mt 18:1-5, 10']);
});

test('a Sunday has the Gospel of its year, in a long and a short form', () => {
  const sunday = { date: '2026-07-12', weekOfSeason: 15, rank: 'sunday' } as const;
  expect(gospelOptions(day({ ...sunday, sundayCycle: 'A' }))).toEqual([
    { citation: 'Mt 13:1-23', kind: 'long' },
    { citation: 'Mt 13:1-9', kind: 'short' },
  ]);
  expect(citations({ ...sunday, sundayCycle: 'B' })).toEqual(['Mk 6:7-13']);
  expect(citations({ ...sunday, sundayCycle: 'C' })).toEqual(['Lk 10:25-37']);
});

test('the date determines the Gospel late in Advent, except on Sundays', () => {
  const advent = { season: 'Advent', weekOfSeason: 3, celebrationId: 'advent_december_18', sundayCycle: 'B' };
  expect(citations({ ...advent, date: '2026-12-18' })).toEqual(['Mt 1:18-25']);
  expect(citations({ ...advent, date: '2026-12-20', weekOfSeason: 4 })).toEqual(['Lk 1:26-38']);
  expect(citations({ ...advent, date: '2026-12-16' })).toEqual(['Lk 7:18b-23']);
});

test('the date determines the Gospel in January until Epiphany, then the weekday', () => {
  const seton = { celebrationId: 'elizabeth_ann_seton_religious', season: 'Christmas Time' };
  expect(citations({ ...seton, date: '2024-01-04', weekOfSeason: 2 })).toEqual(['Jn 1:35-42']);
  expect(citations({ ...seton, date: '2022-01-04', weekOfSeason: 3 })).toEqual(['Mk 6:34-44']);
});

test('Christmas has the Gospels of four Masses', () => {
  const kinds = gospelOptions(day({ date: '2026-12-25', celebrationId: 'nativity_of_the_lord' }));
  expect(kinds.map(({ kind }) => kind)).toEqual(['day', 'day', 'vigil', 'vigil', 'night', 'dawn']);
});

test('Thanksgiving is an alternative on the fourth Thursday of November', () => {
  const week = { celebrationId: 'ordinary_time_34_thursday', weekOfSeason: 34 };
  expect(gospelOptions(day({ ...week, date: '2026-11-26' }))).toEqual([
    { citation: 'Lk 21:20-28', kind: 'only' },
    { citation: 'Lk 17:11-19', kind: 'alternative' },
  ]);
  expect(citations({ ...week, date: '2028-11-30' })).toEqual(['Lk 21:20-28']);
});

test('the weekday comes first if the Immaculate Heart coincides with another memorial', () => {
  const heart = { celebrationId: 'immaculate_heart_of_mary', rank: 'memorial', weekOfSeason: 10 } as const;
  expect(citations({ ...heart, date: '2026-06-13' })).toEqual(['Mt 5:33-37', 'Lk 2:41-51']);
  expect(citations({ ...heart, date: '2024-06-08' })).toEqual(['Lk 2:41-51']);
});

test('an unknown day has no Gospel', () => {
  expect(citations({ celebrationId: 'toString', season: 'Monsoon' })).toEqual([]);
  expect(citations({ celebrationId: 'constructor', weekOfSeason: 40 })).toEqual([]);
});

const seasonsAndWeeks = { Advent: 4, Lent: 6, 'Easter Time': 7, 'Ordinary Time': 34, 'Christmas Time': 3 };

const everyWeekday = Object.entries(seasonsAndWeeks).flatMap(([season, weeks]) =>
  Array.from({ length: weeks * 7 }, (_, index) => {
    const date = addDays('2026-07-05', index % 7);
    return sundayYears.map((sundayCycle) =>
      day({ season, celebrationId: '', date, weekOfSeason: Math.floor(index / 7) + 1, sundayCycle }),
    );
  }).flat(),
);

test('every citation of the seasons has a text', () => {
  const all = [
    ...new Set(everyWeekday.flatMap((each) => gospelOptions(each).map(({ citation }) => citation))),
  ];
  expect(all.length).toBeGreaterThan(400);
  const unread = all.filter((citation) => gospel.getCitationText(citation) === null);
  expect(unread).toEqual([]);
});

test('every day of Ordinary Time has a Gospel in every year', () => {
  const missing = everyWeekday.filter(
    (each) =>
      each.season === 'Ordinary Time' &&
      !(each.weekOfSeason === 1 && getWeekday(each.date) === 0) &&
      gospelOptions(each).length === 0,
  );
  expect(missing).toEqual([]);
});
