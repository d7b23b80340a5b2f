import { expect, test } from 'vitest';
import { isSuccess, withCheckMark, withCrossMark } from './marks.ts';

test('only messages with a check mark are success', () => {
  expect(isSuccess(withCheckMark('Login successful'))).toBe(true);
  expect(isSuccess(withCrossMark('All fields are required.'))).toBe(false);
  expect(isSuccess('All fields are required.')).toBe(false);
});

test('a mark is not added twice', () => {
  expect(withCrossMark(withCrossMark('No.'))).toBe('❌ No.');
  expect(withCheckMark(withCheckMark('Yes.'))).toBe('✅ Yes.');
});
