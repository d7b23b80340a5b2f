import { expect, test } from 'vitest';
import { formatReference, getHomilyName } from './homily-name.ts';

test('a reference has an en dash and leaves out empty parts', () => {
  expect(formatReference({ book: 'Luke', chapter: 20, verse: '27-40' })).toBe('Luke 20:27–40');
  expect(formatReference({ book: 'John', chapter: 18, verse: '1-19:42' })).toBe('John 18:1–19:42');
  expect(formatReference({ book: 'Mark', chapter: null, verse: '' })).toBe('Mark');
  expect(formatReference({ book: '', chapter: null, verse: '' })).toBe('');
});

test('a homily without a title is named after its Gospel', () => {
  const gospel = { book: 'Luke', chapter: 1, verse: '5' };
  expect(getHomilyName({ ...gospel, title: 'A name' })).toBe('A name');
  expect(getHomilyName({ ...gospel, title: ' ' })).toBe('Luke 1:5');
  expect(getHomilyName(gospel)).toBe('Luke 1:5');
});
