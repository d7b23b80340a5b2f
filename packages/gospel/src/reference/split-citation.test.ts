import { expect, test } from 'vitest';
import { formatCitation, splitCitation } from './split-citation.ts';

test('a citation is split into the fields of a homily', () => {
  expect(splitCitation('Lk 17:26-37')).toEqual({ book: 'Luke', chapter: 17, verse: '26-37' });
  expect(splitCitation('Jn 18:1-19:42')).toEqual({ book: 'John', chapter: 18, verse: '1-19:42' });
  expect(splitCitation('Mt 6:1-6, 16-18')).toEqual({ book: 'Matthew', chapter: 6, verse: '1-6, 16-18' });
  expect(splitCitation('Mk 15:33-39; 16:1-6')).toEqual({ book: 'Mark', chapter: 15, verse: '33-39; 16:1-6' });
});

test('a citation is formatted with the full name of its book', () => {
  expect(formatCitation('Jn 18:1-19:42')).toBe('John 18:1-19:42');
});

test.each(['', 'Luke 17:26', 'Lk 17', 'Gn 1:1', 'Lk x:1'])('%j is rejected', (text) => {
  expect(() => splitCitation(text)).toThrow(RangeError);
});
