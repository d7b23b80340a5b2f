import { expect, test } from 'vitest';
import { typeset } from './quotes.ts';

/** As the keys of a keyboard bring it. */
const type = (typed: string): string => typed.split('').reduce((text, sign) => typeset(text, sign), '');

test.each([
  ["don't", 'don’t'],
  [`"Don't," she said, 'no'.`, '“Don’t,” she said, ‘no’.'],
  ['See https://a.example/?q="x"', 'See https://a.example/?q="x"'],
])('%s gets typographic marks, sign by sign and all at once', (typed, turned) => {
  expect(type(typed)).toBe(turned);
  expect(typeset('', typed)).toBe(turned);
});

test('marks before the insertion stay', () => {
  expect(typeset('"so" ', "'no'")).toBe('"so" ‘no’');
});

test('two hyphens are a dash once another sign follows, but not in an address', () => {
  expect(type('a door--or --a')).toBe('a door—or —a');
  expect(type('--- ')).toBe('--- ');
  expect(type('https://a.example/x--y')).toBe('https://a.example/x--y');
});
