import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeSentences, toExcerpt, toOpening } from './excerpt.ts';
import { stripVerseNumbers } from './verse-numbers.ts';

test('a long text is cut between words to at most 80 characters', () => {
  const excerpt = toExcerpt(
    'The Sadducees have come with a riddle: one woman, seven husbands, and whose will she be in heaven?',
  );
  expect(excerpt).toBe('The Sadducees have come with a riddle: one woman, seven husbands, and whose…');
  expect(excerpt.length).toBeLessThanOrEqual(80);
});

test('line breaks become spaces', () => {
  expect(toExcerpt('One.\n\nTwo.\r\n  Three.')).toBe('One. Two. Three.');
});

test('a text without spaces is cut anywhere', () => {
  expect(toExcerpt('a'.repeat(100))).toBe(`${'a'.repeat(79)}…`);
});

test('an excerpt is a well-formed beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const excerpt = toExcerpt(text);
      expect(excerpt.length).toBeLessThanOrEqual(80);
      expect(excerpt.isWellFormed()).toBe(true);
      const line = stripVerseNumbers(text).replace(/\s+/g, ' ').trim();
      expect(line.startsWith(excerpt.replace(/…$/, ''))).toBe(true);
    }),
  );
});

const long = 'And so it went on, from one day to the next, as it does. '.repeat(40);

test('an opening has the first whole sentences without marks', () => {
  const text = `He met St. Paul at the *well*. “Who are you?” he asked.\n> Nobody said a word.\n${long}`;
  expect(toOpening(text)).toMatch(
    /^He met St\. Paul at the well\. “Who are you\?” he asked\. Nobody said a word\. And so it went on,.*as it does\.$/,
  );
});

test('an opening has at most a fifth of the text and 320 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 60 }), (sentences) => {
      const text = sentences.join('. ');
      const line = text.replace(/\s+/g, ' ').trim();
      const opening = toOpening(text);
      expect(opening.length).toBeLessThanOrEqual(Math.min(320, Math.floor(line.length / 5)));
      expect(opening.isWellFormed()).toBe(true);
    }),
  );
  expect(toOpening('Too short. To have any to spare.')).toBe('');
  expect(toOpening(`${'word '.repeat(300)}.`)).toMatch(/^word .*word…$/);
});

test('abbreviations do not end a sentence', () => {
  const text = 'Dr. Luke wrote. J. K. agreed! (cf. Mark) So?';
  expect(takeSentences(text, 20)).toBe('Dr. Luke wrote.');
  expect(takeSentences(text, 40)).toBe('Dr. Luke wrote. J. K. agreed!');
  expect(takeSentences(text, 100)).toBe(text);
});
