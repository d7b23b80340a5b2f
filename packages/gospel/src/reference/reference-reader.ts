import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { bookNumber, type Evangelist, evangelists } from '#evangelists.ts';
import { type VerseRange, verseNumber } from './verse-range.ts';

// Without these two verses that follow each other become one, and a passage over two chapters becomes both of them.
const parser = new bcv_parser(english).set_options({
  consecutive_combination_strategy: 'separate',
  sequence_combination_strategy: 'separate',
  osis_compaction_strategy: 'bcv',
});

const bookCodes: Record<string, Evangelist> = { Matt: 'Matthew', Mark: 'Mark', Luke: 'Luke', John: 'John' };

/** What was understood, and what of the text was not. */
interface Reading {
  ranges: VerseRange[];
  rest: string;
}

/** 'Lk 1:1-4; 4:14-21' and other ways to write it; null where it is no passage of a Gospel. */
export function parseCitation(text: string): readonly VerseRange[] | null {
  const reading = read(withChapterColon(text));
  return reading && !/\d/.test(reading.rest) ? reading.ranges : null;
}

/** What of a text that people type into a search box names passages of the Gospels, and what does not. */
export interface Mentions {
  readonly ranges: readonly VerseRange[];
  /** As it stands in the text: 'Mark 4', 'jn3:16; 4:1'. */
  readonly written: string;
  /** A verse is named, so that nothing else can be meant; of a chapter alone one cannot be sure. */
  readonly hasVerse: boolean;
  /** A passage of another book of the Bible stands there. */
  readonly hasOtherBook: boolean;
  /** The text without the passages of the Gospels. */
  readonly rest: string;
}

/** For texts of a line: the parser takes seconds over a page of numbers. */
export function findMentions(text: string): Mentions {
  const clean = text.length > mostCharacters ? '' : prepared(withChapterColon(text));
  const ranges: VerseRange[] = [];
  const written: string[] = [];
  let hasOtherBook = false;
  let rest = '';
  let position = 0;
  for (const { osis, indices } of parser.parse(clean).osis_and_indices()) {
    const range = rangeOf(osis);
    if (range === null) {
      hasOtherBook = true;
      continue;
    }
    ranges.push(range);
    written.push(clean.slice(Math.max(position, indices[0]), indices[1]));
    rest += `${clean.slice(position, indices[0])} `;
    position = Math.max(position, indices[1]);
  }
  rest += clean.slice(position);
  const passage = written.filter((each) => each !== '').join(', ');
  // A number behind the chapter is a verse, however the two are kept apart.
  const hasVerse =
    /\d(?:[^\p{L}\d]+|[^\p{L}\d]*v(?:v|s|erses?)?\.?\s*)\d/iu.test(passage) || written.length > 1;
  return { ranges, written: passage, hasVerse, hasOtherBook, rest };
}

/** The three fields of a homily. Verses beyond the end of a chapter are left out. */
export function parseReference(book: string, chapter: number, verse: string): readonly VerseRange[] | null {
  const verses = withoutChapter(verse.trim(), chapter);
  const reading = read(verses ? `${book} ${chapter}:${verses}` : `${book} ${chapter}`);
  return reading && !/[\p{L}\p{N}]/u.test(reading.rest) ? reading.ranges : null;
}

/** Which of the four is meant by 'Lk', 'St. Luke' or 'luke'. */
export function findEvangelist(book: string): Evangelist | null {
  const range = parseReference(book, 1, '1')?.[0];
  return evangelists.find((each) => range && verseNumber(bookNumber(each), 1, 1) === range.from) ?? null;
}

// The parser takes seconds over a page of numbers; the longest citation of the table has fifty characters.
const mostCharacters = 300;

function read(text: string): Reading | null {
  if (text.length > mostCharacters) return null;
  const clean = prepared(text);
  const found = parser.parse(clean).osis_and_indices();
  const ranges: VerseRange[] = [];
  let rest = '';
  let position = 0;
  for (const { osis, indices } of found) {
    const range = rangeOf(osis);
    if (!range) return null;
    ranges.push(range);
    rest += `${clean.slice(position, indices[0])} `;
    position = Math.max(position, indices[1]);
  }
  rest += clean.slice(position);
  return ranges.length > 0 ? { ranges, rest } : null;
}

/** 'Luke.17.26-Luke.17.37', as the parser writes it. */
function rangeOf(osis: string): VerseRange | null {
  const [from, to] = osis.split('-').map(numberOf);
  return from && to !== null ? { from, to: to ?? from } : null;
}

function numberOf(osis: string): number | null {
  const [code = '', chapter, verse] = osis.split('.');
  const book = bookCodes[code];
  return book ? verseNumber(bookNumber(book), Number(chapter), Number(verse)) : null;
}

/** As the parser can read it. */
const prepared = (text: string): string =>
  withVersesApart(withSecondVerse(withUsualNames(text.replaceAll('−', '-'))));

const otherAbbreviations: Readonly<Record<string, string>> = { mc: 'Mk', lc: 'Lk', jno: 'Jn' };

/** Abbreviations that the parser does not know. */
const withUsualNames = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])(?:mc|lc|jno)(?=\.?\s*\d)/giu,
    (name) => otherAbbreviations[name.toLowerCase()] ?? name,
  );

/** 'f' is the verse and the next; the parser takes it for 'ff', to the end of the chapter. */
const withSecondVerse = (text: string): string =>
  text.replace(
    /(?<!\d)(\d+)(?:\s*[-–—]\s*(\d+))?\s?f\.?(?![\p{L}\d])/gu,
    (_, first: string, last?: string) => {
      const next = Number(last ?? first) + 1;
      return `${first}-${next}`;
    },
  );

/** After a semicolon, an 'or' or an 'and' the parser expects a chapter; people go on with verses. */
const withVersesApart = (text: string): string =>
  text
    .replace(/(?<!\s)\s+(?:or|and)(?=\s+(?:\p{L}+\s*)?\d)\s+/gu, ', ')
    .replace(/;\s*(?=\d+(?![\d:.]))/g, ', ');

/** '3:16' in the field for the verse, where the chapter stands in its own. */
const withoutChapter = (verse: string, chapter: number): string =>
  verse.startsWith(`${chapter}:`) ? verse.slice(`${chapter}:`.length) : verse;

/** 'Lk 1,26-38', as it is written in much of Europe. */
const withChapterColon = (text: string): string =>
  text.includes(':') ? text : text.replace(/(?<!\d)(\d+)\s*,\s*(?=\d)/, '$1:');
