import { expect, test } from 'vitest';
import { crossed, isSuccess, ticked } from './message-marks.ts';

test('a message that begins with a check mark is success, any other is an error', () => {
  expect(isSuccess(ticked('Login successful'))).toBe(true);
  expect(isSuccess(crossed('All fields are required.'))).toBe(false);
  expect(isSuccess('All fields are required.')).toBe(false);
});

test('a mark is put once', () => {
  expect(crossed(crossed('No.'))).toBe('❌ No.');
  expect(ticked(ticked('Yes.'))).toBe('✅ Yes.');
});
