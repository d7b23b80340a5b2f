import { expect, test } from 'vitest';
import { nameOfHomily, referenceOf } from './homily-name.ts';

test('a reference is told with a dash between its verses, and with whatever of it there is', () => {
  expect(referenceOf({ book: 'Luke', chapter: 20, verse: '27-40' })).toBe('Luke 20:27–40');
  expect(referenceOf({ book: 'John', chapter: 18, verse: '1-19:42' })).toBe('John 18:1–19:42');
  expect(referenceOf({ book: 'Mark', chapter: null, verse: '' })).toBe('Mark');
  expect(referenceOf({ book: '', chapter: null, verse: '' })).toBe('');
});

test('a homily without a title goes by its Gospel', () => {
  const gospel = { book: 'Luke', chapter: 1, verse: '5' };
  expect(nameOfHomily({ ...gospel, title: 'A name' })).toBe('A name');
  expect(nameOfHomily({ ...gospel, title: ' ' })).toBe('Luke 1:5');
  expect(nameOfHomily(gospel)).toBe('Luke 1:5');
});
