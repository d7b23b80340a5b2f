import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { NamedPassage } from '#reference/named-passages.ts';
import type { Mentions } from '#reference/reference-reader.ts';
import type { VerseRange } from '#reference/verse-range.ts';
import type { GospelOption } from '#table/entry.ts';
import type { dayGospel } from './day-gospel.ts';
import type { GospelBooks } from './gospel-books.ts';
import type { GospelWarning, ReferenceFields } from './warnings.ts';

export type { Mentions } from '#reference/reference-reader.ts';
export { type CitationParts, splitCitation } from '#reference/split-citation.ts';
export type { VerseNumber, VerseRange } from '#reference/verse-range.ts';
export type { GospelOption, OptionKind } from '#table/entry.ts';
export type { DayGospel } from './day-gospel.ts';
export type { GospelWarning, ReferenceFields, WarningCode } from './warnings.ts';

/** Source of the text, printed below it. */
export const worldEnglishBible = {
  name: 'World English Bible',
  note: 'World English Bible (public domain); not the text read at Mass',
} as const;

export interface Gospel {
  /** The usual one first. */
  gospelOptions(day: LiturgicalDay): readonly GospelOption[];
  /** The three fields of a homily. Null if they name no passage of a Gospel. */
  parseReference(book: string, chapter: number, verse: string): readonly VerseRange[] | null;
  /** A reference such as 'Lk 1:1-4; 4:14-21'. Null if it names no passage of a Gospel. */
  parseCitation(text: string): readonly VerseRange[] | null;
  /** Finds references to the Gospels in a search text. */
  findMentions(text: string): Mentions;
  /** The passages that a name such as 'prodigal son' stands for. Null if the text is not such a name. */
  findNamedPassage(text: string): readonly (readonly VerseRange[])[] | null;
  /** 'Luke 15:11–32'. */
  formatRanges(ranges: readonly VerseRange[]): string;
  /** Every word of the Gospels and of the names of passages, in lower case, of at least four letters. */
  listWords(): readonly string[];
  /** Paragraphs are separated by an empty line, lines of verse by a newline. Null if there is no text. */
  getPassageText(ranges: readonly VerseRange[]): string | null;
  getCitationText(citation: string): string | null;
  /** Hints for an editor. Empty while a field is empty. */
  listWarnings(reference: ReferenceFields, options: readonly GospelOption[]): GospelWarning[];
}

/** Without the texts, for pages that do not show them. */
export interface GospelTable extends Pick<Gospel, 'gospelOptions'> {
  readonly dayGospel: typeof dayGospel;
}

export async function openGospelTable(): Promise<GospelTable> {
  const [{ gospelOptions }, { dayGospel }] = await Promise.all([
    import('#table/gospel-options.ts'),
    import('./day-gospel.ts'),
  ]);
  return { gospelOptions, dayGospel };
}

let loading: Promise<Gospel> | undefined;

/** Loads texts and parser on the first call, which takes some megabytes and 100 ms. */
export function openGospel(): Promise<Gospel> {
  loading ??= loadGospel();
  return loading;
}

async function loadGospel(): Promise<Gospel> {
  const [
    { gospelOptions },
    { loadGospelBooks: readGospelBooks },
    { parseCitation, parseReference, findMentions },
    { getPassageText: passage },
    named,
    { formatRanges: writtenRanges },
    { listWarnings: warningsFor },
  ] = await Promise.all([
    import('#table/gospel-options.ts'),
    import('./gospel-books.ts'),
    import('#reference/reference-reader.ts'),
    import('./passage.ts'),
    import('#reference/named-passages.ts'),
    import('#reference/verse-range.ts'),
    import('./warnings.ts'),
  ]);
  const books = await readGospelBooks();
  let words: readonly string[] | undefined;
  return {
    gospelOptions,
    parseReference,
    parseCitation,
    findMentions,
    findNamedPassage: named.findNamedPassage,
    formatRanges: writtenRanges,
    listWords: () => (words ??= listDistinctWords(books, named.namedPassages)),
    getPassageText: (ranges) => passage(books, ranges),
    getCitationText: (citation) => passage(books, parseCitation(citation) ?? []),
    listWarnings: (reference, options) => warningsFor(reference, options, books),
  };
}

function listDistinctWords(books: GospelBooks, named: readonly NamedPassage[]): readonly string[] {
  const texts = [...Object.values(books).flat(2), ...named.flatMap(({ names }) => names)];
  return [...new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
}
