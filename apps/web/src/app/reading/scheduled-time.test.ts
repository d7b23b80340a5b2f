import { expect, test } from 'vitest';
import { formatLocalTime, formatSchedule, formatZoneName } from './scheduled-time.tsx';

test.each([
  ['2026-12-25T05:00', '5:00\u00a0a.m.'],
  ['2026-12-25T00:05', '12:05\u00a0a.m.'],
  ['2026-12-25T12:00', '12:00\u00a0p.m.'],
  ['2026-12-25T23:59', '11:59\u00a0p.m.'],
])('%s is formatted as %s', (local, text) => {
  expect(formatLocalTime(local)).toBe(text);
});

test.each([
  ['America/New_York', 'Eastern time (New York)'],
  ['Europe/Berlin', 'Central European time (Berlin)'],
  ['UTC', 'UTC time'],
])('the zone %s has the name %s', (zone, text) => {
  expect(formatZoneName(zone)).toBe(text);
});

const christmas = { publishAt: '2026-12-25T10:00:00.000Z', publishZone: 'America/New_York' };
const there = 'Friday, December 25, 2026, at 5:00\u00a0a.m. in New York';

test.each([
  ['America/New_York', there],
  ['America/Toronto', there],
  ['Europe/Berlin', `${there}; for you 11:00\u00a0a.m.`],
  ['Pacific/Pago_Pago', `${there}; for you Thursday, 11:00\u00a0p.m.`],
])('in %s the schedule is %s', (here, text) => {
  expect(formatSchedule(christmas, here)).toBe(text);
});

test('an unscheduled post has no time', () => {
  expect(formatSchedule({})).toBeNull();
});
