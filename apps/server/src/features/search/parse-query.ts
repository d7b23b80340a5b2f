import { maxSearchLength } from '@wayfare/contracts/calls/search';
import type { Gospel, VerseRange } from '@wayfare/gospel';

/** A word or a phrase. */
export interface Term {
  readonly text: string;
  readonly isPhrase: boolean;
  /** Results must not contain it. */
  readonly isExcluded: boolean;
}

export interface SearchQuery {
  readonly terms: readonly Term[];
  readonly passage: {
    readonly written: string;
    readonly ranges: readonly VerseRange[];
    /** A homily on any of them matches. */
    readonly parallels: readonly (readonly VerseRange[])[];
    /** Only a chapter is named; results follow its verses. */
    readonly isChapter: boolean;
  } | null;
  readonly hasOtherBook: boolean;
}

const maxTerms = 10;

/**
 * A chapter may be meant as words ('Mark 2 hours'), so the response names the passage and callers can turn it off.
 */
export function parseQuery(
  gospel: Pick<Gospel, 'findMentions' | 'findNamedPassage'>,
  input: string,
  { isWordsOff = false, isPassageOff = false } = {},
): SearchQuery {
  const text = Array.from(
    input
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, maxSearchLength)
    .join('');
  const mentions = gospel.findMentions(text);
  const { ranges, written, hasVerse, hasOtherBook } = mentions;
  const named = ranges.length === 0 && !marks.test(text) ? gospel.findNamedPassage(text) : null;
  if (named !== null && !isPassageOff)
    return {
      // Texts that only mention the name follow those on the passage.
      terms: isWordsOff ? [] : parseTerms(text),
      passage: { written: text, ranges: named.flat(), parallels: named, isChapter: false },
      hasOtherBook,
    };
  const isPassage = ranges.length > 0 && !isPassageOff;
  return {
    terms: isWordsOff && isPassage ? [] : parseTerms(isPassage ? mentions.rest : text),
    passage: isPassage ? { written, ranges, parallels: [ranges], isChapter: !hasVerse } : null,
    hasOtherBook,
  };
}

/** Quotation marks, or a minus before a word. */
const marks = /["“”„«»]|(?<!\S)-/u;

/** Quotes make a phrase, a minus excludes a word. */
function parseTerms(text: string): Term[] {
  const terms: Term[] = [];
  const plain = text.replace(/[“”„«»]/gu, '"').replace(/(?<!")\bour lady\b(?!")/giu, '"our lady"');
  for (const [, minus, phrase, word = ''] of plain.matchAll(/(?<![^\s])(-?)(?:"([^"]*)"|([^\s"]+))|"/gu)) {
    const of = (phrase ?? word).trim();
    if (!/[\p{L}\p{N}]/u.test(of)) continue;
    terms.push({ text: of, isPhrase: phrase !== undefined && /\s/u.test(of), isExcluded: minus === '-' });
    if (terms.length === maxTerms) break;
  }
  return terms;
}

/** Synonyms that stemming does not join. */
const synonyms = [
  ['pray', 'prayer'],
  ['prays', 'prayer'],
  ['praying', 'prayer'],
  ['prayed', 'prayer'],
  ['prayers', 'pray'],
  ['eucharist', 'mass', 'communion'],
  ['mary', 'our lady'],
  ['cross', 'crucifixion'],
] as const;

/** Abbreviations of 'Saint'. */
const saintTitles = ['saint', 'st', 'sts', 'ss', 'ste'];
const saintTitle = /(?<![\p{L}\d])(?:saints?|sts?|ss|ste)(?![\p{L}\d])\.?/giu;

export function listSynonyms(text: string): string[] {
  const lowerCase = text.toLowerCase();
  const titled = saintTitles.map((title) => lowerCase.replace(saintTitle, title));
  const synonymsOfText = synonyms.filter((group) => group.some((each) => each === lowerCase)).flat();
  return [...new Set([...synonymsOfText, ...titled])].filter((each) => each !== lowerCase);
}
