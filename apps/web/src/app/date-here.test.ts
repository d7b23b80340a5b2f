import { afterEach, expect, test } from 'vitest';
import { dateHere } from './date-here.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['Pacific/Honolulu', '2026-11-22T09:30:00Z', '2026-11-21'],
  ['Pacific/Auckland', '2026-11-22T11:30:00Z', '2026-11-23'],
  // The hour that comes twice, and the last minute of a day that has 25.
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01'],
  // Clocks go ahead at midnight: the day begins at one.
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
  ['America/Santiago', '2026-09-06T03:59:00Z', '2026-09-05'],
])('in %s, at %s, the calendar shows %s', (here, at, date) => {
  process.env['TZ'] = here;
  expect(dateHere(new Date(at))).toBe(date);
});
