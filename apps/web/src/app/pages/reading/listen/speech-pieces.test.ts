import { expect, test } from 'vitest';
import { splitIntoPieces } from './speech-text.ts';

const textsIn = (text: string): string[] => splitIntoPieces(text).map(({ text }) => text);

test('a text is split at sentences, not after abbreviations', () => {
  expect(textsIn('He came to St. Paul. “Who are you?” he said. I am.')).toEqual([
    'He came to St. Paul.',
    '“Who are you?”',
    'he said.',
    'I am.',
  ]);
  expect(textsIn('See cf. Mt 5:3. And go.')).toEqual(['See cf. Matthew 5, 3.', 'And go.']);
});

test('long sentences are split between words, and no text is lost', () => {
  const long = `${'We went up to the house, '.repeat(30)}and there we stayed.`;
  const pieces = splitIntoPieces(long);
  expect(pieces.length).toBeGreaterThan(3);
  for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(200);
  expect(pieces.map(({ text }) => text).join(' ')).toBe(long);
  for (const { text } of pieces.slice(0, -1)) expect(text.endsWith(',')).toBe(true);
  const unbroken = 'x'.repeat(450);
  expect(textsIn(unbroken).join('')).toBe(unbroken);
});

test('offsets match the text, and spaces and lone quotation marks are skipped', () => {
  const text = ' First one.  ” \n Second one.';
  for (const { from, to, text: piece } of splitIntoPieces(text)) expect(text.slice(from, to)).toBe(piece);
  expect(textsIn(text).every((text) => /\w/.test(text))).toBe(true);
  expect(textsIn('')).toEqual([]);
});
