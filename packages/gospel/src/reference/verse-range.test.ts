import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap, splitVerseNumber, verseNumber } from './verse-range.ts';

test('a verse number can be split again', () => {
  expect(verseNumber(42, 17, 26)).toBe(42_017_026);
  expect(splitVerseNumber(42_017_026)).toEqual({ book: 42, chapter: 17, verse: 26 });
});

const range = fc.tuple(fc.nat(30), fc.nat(10)).map(([from, more]) => ({ from, to: from + more }));
const versesOf = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('passages overlap if they share a verse', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 3 }), fc.array(range, { maxLength: 3 }), (some, others) => {
      const read = new Set(others.flatMap(versesOf));
      expect(overlap(some, others)).toBe(some.flatMap(versesOf).some((verse) => read.has(verse)));
    }),
  );
});
