import { expect, test } from 'vitest';
import { todayIn } from './homily-queries.ts';

test.each([
  ['the night that is an hour short', 'America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['the end of it', 'America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
  ['the night that is an hour long', 'America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['the end of that one', 'America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
  ['a leap day', 'America/New_York', '2028-03-01T04:59:59Z', '2028-02-29'],
  ['a zone that skips its midnight', 'America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05'],
  ['and begins at one', 'America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
  ['far ahead', 'Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
])('%s', (_, zone, instant, date) => {
  expect(todayIn(zone, { now: () => new Date(instant) })()).toBe(date);
});

test('the date changes at midnight, and changes back with the clock', () => {
  let now = new Date('2026-11-22T04:59:59.999Z');
  const today = todayIn('America/New_York', { now: () => now });
  const seen = [today()];
  for (const instant of ['2026-11-22T05:00:00Z', '2026-11-22T04:59:00Z', '2026-12-25T12:00:00Z']) {
    now = new Date(instant);
    seen.push(today());
  }
  expect(seen).toEqual(['2026-11-21', '2026-11-22', '2026-11-21', '2026-12-25']);
});
