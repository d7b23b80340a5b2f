import { emptyHomily } from '@wayfare/contracts/rules/homily-content';
import { expect, test } from 'vitest';
import { findFaults, parseChapter, parseHomily } from './homily-kind.ts';

test('a chapter is a whole number from 1 to 150', () => {
  expect(parseChapter(' 12 ')).toBe(12);
  for (const chapter of ['', '0', '151', 'twelve', '1.5']) expect(parseChapter(chapter)).toBeNull();
});

test('a text that is too long has a fault, and is read from the device', () => {
  const tooLong = { ...emptyHomily, title: 'A'.repeat(201) };
  expect(findFaults(tooLong)).toEqual({ title: 'The title is longer than 200 characters.' });
  expect(findFaults(emptyHomily)).toEqual({});
  expect(parseHomily(tooLong)).toEqual(tooLong);
  expect(parseHomily({ title: 'A' })).toBeNull();
});
