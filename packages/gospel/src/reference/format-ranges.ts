import { findBook } from '#evangelists.ts';
import { splitVerseNumber, type VerseRange } from './verse-range.ts';

/** 'Luke 15:11–32', 'Matthew 13:24–30, 36–43', 'John 18:1–19:42'. */
export function formatRanges(ranges: readonly VerseRange[]): string {
  let [lastBook, lastChapter] = [0, 0];
  let text = '';
  for (const { from, to } of ranges) {
    const [first, last] = [splitVerseNumber(from), splitVerseNumber(to)];
    const isSameBook = first.book === lastBook;
    const book = isSameBook ? '' : `${findBook(first.book) ?? ''} `;
    const chapter = isSameBook && first.chapter === lastChapter ? '' : `${first.chapter}:`;
    text += `${text === '' ? '' : chapter === '' ? ', ' : '; '}${book}${chapter}${first.verse}`;
    if (to !== from)
      text += last.chapter === first.chapter ? `–${last.verse}` : `–${last.chapter}:${last.verse}`;
    [lastBook, lastChapter] = [first.book, last.chapter];
  }
  return text;
}
