import { expect, test } from 'vitest';
import { isLocalDateTime, toInstant, toLocalDateTime } from './local-date-time.ts';

test.each([
  // An ordinary hour, in winter and in summer.
  ['2026-12-25T05:00', 'America/New_York', '2026-12-25T10:00:00Z'],
  ['2026-07-04T05:00', 'America/New_York', '2026-07-04T09:00:00Z'],
  ['2026-12-25T05:00', 'UTC', '2026-12-25T05:00:00Z'],
  ['2026-12-25T05:00', 'Asia/Kathmandu', '2026-12-24T23:15:00Z'],
  ['2026-12-25T05:00', 'Pacific/Kiritimati', '2026-12-24T15:00:00Z'],
  // Left out in spring: the next minute that there is.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:00:00Z'],
  ['2026-03-08T02:00', 'America/New_York', '2026-03-08T07:00:00Z'],
  ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00Z'],
  ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00Z'],
  // Half an hour.
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  // Twice in autumn: the first time.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00Z'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
  // A whole day that an island left out.
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(toInstant(local, zone)).toEqual(new Date(instant));
});

test('converting to local time and back gives the same instant, except in a repeated hour', () => {
  for (const zone of ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kolkata']) {
    for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2027-01-01'); at += 7 * 3_600_000) {
      const local = toLocalDateTime(new Date(at), zone);
      const instant = toInstant(local, zone);
      expect(toLocalDateTime(instant, zone)).toBe(local);
      expect(at - instant.getTime()).toBeOneOf([0, 30 * 60_000, 60 * 60_000]);
    }
  }
});

test.each([
  '2026-12-25',
  '2026-12-25 05:00',
  '2026-12-25T24:00',
  '2026-02-30T05:00',
  '2026-12-25T05:00:00',
  '',
])('%j is not a local date and time', (text) => {
  expect(isLocalDateTime(text)).toBe(false);
  expect(() => toInstant(text, 'UTC')).toThrow(RangeError);
});
