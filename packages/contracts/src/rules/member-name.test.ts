import { expect, test } from 'vitest';
import { nameFault, tidyName } from './member-name.ts';

test.each(['Ruth', 'José María', '李', 'Anne-Marie O’Neil', 'Ruth 😀', 'नेहा', 'רות', 'x'.repeat(100)])(
  '%s is a name',
  (name) => {
    expect(nameFault(name)).toBeNull();
  },
);

test.each([
  ['a break of the line', 'Ruth\r\nBcc: all@example.org', /one line/],
  ['an escape', 'Ruth\u001B[31m', /one line/],
  ['nothing that can be seen', '\u200B\u200D\u2060', /can be seen/],
  ['a whole page', 'x'.repeat(101), /100 characters/],
])('%s is none', (_, name, sentence) => {
  expect(nameFault(name)).toMatch(sentence);
});

test('a name is kept in one form, without the blanks around it', () => {
  expect(tidyName('  Jose\u0301 ')).toBe('José');
});
