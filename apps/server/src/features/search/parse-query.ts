import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { maxSearchLength } from '@wayfare/contracts/calls/search';
import type { CalendarDate } from '@wayfare/contracts/rules/calendar-date';
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

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?:,?\\s+(\\d{4}))?';
const weekday = /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?,?\s+/;

const monthFirst = new RegExp(`^${monthName}\\s*${day}${year}$`);
const dayFirst = new RegExp(`^(?:the\\s+)?${day}\\s*(?:of\\s+)?${monthName}${year}$`);
const numbers = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;
const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;

/** Longer texts are not dates. */
const maxCharacters = 40;
const firstYear = 1970;

/**
 * The days that a text like 'November 20', '20 Nov 2026' or '11/20' can mean. Without a year it matches any year up
 * to `today`. Empty if the text is not a date.
 */
export function parseDates(text: string, today: CalendarDate): CalendarDate[] {
  const parts = readDate(text.trim().toLowerCase());
  if (parts === null) return [];
  const thisYear = Number(today.slice(0, 4));
  const years =
    parts.year === null
      ? Array.from({ length: thisYear - firstYear + 1 }, (_, at) => thisYear - at)
      : [parts.year];
  const two = (value: number) => String(value).padStart(2, '0');
  return years.map((each) => `${each}-${two(parts.month)}-${two(parts.day)}`).filter(isHomilyDate);
}

interface DateParts {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

function readDate(text: string): DateParts | null {
  if (text.length > maxCharacters) return null;
  const plain = text.replace(weekday, '');
  const whole = iso.exec(plain);
  if (whole) return { year: Number(whole[1]), month: Number(whole[2]), day: Number(whole[3]) };
  const named = monthFirst.exec(plain);
  if (named) return { year: parseYear(named[3]), month: parseMonth(named[1]), day: Number(named[2]) };
  const turned = dayFirst.exec(plain);
  if (turned) return { year: parseYear(turned[3]), month: parseMonth(turned[2]), day: Number(turned[1]) };
  const [, one, other, written] = numbers.exec(plain) ?? [];
  if (one === undefined) return null;
  const [first, second] = [Number(one), Number(other)];
  // Americans write the month first. A number above 12 can only be the day.
  const [month, of] = first > 12 ? [second, first] : [first, second];
  return { year: parseYear(written), month, day: of };
}

const parseMonth = (name = ''): number => months.indexOf(name.slice(0, 3)) + 1;

function parseYear(written: string | undefined): number | null {
  if (written === undefined) return null;
  return written.length === 2 ? 2_000 + Number(written) : Number(written);
}
