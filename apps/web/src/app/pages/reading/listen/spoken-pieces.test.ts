import { expect, test } from 'vitest';
import { splitIntoPieces } from './speech-text.ts';

const wordsIn = (text: string): string[] => splitIntoPieces(text).map(({ words }) => words);

test('a text is said sentence by sentence, and a short name is no end of one', () => {
  expect(wordsIn('He came to St. Paul. “Who are you?” he said. I am.')).toEqual([
    'He came to St. Paul.',
    '“Who are you?”',
    'he said.',
    'I am.',
  ]);
  expect(wordsIn('See cf. Mt 5:3. And go.')).toEqual(['See cf. Matthew 5, 3.', 'And go.']);
});

test('nothing that is long is said at once, no word is lost and none is cut', () => {
  const long = `${'We went up to the house, '.repeat(30)}and there we stayed.`;
  const pieces = splitIntoPieces(long);
  expect(pieces.length).toBeGreaterThan(3);
  for (const { words } of pieces) expect(words.length).toBeLessThanOrEqual(200);
  expect(pieces.map(({ words }) => words).join(' ')).toBe(long);
  for (const { words } of pieces.slice(0, -1)) expect(words.endsWith(',')).toBe(true);
  const unbroken = 'x'.repeat(450);
  expect(wordsIn(unbroken).join('')).toBe(unbroken);
});

test('each piece stands where it says, and air and lone marks are not said', () => {
  const text = ' First one.  ” \n Second one.';
  for (const { from, to, words } of splitIntoPieces(text)) expect(text.slice(from, to)).toBe(words);
  expect(wordsIn(text).every((words) => /\w/.test(words))).toBe(true);
  expect(wordsIn('')).toEqual([]);
});
