import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { bookNumber, type Evangelist, evangelists, type VerseRange, verseNumber } from './verse-range.ts';

// Without these options consecutive verses are merged, and a passage over two chapters becomes two whole chapters.
const parser = new bcv_parser(english).set_options({
  consecutive_combination_strategy: 'separate',
  sequence_combination_strategy: 'separate',
  osis_compaction_strategy: 'bcv',
});

const bookCodes: Record<string, Evangelist> = { Matt: 'Matthew', Mark: 'Mark', Luke: 'Luke', John: 'John' };

/** Reads 'Lk 1:1-4; 4:14-21' and other spellings. Null if it names no passage of a Gospel. */
export function parseCitation(text: string): readonly VerseRange[] | null {
  const reading = parse(replaceChapterComma(text));
  return reading && !/\d/.test(reading.rest) ? reading.ranges : null;
}

/** References to the Gospels in a search text. */
export interface Mentions {
  readonly ranges: readonly VerseRange[];
  /** As typed: 'Mark 4', 'jn3:16; 4:1'. */
  readonly written: string;
  /** False for a chapter alone, which may not be meant as a reference. */
  readonly hasVerse: boolean;
  /** True if the text also refers to another book of the Bible. */
  readonly hasOtherBook: boolean;
  /** The text without the references to the Gospels. */
  readonly rest: string;
}

export function findMentions(text: string): Mentions {
  return findReferences(text.length > maxLength ? '' : replaceChapterComma(text));
}

/** Reads the three fields of a homily. Verses beyond the end of a chapter are left out. */
export function parseReference(book: string, chapter: number, verse: string): readonly VerseRange[] | null {
  const verses = removeChapter(verse.trim(), chapter);
  const reading = parse(verses ? `${book} ${chapter}:${verses}` : `${book} ${chapter}`);
  return reading && !/[\p{L}\p{N}]/u.test(reading.rest) ? reading.ranges : null;
}

/** Understands 'Lk', 'St. Luke' and 'luke'. */
export function findEvangelist(book: string): Evangelist | null {
  const range = parseReference(book, 1, '1')?.[0];
  return evangelists.find((each) => range && verseNumber(bookNumber(each), 1, 1) === range.from) ?? null;
}

// The parser needs seconds for a page of numbers; the longest citation of the table has fifty characters.
const maxLength = 300;

function parse(text: string): Mentions | null {
  const mentions = text.length > maxLength ? null : findReferences(text);
  return mentions === null || mentions.hasOtherBook || mentions.ranges.length === 0 ? null : mentions;
}

function findReferences(text: string): Mentions {
  const clean = normalize(text);
  const ranges: VerseRange[] = [];
  const written: string[] = [];
  let hasOtherBook = false;
  let rest = '';
  let position = 0;
  for (const { osis, indices } of parser.parse(clean).osis_and_indices()) {
    const range = toVerseRange(osis);
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
  // A number after the chapter is a verse, whatever separates them.
  const hasVerse =
    /\d(?:[^\p{L}\d]+|[^\p{L}\d]*v(?:v|s|erses?)?\.?\s*)\d/iu.test(passage) || written.length > 1;
  return { ranges, written: passage, hasVerse, hasOtherBook, rest };
}

/** 'Luke.17.26-Luke.17.37', as the parser writes it. */
function toVerseRange(osis: string): VerseRange | null {
  const [from, to] = osis.split('-').map(toVerseNumber);
  return from && to !== null ? { from, to: to ?? from } : null;
}

function toVerseNumber(osis: string): number | null {
  const [code = '', chapter, verse] = osis.split('.');
  const book = bookCodes[code];
  return book ? verseNumber(bookNumber(book), Number(chapter), Number(verse)) : null;
}

const normalize = (text: string): string =>
  replaceSeparators(replaceFollowingVerse(replaceAbbreviations(text.replaceAll('−', '-'))));

const otherAbbreviations: Readonly<Record<string, string>> = { mc: 'Mk', lc: 'Lk', jno: 'Jn' };

/** Abbreviations that the parser does not know. */
const replaceAbbreviations = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])(?:mc|lc|jno)(?=\.?\s*\d)/giu,
    (name) => otherAbbreviations[name.toLowerCase()] ?? name,
  );

/** 'f' means one more verse; the parser reads it as 'ff', to the end of the chapter. */
const replaceFollowingVerse = (text: string): string =>
  text.replace(
    /(?<!\d)(\d+)(?:\s*[-–—]\s*(\d+))?\s?f\.?(?![\p{L}\d])/gu,
    (_, first: string, last?: string) => {
      const next = Number(last ?? first) + 1;
      return `${first}-${next}`;
    },
  );

/** After a semicolon, 'or' or 'and' the parser expects a chapter, but people write verses. */
const replaceSeparators = (text: string): string =>
  text
    .replace(/(?<!\s)\s+(?:or|and)(?=\s+(?:\p{L}+\s*)?\d)\s+/gu, ', ')
    .replace(/;\s*(?=\d+(?![\d:.]))/g, ', ');

/** For '3:16' in the verse field, although chapter has its own field. */
const removeChapter = (verse: string, chapter: number): string =>
  verse.startsWith(`${chapter}:`) ? verse.slice(`${chapter}:`.length) : verse;

/** For the European spelling 'Lk 1,26-38'. */
const replaceChapterComma = (text: string): string =>
  text.includes(':') ? text : text.replace(/(?<!\d)(\d+)\s*,\s*(?=\d)/, '$1:');
