import { maxSearchLength } from '@wayfare/contracts/calls/search';
import type { Gospel, VerseRange } from '@wayfare/gospel';

/** A word, or several in their order. */
export interface Term {
  readonly text: string;
  readonly isPhrase: boolean;
  /** What is found must not hold it. */
  readonly isExcluded: boolean;
}

export interface SearchQuery {
  readonly terms: readonly Term[];
  readonly passage: {
    readonly written: string;
    readonly ranges: readonly VerseRange[];
    /** One or more: a homily on any of them is on the passage. */
    readonly parallels: readonly (readonly VerseRange[])[];
    /** No verse is named: the chapter is gone through in its order. */
    readonly isChapter: boolean;
  } | null;
  readonly hasOtherBook: boolean;
}

const maxTerms = 10;

/**
 * What is typed into the box. A chapter among words may be meant as words ('Mark 2 hours'): whoever asks sees what was
 * taken for a passage, and can say that it is none.
 */
export function parseQuery(
  gospel: Pick<Gospel, 'findMentions' | 'findNamedPassage'>,
  typed: string,
  { isWordsOff = false, isPassageOff = false } = {},
): SearchQuery {
  const text = Array.from(
    typed
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
      // Texts that only mention the name are found as well, after those on the passage.
      terms: isWordsOff ? [] : parseTerms(text),
      passage: { written: text, ranges: named.flat(), parallels: named, isChapter: false },
      hasOtherBook,
    };
  const isMeant = ranges.length > 0 && !isPassageOff;
  return {
    terms: isWordsOff && isMeant ? [] : parseTerms(isMeant ? mentions.rest : text),
    passage: isMeant ? { written, ranges, parallels: [ranges], isChapter: !hasVerse } : null,
    hasOtherBook,
  };
}

/** Signs by which a text asks for words: quotation marks, and a minus before a word. */
const marks = /["“”„«»]|(?<!\S)-/u;

/** Quotation marks hold words together, a minus before a word leaves it out. */
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

/** Words of the faith that mean one thing, and that the stem of a word does not bring together. */
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

/** As texts write the title of one saint or of several. 'Saints' has the stem of 'saint'. */
const saintTitles = ['saint', 'st', 'sts', 'ss', 'ste'];
const saintTitle = /(?<![\p{L}\d])(?:saints?|sts?|ss|ste)(?![\p{L}\d])\.?/giu;

/** What else is found for a word or a phrase. */
export function listSynonyms(text: string): string[] {
  const asked = text.toLowerCase();
  const titled = saintTitles.map((title) => asked.replace(saintTitle, title));
  const meant = synonyms.filter((group) => group.some((each) => each === asked)).flat();
  return [...new Set([...meant, ...titled])].filter((each) => each !== asked);
}
