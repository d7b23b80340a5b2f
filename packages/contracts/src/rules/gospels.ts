/** The four Gospels in their order: as an address names them, as people do, their number in the Bible, their chapters. */
export const gospels = [
  { slug: 'matthew', name: 'Matthew', book: 40, chapters: 28 },
  { slug: 'mark', name: 'Mark', book: 41, chapters: 16 },
  { slug: 'luke', name: 'Luke', book: 42, chapters: 24 },
  { slug: 'john', name: 'John', book: 43, chapters: 21 },
] as const;
export type GospelBook = (typeof gospels)[number];
export type GospelSlug = GospelBook['slug'];

export const gospelAt = (slug: string): GospelBook | null =>
  gospels.find((gospel) => gospel.slug === slug) ?? null;

/** The chapter of this book that an address names; null for what is none. */
export function chapterAt({ chapters }: GospelBook, text: string): number | null {
  const chapter = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return chapter >= 1 && chapter <= chapters ? chapter : null;
}
