import { expect, test } from 'vitest';
import { formatTimestamp, parseTimestamp } from './srp.ts';

test('a day below ten has one digit', () => {
  const parsed = parseTimestamp('Sat Nov 7 06:05:09 UTC 2026');
  expect(parsed?.at.toISOString()).toBe('2026-11-07T06:05:09.000Z');
  expect(parsed?.canonical).toBe('Sat Nov 7 06:05:09 UTC 2026');
});

test.each([
  ['Sat Nov 07 06:05:09 UTC 2026', 'Sat Nov 7 06:05:09 UTC 2026'],
  ['Mon Nov 7 06:05:09 UTC 2026', 'Sat Nov 7 06:05:09 UTC 2026'],
  ['Thu Feb 29 23:59:59 UTC 2024', 'Thu Feb 29 23:59:59 UTC 2024'],
])('%s is signed as %s', (text, canonical) => {
  expect(parseTimestamp(text)?.canonical).toBe(canonical);
});

test.each([
  '',
  'Sat Nov 7 06:05:09 GMT 2026',
  'Sat Nov 7 6:05:09 UTC 2026',
  'Sat Nov 31 06:05:09 UTC 2026',
  'Thu Feb 29 23:59:59 UTC 2026',
  'Sat Nov 7 24:00:00 UTC 2026',
  'Sat Okt 7 06:05:09 UTC 2026',
  ' Sat Nov 7 06:05:09 UTC 2026',
  'Sat  Nov 7 06:05:09 UTC 2026',
  '2026-11-07T06:05:09Z',
])('"%s" is not a timestamp', (text) => {
  expect(parseTimestamp(text)).toBeNull();
});

test('formatting and parsing are inverse all year round', () => {
  for (let at = Date.UTC(2027, 11, 25); at < Date.UTC(2028, 11, 31); at += 86_400_000 + 3_661_000) {
    const text = formatTimestamp(new Date(at));
    expect(parseTimestamp(text)).toEqual({ at: new Date(at), canonical: text });
  }
});
