import { expect, test } from 'vitest';
import { endInYears, turnedQuotes } from './turned-quotes.ts';

test.each([
  ["don't", 'don’t'],
  [`"Don't," she said, 'no'.`, '“Don’t,” she said, ‘no’.'],
  ["the '90s and the class of '68", 'the ’90s and the class of ’68'],
  [`"'90s music," he said`, '“’90s music,” he said'],
  ["'9 lives' and 5'10", '‘9 lives’ and 5’10'],
  ['See https://a.example/?q="x"', 'See https://a.example/?q="x"'],
])('%s is turned all at once', (typed, turned) => {
  expect(turnedQuotes(typed, typed.length)).toBe(turned);
});

test('what stood there before stays as it was', () => {
  expect(turnedQuotes(`"so" 'no'`, 4)).toBe('"so" ‘no’');
});

test('what somebody turned back on purpose stays, and years are told from other numbers', () => {
  expect(turnedQuotes('‘90s was “then” and now', 4)).toBe('‘90s was “then” and now');
  expect(turnedQuotes('the ‘90s', 2)).toBe('the ’90s');
  for (const [words, are] of [
    ['the ‘90', true],
    ['‘08', true],
    ['the ‘9', false],
    ['x‘90', false],
    ['the ‘90s', false],
  ] as const)
    expect(endInYears(words)).toBe(are);
});
