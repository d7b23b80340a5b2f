import { expect, test } from 'vitest';
import { formatDate, formatDay, formatTime, greeting, oneLine } from './text.ts';

test.each([
  ['Ruth', 'Dear Ruth,'],
  [' Søren ', 'Dear Søren,'],
  ['J. R. Moses', 'Dear J. R. Moses,'],
  ["O'Brien <3", "Dear O'Brien <3,"],
  ['', 'Hello,'],
  [undefined, 'Hello,'],
  ['Win at example.com', 'Hello,'],
  ['https://example', 'Hello,'],
  ['Ruth\nBcc: eve', 'Hello,'],
  ['\u202EhtuR', 'Hello,'],
  ['Ruth \uD800', 'Hello,'],
])('the greeting of %j is %j', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});

test('formatTime uses and names the given time zone', () => {
  const time = new Date('2026-07-04T03:30:00Z');
  expect(formatTime(time, 'America/New_York')).toBe('Friday, July 3, 2026 at 11:30 PM EDT');
  expect(formatTime(time, 'UTC')).toBe('Saturday, July 4, 2026 at 3:30 AM UTC');
});

test('formatDay and formatDate use the given time zone', () => {
  const time = new Date('2026-07-04T03:30:00Z');
  expect(formatDay(time, 'America/New_York')).toBe('Friday, July 3, 2026');
  expect(formatDate(time, 'America/New_York')).toBe('July 3, 2026');
  expect(formatDate(time, 'UTC')).toBe('July 4, 2026');
});

test.each([
  ['a\r\n b\u2028c\0d', 'a b c d'],
  ['  \t ', ''],
  ['\uD800', '\uFFFD'],
  ['1234567890', '1234567890'],
  ['12345678901', '123456789…'],
  ['12345678\u{1F54A}01', '12345678\uFFFD…'],
])('oneLine(%j, 10) is %j', (text, line) => {
  expect(oneLine(text, 10)).toBe(line);
});
