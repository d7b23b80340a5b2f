export const evangelists = ['Matthew', 'Mark', 'Luke', 'John'] as const;
export type Evangelist = (typeof evangelists)[number];

/** Matthew is the 40th book of the Bible. */
const firstNumber = 40;

export const bookNumber = (book: Evangelist): number => firstNumber + evangelists.indexOf(book);

export const findBook = (number: number): Evangelist | null => evangelists[number - firstNumber] ?? null;

/** A verse as one number, book * 1,000,000 + chapter * 1,000 + verse: Luke 17:26 is 42017026. */
export type VerseNumber = number;

/** Inclusive. */
export interface VerseRange {
  from: VerseNumber;
  to: VerseNumber;
}

export const verseNumber = (book: number, chapter: number, verse: number): VerseNumber =>
  book * 1_000_000 + chapter * 1000 + verse;

export const splitVerseNumber = (verse: VerseNumber): { book: number; chapter: number; verse: number } => ({
  book: Math.floor(verse / 1_000_000),
  chapter: Math.floor(verse / 1000) % 1000,
  verse: verse % 1000,
});

export const overlap = (some: readonly VerseRange[], others: readonly VerseRange[]): boolean =>
  some.some((one) => others.some((other) => one.from <= other.to && other.from <= one.to));

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
