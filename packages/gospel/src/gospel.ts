export { splitCitation } from '#reference/split-citation.ts';
export type { VerseRange } from '#reference/verse-range.ts';
export type { GospelOption } from '#table/entry.ts';
export type { DayGospel } from './day-gospel.ts';

/** Source of the text, printed below it. */
export const worldEnglishBible = {
  name: 'World English Bible',
  note: 'World English Bible (public domain); not the text read at Mass',
} as const;

export type Gospel = Awaited<ReturnType<typeof openGospel>>;

/** Loads texts and parser on the first call, which takes some megabytes and 100 ms. */
export const openGospel = () => import('./gospel-texts.ts');

/** Without the texts, for pages that do not show them. */
export const openGospelTable = () => import('./day-gospel.ts');
