import { expect, test } from 'vitest';
import { endInYears, endsInDash, turnedQuotes } from './quotes.ts';

test.each([
  ["don't", 'don’t'],
  [`"Don't," she said, 'no'.`, '“Don’t,” she said, ‘no’.'],
  ["the '90s and the class of '68", 'the ’90s and the class of ’68'],
  [`"'90s music," he said`, '“’90s music,” he said'],
  ["'9 lives' and 5'10", '‘9 lives’ and 5’10'],
  ['See https://a.example/?q="x"', 'See https://a.example/?q="x"'],
])('%s gets typographic marks all at once', (typed, turned) => {
  expect(turnedQuotes(typed, typed.length)).toBe(turned);
});

test('marks outside of the given length stay', () => {
  expect(turnedQuotes(`"so" 'no'`, 4)).toBe('"so" ‘no’');
});

test('a mark that was turned back stays, and years differ from other numbers', () => {
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

test('two hyphens are a dash once another sign follows, but not in an address', () => {
  expect(endsInDash('a door--', 'o')).toBe(true);
  expect(endsInDash('a door --', ' ')).toBe(true);
  expect(endsInDash('--', '-')).toBe(false);
  expect(endsInDash('---', ' ')).toBe(false);
  expect(endsInDash('https://a.example/x--', 'y')).toBe(false);
});
