import { expect, test } from 'vitest';
import { findDueRounds } from './rounds.ts';

const newYork = 'America/New_York';

/** A UTC time of 2026, such as '11-21 16:59:59'. */
const timeOf2026 = (text: string) => new Date(`2026-${text.replace(' ', 'T')}Z`);

/** '11-21, send until 11-21 17:00' for each round that is due. */
const due = (zone: string, hour: number, now: string) =>
  findDueRounds([{ zone, hour, isDefault: false }], timeOf2026(now), newYork).map(
    ({ day, sendUntil }) =>
      `${day.slice(5)}, send until ${sendUntil.toISOString().slice(5, 16).replace('T', ' ')}`,
  );

test.each([
  ['a minute before the hour', newYork, 6, '11-21 10:59:59', null],
  ['at the hour', newYork, 6, '11-21 11:00', '11-21, send until 11-21 17:00'],
  ['a second before noon', newYork, 6, '11-21 16:59:59', '11-21, send until 11-21 17:00'],
  ['at noon', newYork, 6, '11-21 17:00', null],
  ['an hour before noon', newYork, 11, '11-21 16:30', '11-21, send until 11-21 17:00'],
  ['at midnight', newYork, 0, '11-21 05:00', '11-21, send until 11-21 17:00'],
  ['a minute before midnight belongs to the day before', newYork, 0, '11-22 04:59', null],
  ['in the evening until the day ends', newYork, 23, '11-22 04:59', '11-21, send until 11-22 05:00'],
  ['noon counts as a later hour', newYork, 12, '11-21 20:00', '11-21, send until 11-22 05:00'],
  ['a zone ahead of the site', 'Pacific/Auckland', 6, '11-20 17:30', '11-20, send until 11-20 23:00'],
  // The next day of the site begins during the morning in Paris.
  ['before the next day begins', 'Europe/Paris', 5, '11-21 06:00', '11-20, send until 11-21 11:00'],
  ['after the next day began', 'Europe/Paris', 6, '11-21 06:00', '11-21, send until 11-21 11:00'],
  ['a zone behind the site', 'Pacific/Honolulu', 20, '11-22 06:30', '11-21, send until 11-22 10:00'],
  ['a half-hour offset', 'Asia/Kolkata', 6, '11-21 00:30', '11-20, send until 11-21 06:30'],
  ['a quarter-hour offset, before the hour', 'Asia/Kathmandu', 6, '11-21 00:14', null],
  ['a quarter-hour offset', 'Asia/Kathmandu', 6, '11-21 00:15', '11-20, send until 11-21 06:15'],
  // On 8 March the clocks go from 2:00 to 3:00.
  ['a skipped hour before the clock change', newYork, 2, '03-08 06:59:59', null],
  ['a skipped hour at the clock change', newYork, 2, '03-08 07:00', '03-08, send until 03-08 16:00'],
  ['noon after the clock change', newYork, 6, '03-08 15:59:59', '03-08, send until 03-08 16:00'],
  // On 1 November the clocks go from 2:00 back to 1:00. Both times are the same round.
  ['a repeated hour, first time', newYork, 1, '11-01 05:00', '11-01, send until 11-01 17:00'],
  ['a repeated hour, second time', newYork, 1, '11-01 06:00', '11-01, send until 11-01 17:00'],
  ['the hour after a repeated one', newYork, 2, '11-01 06:59:59', null],
  // Midnight is skipped in Santiago on 6 September.
  ['a skipped midnight', 'America/Santiago', 0, '09-06 04:00', '09-06, send until 09-06 15:00'],
  // Lord Howe moves its clocks by half an hour.
  ['a half-hour change', 'Australia/Lord_Howe', 6, '10-04 00:59', '10-03, send until 10-04 01:00'],
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
