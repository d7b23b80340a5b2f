import { expect, test } from 'vitest';
import { findDueRounds } from './rounds.ts';

const due = (zone: string, hour: number, now: string) =>
  findDueRounds([{ zone, hour, isDefault: false }], new Date(now), newYork).map(({ day, sendUntil }) => [
    day,
    sendUntil.toISOString(),
  ]);

const newYork = 'America/New_York';

test.each([
  ['a minute before the hour', newYork, 6, '2026-11-21T10:59:59Z', null],
  ['at the hour', newYork, 6, '2026-11-21T11:00:00Z', ['2026-11-21', '2026-11-21T17:00:00.000Z']],
  ['a second before noon', newYork, 6, '2026-11-21T16:59:59Z', ['2026-11-21', '2026-11-21T17:00:00.000Z']],
  ['at noon', newYork, 6, '2026-11-21T17:00:00Z', null],
  [
    'eleven o’clock has one hour until noon',
    newYork,
    11,
    '2026-11-21T16:30:00Z',
    ['2026-11-21', '2026-11-21T17:00:00.000Z'],
  ],
  ['at midnight', newYork, 0, '2026-11-21T05:00:00Z', ['2026-11-21', '2026-11-21T17:00:00.000Z']],
  ['a minute before midnight belongs to the day before', newYork, 0, '2026-11-22T04:59:00Z', null],
  [
    'in the evening until the end of the day',
    newYork,
    23,
    '2026-11-22T04:59:00Z',
    ['2026-11-21', '2026-11-22T05:00:00.000Z'],
  ],
  [
    'noon counts as a later hour',
    newYork,
    12,
    '2026-11-21T20:00:00Z',
    ['2026-11-21', '2026-11-22T05:00:00.000Z'],
  ],
  [
    'a zone ahead of the site gets the date of the site',
    'Pacific/Auckland',
    6,
    '2026-11-20T17:30:00Z',
    ['2026-11-20', '2026-11-20T23:00:00.000Z'],
  ],
  [
    'the date stays when the next day of the site begins during the morning',
    'Europe/Paris',
    5,
    '2026-11-21T06:00:00Z',
    ['2026-11-20', '2026-11-21T11:00:00.000Z'],
  ],
  [
    'an hour later the next day has begun',
    'Europe/Paris',
    6,
    '2026-11-21T06:00:00Z',
    ['2026-11-21', '2026-11-21T11:00:00.000Z'],
  ],
  [
    'a zone behind the site gets its own date',
    'Pacific/Honolulu',
    20,
    '2026-11-22T06:30:00Z',
    ['2026-11-21', '2026-11-22T10:00:00.000Z'],
  ],
  [
    'a zone with a half-hour offset',
    'Asia/Kolkata',
    6,
    '2026-11-21T00:30:00Z',
    ['2026-11-20', '2026-11-21T06:30:00.000Z'],
  ],
  ['a zone with a quarter-hour offset, before the hour', 'Asia/Kathmandu', 6, '2026-11-21T00:14:00Z', null],
  [
    'a zone with a quarter-hour offset, at the hour',
    'Asia/Kathmandu',
    6,
    '2026-11-21T00:15:00Z',
    ['2026-11-20', '2026-11-21T06:15:00.000Z'],
  ],
  // On 8 March the clocks go from 2:00 to 3:00.
  ['a skipped hour is not due before the clock change', newYork, 2, '2026-03-08T06:59:59Z', null],
  [
    'a skipped hour is due at the clock change',
    newYork,
    2,
    '2026-03-08T07:00:00Z',
    ['2026-03-08', '2026-03-08T16:00:00.000Z'],
  ],
  [
    'noon after the clock change',
    newYork,
    6,
    '2026-03-08T15:59:59Z',
    ['2026-03-08', '2026-03-08T16:00:00.000Z'],
  ],
  // On 1 November the clocks go from 2:00 back to 1:00.
  [
    'a repeated hour, first time',
    newYork,
    1,
    '2026-11-01T05:00:00Z',
    ['2026-11-01', '2026-11-01T17:00:00.000Z'],
  ],
  [
    'a repeated hour, second time, is the same round',
    newYork,
    1,
    '2026-11-01T06:00:00Z',
    ['2026-11-01', '2026-11-01T17:00:00.000Z'],
  ],
  ['the hour after a repeated one', newYork, 2, '2026-11-01T06:59:59Z', null],
  // Midnight is skipped in Santiago on 6 September.
  [
    'a skipped midnight',
    'America/Santiago',
    0,
    '2026-09-06T04:00:00Z',
    ['2026-09-06', '2026-09-06T15:00:00.000Z'],
  ],
  // Lord Howe moves its clocks by half an hour.
  [
    'a clock change of half an hour',
    'Australia/Lord_Howe',
    6,
    '2026-10-04T00:59:00Z',
    ['2026-10-03', '2026-10-04T01:00:00.000Z'],
  ],
])('%s', (_, zone, hour, now, round) => {
  expect(due(zone, hour, now)).toEqual(round === null ? [] : [round]);
});

test('each hour of a day with a clock change is due once', () => {
  for (const [from, hours] of [
    ['2026-03-08T05:00:00Z', 23],
    ['2026-11-01T04:00:00Z', 25],
  ] as const) {
    for (let hour = 0; hour < 24; hour += 1) {
      const days = new Set<string>();
      for (let minute = 0; minute < hours * 60; minute += 15) {
        const now = new Date(Date.parse(from) + minute * 60_000);
        for (const { day } of findDueRounds([{ zone: newYork, hour, isDefault: true }], now, newYork))
          days.add(day);
      }
      expect([...days]).toEqual([from.slice(0, 10)]);
    }
  }
});
