import { expect, test } from 'vitest';
import { splitIntoPieces, toSpokenText } from './speech-text.ts';

test.each([
  ['John 3:16', 'John 3, 16'],
  ['Luke 20:27–40', 'Luke 20, 27 to 40'],
  ['Read Lk 19:1-10, 12 tonight.', 'Read Luke 19, 1 to 10, 12 tonight.'],
  ['1 Cor 13:4a', 'First Corinthians 13, 4'],
  ['2 Timothy 1:7; 2:3-4', 'Second Timothy 1, 7; 2, 3 to 4'],
  ['Song of Songs 2:8', 'Song of Songs 2, 8'],
  ['Mass begins at 10:30, and John came at 9:15.', 'Mass begins at 10:30, and John came at 9:15.'],
  ['Come, John, at 10:30; 11:00 is too late.', 'Come, John, at 10:30; 11:00 is too late.'],
  ['³¹“But when the Son of Man comes', '“But when the Son of Man comes'],
  ['a footnote* here', 'a footnote here'],
  ['In the year 1054, 3:2 was the score.', 'In the year 1054, 3:2 was the score.'],
])('%s is spoken as %s', (written, spoken) => {
  expect(toSpokenText(written)).toBe(spoken);
});

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
