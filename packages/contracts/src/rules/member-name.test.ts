import { expect, test } from 'vitest';
import { findNameError, normalizeName } from './member-name.ts';

test.each(['Ruth', 'José María', '李', 'Anne-Marie O’Neil', 'Ruth 😀', 'नेहा', 'רות', 'x'.repeat(100)])(
  '%s is a valid name',
  (name) => {
    expect(findNameError(name)).toBeNull();
  },
);

test.each([
  ['a line break', 'Ruth\r\nBcc: all@example.org', /one line/],
  ['a control character', 'Ruth\u001B[31m', /one line/],
  ['only invisible characters', '\u200B\u200D\u2060', /can be seen/],
  ['more than 100 characters', 'x'.repeat(101), /100 characters/],
])('a name with %s is refused', (_, name, sentence) => {
  expect(findNameError(name)).toMatch(sentence);
});

test('names are trimmed and normalized', () => {
  expect(normalizeName('  Jose\u0301 ')).toBe('José');
});
