import { expect, test } from 'vitest';
import { placeIn, placeWordsMax, placeWordsOf } from './reading-place.ts';

const text = [
  'They came to him.',
  'Read it again and notice that everyone is surprised.',
  'So it goes on.',
  'Amen.',
];
const placeOf = (paragraph: number) => ({
  paragraph,
  fraction: 0.5,
  words: placeWordsOf(text[paragraph] ?? ''),
});

test('a paragraph is known by its first 32 characters, and none is cut in two', () => {
  expect(placeWordsOf(text[1] ?? '')).toBe('Read it again and notice that ev');
  expect(placeWordsOf('🕊'.repeat(40))).toBe('🕊'.repeat(placeWordsMax));
  expect(placeWordsOf('One\tline\u0000.')).toBe('One line .');
  expect(placeWordsOf('')).toBe('');
});

test('in the same text it is the same place', () => {
  for (const paragraph of text.keys())
    expect(placeIn(text, placeOf(paragraph))).toEqual({ paragraph, fraction: 0.5 });
});

test('it moves with its paragraph', () => {
  expect(placeIn(['New.', 'New too.', ...text], placeOf(1))).toEqual({ paragraph: 3, fraction: 0.5 });
  expect(placeIn(text.slice(1), placeOf(1))).toEqual({ paragraph: 0, fraction: 0.5 });
  const changedFurtherOn = text.map((line) => `${line} And more.`);
  expect(placeIn(changedFurtherOn, placeOf(1))).toEqual({ paragraph: 1, fraction: 0.5 });
});

test('of several that begin alike it is the nearest one', () => {
  const refrain = ['Amen.', 'One.', 'Two.', 'Three.', 'Amen.', 'Four.'];
  expect(placeIn(refrain, { paragraph: 3, fraction: 0.2, words: 'Amen.' })).toEqual({
    paragraph: 4,
    fraction: 0.2,
  });
  expect(placeIn(refrain, { paragraph: 1, fraction: 0.2, words: 'Amen.' })).toEqual({
    paragraph: 0,
    fraction: 0.2,
  });
});

test('where the paragraph is gone, it is as far into the text as it was', () => {
  expect(placeIn(['A new one.', 'And another.', 'The end.'], placeOf(1))).toEqual({
    paragraph: 1,
    fraction: 0,
  });
  expect(placeIn(['All is new.'], placeOf(3))).toEqual({ paragraph: 0, fraction: 0 });
  expect(placeIn([], placeOf(3))).toBeNull();
});
