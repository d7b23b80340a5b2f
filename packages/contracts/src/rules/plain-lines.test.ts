import { expect, test } from 'vitest';
import { plainLines } from './plain-lines.ts';

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j ends a line', (end) =>
  expect(plainLines(`One${end}two${end}`)).toBe('One\ntwo\n'),
);

test('what only parts words stays', () => expect(plainLines('a\tb c\u00a0d')).toBe('a\tb c\u00a0d'));
