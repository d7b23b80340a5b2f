import { expect, test } from 'vitest';
import { typeset } from './quotes.ts';

/** As the keys of a keyboard bring it. */
const type = (typed: string): string => typed.split('').reduce((text, sign) => typeset(text, sign), '');

test.each([
  ["don't", 'don’t'],
  [`"Don't," she said, 'no'.`, '“Don’t,” she said, ‘no’.'],
  ["the '90s and the class of '68", 'the ’90s and the class of ’68'],
  [`"'90s music," he said`, '“’90s music,” he said'],
  ["'9 lives' and 5'10", '‘9 lives’ and 5’10'],
  ['See https://a.example/?q="x"', 'See https://a.example/?q="x"'],
])('%s gets typographic marks, sign by sign and all at once', (typed, turned) => {
  expect(type(typed)).toBe(turned);
  expect(typeset('', typed)).toBe(turned);
});

test('marks before the insertion stay', () => {
  expect(typeset('"so" ', "'no'")).toBe('"so" ‘no’');
});

test('a mark that was turned back stays, and years differ from other numbers', () => {
  expect(typeset('‘90', ' was')).toBe('‘90 was');
  expect(typeset('the ‘9', '0')).toBe('the ’90');
  expect(typeset('x‘9', '0')).toBe('x‘90');
  expect(typeset('the ‘90', 's')).toBe('the ‘90s');
});

test('two hyphens are a dash once another sign follows, but not in an address', () => {
  expect(type('a door--or --a')).toBe('a door—or —a');
  expect(type('--- ')).toBe('--- ');
  expect(type('https://a.example/x--y')).toBe('https://a.example/x--y');
});
