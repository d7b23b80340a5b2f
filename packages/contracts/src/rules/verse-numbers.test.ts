import { expect, test } from 'vitest';
import { toExcerpt } from './excerpt.ts';
import { splitVerses, stripVerseNumbers, toSuperscript } from './verse-numbers.ts';

test('superscript numbers separate verses', () => {
  expect(toSuperscript(31)).toBe('³¹');
  expect(splitVerses('³¹“But when he comes. ³²Before him')).toEqual([
    { number: '31', text: '“But when he comes. ' },
    { number: '32', text: 'Before him' },
  ]);
  expect(splitVerses('and so. ⁹He')).toEqual([
    { number: null, text: 'and so. ' },
    { number: '9', text: 'He' },
  ]);
});

test('other numbers stay', () => {
  for (const text of ['In 1998 they were 12.', 'twenty m² of floor', 'a note¹', 'x ² y'])
    expect(splitVerses(text)).toEqual([{ number: null, text }]);
  expect(splitVerses('')).toEqual([]);
});

test('an excerpt has no verse numbers', () => {
  expect(stripVerseNumbers('³¹“But when ³²Before')).toBe('“But when Before');
  expect(toExcerpt('³¹“But when.\n³²Before')).toBe('“But when. Before');
});
