import { expect, test } from 'vitest';
import { findPosition, getParagraphStart, maxParagraphStartLength } from './reading-position.ts';

const text = [
  'They came to him.',
  'Read it again and notice that everyone is surprised.',
  'So it goes on.',
  'Amen.',
];
const toPosition = (paragraph: number) => ({
  paragraph,
  fraction: 0.5,
  paragraphStart: getParagraphStart(text[paragraph] ?? ''),
});

test('the start of a paragraph has 32 whole characters', () => {
  expect(getParagraphStart(text[1] ?? '')).toBe('Read it again and notice that ev');
  expect(getParagraphStart('🕊'.repeat(40))).toBe('🕊'.repeat(maxParagraphStartLength));
  expect(getParagraphStart('One\tline\u0000.')).toBe('One line .');
  expect(getParagraphStart('')).toBe('');
});

test('the position stays in an unchanged text', () => {
  for (const paragraph of text.keys())
    expect(findPosition(text, toPosition(paragraph))).toEqual({ paragraph, fraction: 0.5 });
});

test('the position moves with its paragraph', () => {
  expect(findPosition(['New.', 'New too.', ...text], toPosition(1))).toEqual({ paragraph: 3, fraction: 0.5 });
  expect(findPosition(text.slice(1), toPosition(1))).toEqual({ paragraph: 0, fraction: 0.5 });
  const changedFurtherOn = text.map((line) => `${line} And more.`);
  expect(findPosition(changedFurtherOn, toPosition(1))).toEqual({ paragraph: 1, fraction: 0.5 });
});

test('of several paragraphs with the same start, the nearest is used', () => {
  const refrain = ['Amen.', 'One.', 'Two.', 'Three.', 'Amen.', 'Four.'];
  expect(findPosition(refrain, { paragraph: 3, fraction: 0.2, paragraphStart: 'Amen.' })).toEqual({
    paragraph: 4,
    fraction: 0.2,
  });
  expect(findPosition(refrain, { paragraph: 1, fraction: 0.2, paragraphStart: 'Amen.' })).toEqual({
    paragraph: 0,
    fraction: 0.2,
  });
});

test('if the paragraph is gone, the index is used', () => {
  expect(findPosition(['A new one.', 'And another.', 'The end.'], toPosition(1))).toEqual({
    paragraph: 1,
    fraction: 0,
  });
  expect(findPosition(['All is new.'], toPosition(3))).toEqual({ paragraph: 0, fraction: 0 });
  expect(findPosition([], toPosition(3))).toBeNull();
});
