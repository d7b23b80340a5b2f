import { expect, test } from 'vitest';
import { randomToken } from './staged-signup.ts';

test('a token is 64 random hexadecimal digits', () => {
  const tokens = Array.from({ length: 100 }, randomToken);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(tokens).size).toBe(100);
});
