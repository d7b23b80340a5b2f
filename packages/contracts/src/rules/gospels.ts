/** `book` is the number in the Bible, `chapters` the number of chapters. */
export const gospels = [
  { slug: 'matthew', name: 'Matthew', book: 40, chapters: 28 },
  { slug: 'mark', name: 'Mark', book: 41, chapters: 16 },
  { slug: 'luke', name: 'Luke', book: 42, chapters: 24 },
  { slug: 'john', name: 'John', book: 43, chapters: 21 },
] as const;
export type GospelBook = (typeof gospels)[number];
export type GospelSlug = GospelBook['slug'];

export const findGospel = (slug: string): GospelBook | null =>
  gospels.find((gospel) => gospel.slug === slug) ?? null;

/** Null if the text is not a chapter of this Gospel. */
export function parseChapter({ chapters }: GospelBook, text: string): number | null {
  const chapter = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return chapter >= 1 && chapter <= chapters ? chapter : null;
}
