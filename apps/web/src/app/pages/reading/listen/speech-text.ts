// Converts text for speech: drops visual marks, spells out references.
import { readTextPieces, toRange } from '#app/reading/text-ranges.ts';

const books =
  'Genesis Exodus Leviticus Numbers Deuteronomy Joshua Judges Ruth Samuel Kings Chronicles Ezra Nehemiah Tobit Judith Esther Maccabees Job Psalm Psalms Proverbs Ecclesiastes Songs Wisdom Sirach Isaiah Jeremiah Lamentations Baruch Ezekiel Daniel Hosea Joel Amos Obadiah Jonah Micah Nahum Habakkuk Zephaniah Haggai Zechariah Malachi Matthew Mark Luke John Acts Romans Corinthians Galatians Ephesians Philippians Colossians Thessalonians Timothy Titus Philemon Hebrews James Peter Jude Revelation'.split(
    ' ',
  );
const shortNames =
  'Gn Genesis Gen Genesis Ex Exodus Dt Deuteronomy Ps Psalm Pss Psalms Is Isaiah Jer Jeremiah Ez Ezekiel Dn Daniel Hos Hosea Mt Matthew Matt Matthew Mk Mark Lk Luke Jn John Rom Romans Cor Corinthians Gal Galatians Eph Ephesians Phil Philippians Col Colossians Heb Hebrews Jas James Pt Peter Rev Revelation'.split(
    ' ',
  );
const fullNames = new Map(books.map((name) => [name, name]));
for (let at = 0; at < shortNames.length; at += 2)
  fullNames.set(shortNames[at] ?? '', shortNames[at + 1] ?? '');

const ordinals: Readonly<Record<string, string>> = { 1: 'First', 2: 'Second', 3: 'Third' };

/** The book name before a reference, and the reference. */
const namePattern = /(?:\b([123]) )?\b(\p{Lu}\p{Ll}{1,12})\.? (?=\d{1,3}:\d)/gu;
const versePattern = /\b(\d{1,3}):(\d{1,3})[a-d]?((?:(?:[-–—]|, ?)\d{1,3}[a-d]?(?![\d:]))*)/g;

/** Verse numbers and footnote marks. */
const visualMarks = /[⁰¹²³⁴⁵⁶⁷⁸⁹*†‡]+/g;

/**
 * 'John 3:16-18' becomes 'John 3, 16 to 18', because a voice reads the colon as a time of day. Only after a book
 * name or another reference: '10:30' stays.
 */
export function toSpokenText(text: string): string {
  let wasPassage = false;
  let lastEnd = 0;
  const named = text
    .replace(visualMarks, '')
    .replace(namePattern, (match, count: string | undefined, short) => {
      const name = fullNames.get(String(short));
      return name === undefined ? match : `${count === undefined ? '' : `${ordinals[count]} `}${name} `;
    });
  return named.replace(versePattern, (match, chapter: string, verse: string, more: string, at: number) => {
    const before = named.slice(lastEnd, at);
    const isPassage = isNameAtEnd(named.slice(0, at)) || (wasPassage && /^[;,] ?(?:and )?$/.test(before));
    wasPassage = isPassage;
    lastEnd = at + match.length;
    if (!isPassage) return match;
    return `${chapter}, ${verse}${more.replace(/[-–—]/g, ' to ').replace(/, ?/g, ', ')}`;
  });
}

const isNameAtEnd = (before: string): boolean =>
  before.endsWith(' ') && fullNames.has(before.slice(-20, -1).split(/\P{L}/u).at(-1) ?? '');

/** A sentence, or part of a long one. */
interface SpokenPiece {
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Many voices stop without an event in longer texts. */
const pieceMaxLength = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** An abbreviation: the sentence goes on. */
const abbreviation = /\b(?:Sts?|Mt|Mk|Lk|Jn|Mrs?|Ms|Drs?|Fr|Sr|Br|cf|vv?|ch|[A-Z])\.\s+$/;

export function splitIntoPieces(text: string): SpokenPiece[] {
  const pieces: SpokenPiece[] = [];
  let sentenceStart: number | null = null;
  for (const { segment, index } of sentences.segment(text)) {
    const from: number = sentenceStart ?? index;
    const to = index + segment.length;
    sentenceStart = abbreviation.test(segment.slice(-12)) && to < text.length ? from : null;
    if (sentenceStart === null) addParts(pieces, text, from, to);
  }
  return pieces;
}

function addParts(pieces: SpokenPiece[], text: string, first: number, to: number): void {
  for (let from = first; from < to; ) {
    const end = to - from > pieceMaxLength ? from + findSplit(text.slice(from, from + pieceMaxLength)) : to;
    const part = text.slice(from, end);
    const spoken = toSpokenText(part).replace(/\s+/g, ' ').trim();
    // Quotation marks alone are not spoken.
    if (/[\p{L}\p{N}]/u.test(spoken))
      pieces.push({
        from: from + part.length - part.trimStart().length,
        to: from + part.trimEnd().length,
        text: spoken,
      });
    from = end;
  }
}

/** Where to split: after strong punctuation, else a comma, else a space, else at the limit. */
function findSplit(part: string): number {
  for (const marks of [/[;:—–]["”’]?\s/g, /,["”’]?\s/g, /\s/g]) {
    const last = [...part.matchAll(marks)].at(-1);
    if (last !== undefined && last.index >= pieceMaxLength / 4) return last.index + last[0].length;
  }
  return part.length;
}

export interface PagePiece {
  readonly text: string;
  readonly range: Range;
}

/** Excludes the lines about the texts. */
const spokenParts = 'section :is(h2, p):not(.hint)';

/** Excludes verse numbers. */
export const readPagePieces = (page: HTMLElement): PagePiece[] =>
  [...page.querySelectorAll<HTMLElement>(spokenParts)].flatMap(readElementPieces);

function readElementPieces(element: HTMLElement): PagePiece[] {
  const { text, pieces } = readTextPieces(element, { blocks: 'p > span', except: 'sup' });
  // A line break would end the sentence.
  return splitIntoPieces(text.replaceAll('\n', ' ')).flatMap(({ from, to, text: spoken }) => {
    const range = toRange(pieces, from, to);
    return range === null ? [] : [{ text: spoken, range }];
  });
}
