import { raisedNumber } from '@wayfare/contracts/rules/verse-numbers';
import { findBook } from '#evangelists.ts';
import { placeOf, type VerseRange } from '#reference/verse-range.ts';
import type { GospelBooks } from './gospel-books.ts';

const paragraph = '\n\n';

/**
 * Paragraphs are divided by an empty line, lines of verse by a new line, and each verse begins with its number, unless
 * it is alone. Null where there is nothing to read.
 */
export function passage(books: GospelBooks, ranges: readonly VerseRange[]): string | null {
  const verses = ranges.map((range) => versesOf(books, range));
  const isAlone = verses.flat().length === 1;
  const parts = verses
    .map((part) => joined(part.map(({ number, words }) => (isAlone ? words : numbered(number, words)))))
    .filter((part) => part !== '');
  return parts.length > 0 ? parts.join(paragraph) : null;
}

interface Verse {
  readonly number: number;
  readonly words: string;
}

/** Beside the first word, after whatever air stands before it. */
const numbered = (number: number, words: string): string =>
  words.replace(/^\n*/, (air) => `${air}${raisedNumber(number)}`);

function versesOf(books: GospelBooks, { from, to }: VerseRange): Verse[] {
  const [first, last] = [placeOf(from), placeOf(to)];
  const book = findBook(first.book);
  if (!book || last.book !== first.book) return [];
  return books[book].slice(first.chapter - 1, last.chapter).flatMap((verses, index) => {
    const chapter = first.chapter + index;
    const start = chapter === first.chapter ? first.verse - 1 : 0;
    return (
      verses
        .slice(start, chapter === last.chapter ? last.verse : undefined)
        .map((words, at) => ({ number: start + at + 1, words }))
        // Luke 17:36 is counted and has no words in this translation.
        .filter(({ words }) => words !== '')
    );
  });
}

const joined = (verses: readonly string[]): string =>
  verses
    .map((verse) => (verse.startsWith('\n') ? verse : ` ${verse}`))
    .join('')
    .trim();
