import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

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
      expect(text.replace(/\s+/g, ' ').trim().startsWith(excerpt.replace(/…$/, ''))).toBe(true);
    }),
  );
});
