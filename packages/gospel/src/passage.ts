import { toSuperscript } from '@wayfare/contracts/rules/verse-numbers';
import { parseCitation } from '#reference/reference-reader.ts';
import { findBook, splitVerseNumber, type VerseRange } from '#reference/verse-range.ts';
import { gospelBooks } from './gospel-books.ts';

const paragraphBreak = '\n\n';

/**
 * Each verse starts with its number unless it is the only one. Paragraphs are separated by an empty line, lines of verse by
 * a newline. Null if there is no text.
 */
export function getPassageText(ranges: readonly VerseRange[]): string | null {
  const verses = ranges.map(listVerses);
  const isAlone = verses.flat().length === 1;
  const parts = verses
    .map((part) => joinVerses(part.map(({ number, text }) => (isAlone ? text : withNumber(number, text)))))
    .filter((part) => part !== '');
  return parts.length > 0 ? parts.join(paragraphBreak) : null;
}

export const getCitationText = (citation: string): string | null =>
  getPassageText(parseCitation(citation) ?? []);

interface Verse {
  readonly number: number;
  readonly text: string;
}

/** Inserts the number after the leading line breaks. */
const withNumber = (number: number, text: string): string =>
  text.replace(/^\n*/, (lineBreaks) => `${lineBreaks}${toSuperscript(number)}`);

function listVerses({ from, to }: VerseRange): Verse[] {
  const [first, last] = [splitVerseNumber(from), splitVerseNumber(to)];
  const book = findBook(first.book);
  if (!book || last.book !== first.book) return [];
  return gospelBooks[book].slice(first.chapter - 1, last.chapter).flatMap((verses, index) => {
    const chapter = first.chapter + index;
    const start = chapter === first.chapter ? first.verse - 1 : 0;
    return (
      verses
        .slice(start, chapter === last.chapter ? last.verse : undefined)
        .map((text, index) => ({ number: start + index + 1, text }))
        // Luke 17:36 has a number but no text in this translation.
        .filter(({ text }) => text !== '')
    );
  });
}

const joinVerses = (verses: readonly string[]): string =>
  verses
    .map((verse) => (verse.startsWith('\n') ? verse : ` ${verse}`))
    .join('')
    .trim();
