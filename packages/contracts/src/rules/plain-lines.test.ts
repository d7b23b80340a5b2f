import { expect, test } from 'vitest';
import { normalizeLineEnds } from './plain-lines.ts';

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j is a line end', (end) =>
  expect(normalizeLineEnds(`One${end}two${end}`)).toBe('One\ntwo\n'),
);

test('other white space stays', () => expect(normalizeLineEnds('a\tb c\u00a0d')).toBe('a\tb c\u00a0d'));
