import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { NamedPassage } from '#reference/named-passages.ts';
import type { Mentions } from '#reference/reference-reader.ts';
import type { VerseRange } from '#reference/verse-range.ts';
import type { GospelOption } from '#table/option.ts';
import type { GospelBooks } from '#text/gospel-books.ts';
import type { dayGospel } from './day-gospel.ts';
import type { GospelWarning, WrittenReference } from './warnings.ts';

export type { Mentions } from '#reference/reference-reader.ts';
export { type CitationParts, splitCitation } from '#reference/split-citation.ts';
export { overlap, type VerseNumber, type VerseRange } from '#reference/verse-range.ts';
export type { GospelOption, OptionKind } from '#table/option.ts';
export type { DayGospel } from './day-gospel.ts';
export type { GospelWarning, WarningCode, WrittenReference } from './warnings.ts';

/** Where the text comes from, for the line beneath it. */
export const worldEnglishBible = {
  name: 'World English Bible',
  note: 'World English Bible (public domain); not the text read at Mass',
} as const;

/** Which Gospel is read when, what it says, and whether a reference to it makes sense. */
export interface Gospel {
  /** What is read on that day, the usual first. */
  gospelOptions(day: LiturgicalDay): readonly GospelOption[];
  /** The three fields of a homily; null where they name no passage of a Gospel. */
  parseReference(book: string, chapter: number, verse: string): readonly VerseRange[] | null;
  /** A reference as people write it, 'Lk 1:1-4; 4:14-21'; null where it is none to a Gospel. */
  parseCitation(text: string): readonly VerseRange[] | null;
  /** What of a text names passages of the Gospels. */
  findMentions(text: string): Mentions;
  /** The passages that a name such as 'prodigal son' stands for. Null if the text is not such a name. */
  findNamedPassage(text: string): NamedPassage['parallels'] | null;
  /** 'Luke 15:11–32'. */
  writtenRanges(ranges: readonly VerseRange[]): string;
  /** Every word of the Gospels and of the names of passages, in lower case, of at least four letters. */
  words(): readonly string[];
  /** The World English Bible's words: an empty line between paragraphs, a new line between lines of verse. */
  passage(ranges: readonly VerseRange[]): string | null;
  /** The same for a reference as people write it. */
  textOf(citation: string): string | null;
  /** What an editor may want to look at again; an empty list while a field is still empty. */
  warningsFor(reference: WrittenReference, options: readonly GospelOption[]): GospelWarning[];
}

/** What readers' pages need: the table without the texts. */
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

let opened: Promise<Gospel> | undefined;

/** The texts and the parser weigh some megabytes and a tenth of a second: they are read at the first call, and kept. */
export function openGospel(): Promise<Gospel> {
  opened ??= readGospel();
  return opened;
}

async function readGospel(): Promise<Gospel> {
  const [
    { gospelOptions },
    { readGospelBooks },
    reader,
    { passage },
    named,
    { writtenRanges },
    { warningsFor },
  ] = await Promise.all([
    import('#table/gospel-options.ts'),
    import('#text/gospel-books.ts'),
    import('#reference/reference-reader.ts'),
    import('#text/passage.ts'),
    import('#reference/named-passages.ts'),
    import('#reference/written-ranges.ts'),
    import('./warnings.ts'),
  ]);
  const books = await readGospelBooks();
  const { parseCitation, parseReference, findMentions } = reader;
  // The engine compiles the parser's great pattern once for Latin signs and once for others, and again at its second
  // use, each time for longer than anybody who asks for a reference should wait.
  for (const dash of ['-', '-', '–', '–']) parseCitation(`Lk 1:1${dash}4`);
  let words: readonly string[] | undefined;
  return {
    gospelOptions,
    parseReference,
    parseCitation,
    findMentions,
    findNamedPassage: named.findNamedPassage,
    writtenRanges,
    words: () => (words ??= wordsOf(books, named.namedPassages)),
    passage: (ranges) => passage(books, ranges),
    textOf: (citation) => passage(books, parseCitation(citation) ?? []),
    warningsFor: (reference, options) => warningsFor(reference, options, books),
  };
}

function wordsOf(books: GospelBooks, named: readonly NamedPassage[]): readonly string[] {
  const texts = [...Object.values(books).flat(2), ...named.flatMap(({ names }) => names)];
  return [...new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
}
