import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { raisedNumber, versesOf, withoutVerseNumbers } from './verse-numbers.ts';

test('verses are told apart by raised numbers, and the words stay whole', () => {
  expect(raisedNumber(31)).toBe('³¹');
  expect(versesOf('³¹“But when he comes. ³²Before him')).toEqual([
    { number: '31', text: '“But when he comes. ' },
    { number: '32', text: 'Before him' },
  ]);
  expect(versesOf('and so. ⁹He')).toEqual([
    { number: null, text: 'and so. ' },
    { number: '9', text: 'He' },
  ]);
});

test('what is no verse number stays', () => {
  for (const text of ['In 1998 they were 12.', 'twenty m² of floor', 'a note¹', 'x ² y'])
    expect(versesOf(text)).toEqual([{ number: null, text }]);
  expect(versesOf('')).toEqual([]);
});

test('an excerpt has words only', () => {
  expect(withoutVerseNumbers('³¹“But when ³²Before')).toBe('“But when Before');
  expect(excerptOf('³¹“But when.\n³²Before')).toBe('“But when. Before');
});
