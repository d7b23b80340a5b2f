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
