import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, firstSentencesOf, openingOf, sentencesOf } from './excerpt.ts';
import { withoutVerseNumbers } from './verse-numbers.ts';

test('a short text is its own excerpt', () => {
  expect(excerptOf('He is not the God of the dead.')).toBe('He is not the God of the dead.');
});

test('a long text is cut between words, and 80 characters hold it, ellipsis and all', () => {
  const excerpt = excerptOf(
    'The Sadducees have come with a riddle: one woman, seven husbands, and whose will she be in heaven?',
  );
  expect(excerpt).toBe('The Sadducees have come with a riddle: one woman, seven husbands, and whose…');
  expect(excerpt.length).toBeLessThanOrEqual(80);
});

test('line breaks become spaces', () => {
  expect(excerptOf('One.\n\nTwo.\r\n  Three.')).toBe('One. Two. Three.');
});

test('a text without spaces is cut where it must be', () => {
  expect(excerptOf('a'.repeat(100))).toBe(`${'a'.repeat(79)}…`);
});

test('no text at all has an empty excerpt', () => {
  expect(excerptOf('')).toBe('');
  expect(excerptOf(' \n ')).toBe('');
});

test('an excerpt fits, begins like the text, and is never torn inside a sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const excerpt = excerptOf(text);
      expect(excerpt.length).toBeLessThanOrEqual(80);
      expect(excerpt.isWellFormed()).toBe(true);
      // Raised digits are numbers of verses, which no excerpt shows.
      const line = withoutVerseNumbers(text).replace(/\s+/g, ' ').trim();
      expect(line.startsWith(excerpt.replace(/…$/, ''))).toBe(true);
    }),
  );
});

const long = 'And so it went on, from one day to the next, as it does. '.repeat(40);

test('an opening is the first whole sentences, without marks', () => {
  const text = `He met St. Paul at the *well*. “Who are you?” he asked.\n> Nobody said a word.\n${long}`;
  expect(openingOf(text)).toMatch(
    /^He met St\. Paul at the well\. “Who are you\?” he asked\. Nobody said a word\. And so it went on,.*as it does\.$/,
  );
});

test('an opening is never more than a fifth of the text, nor than 320 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 60 }), (sentences) => {
      const text = sentences.join('. ');
      const line = text.replace(/\s+/g, ' ').trim();
      const opening = openingOf(text);
      expect(opening.length).toBeLessThanOrEqual(Math.min(320, Math.floor(line.length / 5)));
      expect(opening.isWellFormed()).toBe(true);
    }),
  );
  expect(openingOf('Too short. To have any to spare.')).toBe('');
  expect(openingOf(`${'word '.repeat(300)}.`)).toMatch(/^word .*word…$/);
});

test('sentences are the text again, and an abbreviation ends none', () => {
  expect(sentencesOf('Dr. Luke wrote. J. K. agreed! (cf. Mark) So?')).toEqual([
    'Dr. Luke wrote. ',
    'J. K. agreed! ',
    '(cf. Mark) So?',
  ]);
});

test('a list tells whole sentences, and never half a word', () => {
  const long = `It begins ${'and goes on '.repeat(20)}to its end.`;
  expect(firstSentencesOf(`${long} Then more.`)).toBe(long);
  expect(firstSentencesOf('*He* went.\n> St. Paul came, too. And stayed.')).toBe(
    'He went. St. Paul came, too. And stayed.',
  );
  expect(firstSentencesOf(`Short. ${long}`)).toBe('Short.');
  expect(firstSentencesOf('')).toBe('');
  expect(firstSentencesOf('word '.repeat(400))).toMatch(/word…$/);
});
