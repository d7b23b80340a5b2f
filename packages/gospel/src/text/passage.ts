import { findBook } from '#evangelists.ts';
import { placeOf, type VerseRange } from '#reference/verse-range.ts';
import type { GospelBooks } from './gospel-books.ts';

const paragraph = '\n\n';

/** Paragraphs are divided by an empty line, lines of verse by a new line. Null where there is nothing to read. */
export function passage(books: GospelBooks, ranges: readonly VerseRange[]): string | null {
  const parts = ranges.map((range) => joined(versesOf(books, range))).filter((part) => part !== '');
  return parts.length > 0 ? parts.join(paragraph) : null;
}

function versesOf(books: GospelBooks, { from, to }: VerseRange): string[] {
  const [first, last] = [placeOf(from), placeOf(to)];
  const book = findBook(first.book);
  if (!book || last.book !== first.book) return [];
  return books[book].slice(first.chapter - 1, last.chapter).flatMap((verses, index) => {
    const chapter = first.chapter + index;
    const start = chapter === first.chapter ? first.verse - 1 : 0;
    return verses.slice(start, chapter === last.chapter ? last.verse : undefined);
  });
}

// Luke 17:36 is counted and has no words in this translation.
const joined = (verses: readonly string[]): string =>
  verses
    .filter((verse) => verse !== '')
    .map((verse) => (verse.startsWith('\n') ? verse : ` ${verse}`))
    .join('')
    .trim();
