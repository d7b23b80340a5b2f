import { expect, test } from 'vitest';
import { greeting, timeInWords } from './words.ts';

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
])('%j is greeted %j', (name, words) => {
  expect(greeting(name)).toBe(words);
});

test('a time is told in the zone of the site', () => {
  const time = new Date('2026-07-04T03:30:00Z');
  expect(timeInWords(time, 'America/New_York')).toBe('Friday, July 3, 2026 at 11:30 PM EDT');
  expect(timeInWords(time, 'UTC')).toBe('Saturday, July 4, 2026 at 3:30 AM UTC');
});
