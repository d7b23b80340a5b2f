// A text range that can be found again after the text changes, by its quote and the text around it.

export interface Anchor {
  readonly quote: string;
  /**
   * The text directly before and after the quote. The half next to the quote occurs only once in the text. Empty if the
   * text ends there or repeats itself; shorter than `minContextLength` only at the start or end of the text.
   */
  readonly prefix: string;
  readonly suffix: string;
  /** Index of the quote in the original text. */
  readonly start: number;
  /** The quote is long enough and occurs only once, so it can be found wherever it moves. */
  readonly isUnique?: boolean | undefined;
}

export interface FoundRange {
  readonly from: number;
  readonly to: number;
  /** The text of the range differs from the quote. */
  readonly isChanged: boolean;
}

export const maxQuoteLength = 1_000;
export const contextLength = 32;
/** Texts with near repetitions need more context, and the outermost grapheme may have several code units. */
export const maxContextLength = 8 * contextLength;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Null if the selection is blank or too long. The range is widened to whole graphemes. */
export function createAnchor(text: string, selectionStart: number, selectionEnd: number): Anchor | null {
  const { from, to } = toWholeGraphemes(text, selectionStart, selectionEnd);
  if (selectionEnd <= selectionStart || to - from > maxQuoteLength || text.slice(from, to).trim() === '')
    return null;
  const quote = text.slice(from, to);
  return {
    quote,
    prefix: findContext(text, nearPrefix, (length) =>
      text.slice(toWholeGraphemes(text, from - length, from).from, from),
    ),
    suffix: findContext(text, nearSuffix, (length) =>
      text.slice(to, toWholeGraphemes(text, to, to + length).to),
    ),
    start: from,
    isUnique: quote.length >= contextLength / 2 && findAll(text, quote).length === 1,
  };
}

/** Only the half next to the quote must match exactly. */
const nearLength = ({ length }: string): number => Math.max(contextLength / 2, Math.ceil(length / 2));
const nearPrefix = (prefix: string): string => prefix.slice(-nearLength(prefix));
const nearSuffix = (suffix: string): string => suffix.slice(0, nearLength(suffix));

/** Shorter contexts are ambiguous. */
const minContextLength = 8;
const isLongEnough = (context: string): boolean => context.length >= minContextLength;

/** The shortest context whose near half occurs once; '' if there is none. */
function findContext(
  text: string,
  near: (context: string) => string,
  take: (length: number) => string,
): string {
  const contexts = [1, 2, 4].map((times) => take(times * contextLength));
  const context =
    contexts.find((each) => !isLongEnough(each) || findAll(text, near(each)).length === 1) ?? '';
  // One grapheme can have any number of combining marks.
  return context.length > maxContextLength ? '' : context;
}

function toWholeGraphemes(text: string, from: number, to: number): { from: number; to: number } {
  const segments = graphemes.segment(text);
  const last = segments.containing(to);
  return {
    from: from <= 0 ? 0 : (segments.containing(from)?.index ?? text.length),
    to: last === undefined ? text.length : last.index < to ? last.index + last.segment.length : to,
  };
}

const minSimilarity = 0.5;
const isSimilar = (current: string, original: string): boolean =>
  original === '' || similarity(current, original) >= minSimilarity;

/**
 * The current range of the anchor; null if it is gone. Never a best guess: psalms and litanies have many nearly equal
 * verses, so a match must contain text that was unique when the anchor was created.
 */
export function findAnchor(text: string, anchor: Anchor): FoundRange | null {
  const range =
    findUnchanged(text, anchor) ??
    findNextToContext(text, anchor) ??
    findBetweenContexts(text, anchor) ??
    findMoved(text, anchor);
  if (range === null) return null;
  const { from, to } = toWholeGraphemes(text, range.from, range.to);
  return { from, to, isChanged: text.slice(from, to) !== anchor.quote };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Prefix, quote and suffix are all unchanged. */
function findUnchanged(text: string, { quote, prefix, suffix, start }: Anchor): Range | null {
  const whole = prefix + quote + suffix;
  const toRange = (index: number): Range => ({
    from: index + prefix.length,
    to: index + prefix.length + quote.length,
  });
  if (text.startsWith(whole, start - prefix.length)) return toRange(start - prefix.length);
  const [first, ...others] = findAll(text, whole);
  if (first === undefined || !(isLongEnough(prefix) || isLongEnough(suffix))) return null;
  // The passage was duplicated since.
  const distance = (index: number): number => Math.abs(toRange(index).from - start);
  return toRange(
    others.reduce((nearest, index) => (distance(index) < distance(nearest) ? index : nearest), first),
  );
}

/**
 * The quote directly next to the prefix or the suffix. The other side must be similar as well: when one of two verses
 * with the same refrain is deleted, the remaining refrain is next to the deleted verse's context.
 */
function findNextToContext(text: string, anchor: Anchor): Range | null {
  const { quote, prefix, suffix } = anchor;
  const [left, right] = [nearPrefix(prefix), nearSuffix(suffix)];
  const starts = new Set([
    ...(isLongEnough(prefix) ? findPrefixEnds(text, anchor) : []).filter((from) => {
      const to = from + quote.length;
      return text.startsWith(quote, from) && isSimilar(text.slice(to, to + right.length), right);
    }),
    ...(isLongEnough(suffix) ? findSuffixStarts(text, anchor) : []).flatMap((to) => {
      const from = to - quote.length;
      const isMatch = from >= 0 && text.startsWith(quote, from);
      return isMatch && isSimilar(text.slice(Math.max(0, from - left.length), from), left) ? [from] : [];
    }),
  ]);
  const [from, ...others] = starts;
  return from === undefined || others.length > 0 ? null : { from, to: from + quote.length };
}

/** A changed quote between the prefix and the suffix, if it is similar enough. */
function findBetweenContexts(text: string, anchor: Anchor): Range | null {
  const { quote } = anchor;
  const maxLength = 2 * quote.length + contextLength;
  const ends = findSuffixStarts(text, anchor);
  const ranges = findPrefixEnds(text, anchor).flatMap((from) =>
    ends.filter((to) => to > from && to - from <= maxLength).map((to) => ({ from, to })),
  );
  const [range, ...others] = ranges;
  if (range === undefined || others.length > 0) return null;
  return isSimilar(text.slice(range.from, range.to), quote) ? range : null;
}

/** The unchanged quote anywhere in the text. */
function findMoved(text: string, { quote, isUnique }: Anchor): Range | null {
  const [from, ...others] = isUnique ? findAll(text, quote) : [];
  return from === undefined || others.length > 0 ? null : { from, to: from + quote.length };
}

function findPrefixEnds(text: string, { prefix, start }: Anchor): number[] {
  if (!isLongEnough(prefix)) return start === prefix.length && text.startsWith(prefix) ? [prefix.length] : [];
  const near = nearPrefix(prefix);
  return findAll(text, near).map((index) => index + near.length);
}

function findSuffixStarts(text: string, { suffix }: Anchor): number[] {
  if (!isLongEnough(suffix)) return text.endsWith(suffix) ? [text.length - suffix.length] : [];
  return findAll(text, nearSuffix(suffix));
}

const maxMatches = 20;

/** Indexes of all occurrences; empty if there are more than `maxMatches`. */
function findAll(text: string, part: string): number[] {
  const indexes: number[] = [];
  for (let index = text.indexOf(part); index !== -1; index = text.indexOf(part, index + 1)) {
    indexes.push(index);
    if (indexes.length > maxMatches) return [];
  }
  return indexes;
}

/** From 0 (nothing in common) to 1 (equal). */
function similarity(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const rest = countCommonCharacters(
    one.slice(head, one.length - tail),
    other.slice(head, other.length - tail),
  );
  return (head + tail + rest) / Math.max(one.length, other.length, 1);
}

/** Larger tables are too slow to compare word by word. */
const maxTableSize = 40_000;

/** The longest common subsequence of words, counted in characters. */
function countCommonCharacters(one: string, other: string): number {
  const [words, otherWords] = [one.split(/(?<=\s)/), other.split(/(?<=\s)/)];
  if (words.length * otherWords.length > maxTableSize) return 0;
  let previousRow: number[] = otherWords.map(() => 0);
  for (const word of words) {
    const row: number[] = [];
    otherWords.forEach((otherWord, index) => {
      const both = word === otherWord ? (previousRow[index - 1] ?? 0) + word.length : 0;
      row.push(Math.max(both, previousRow[index] ?? 0, row[index - 1] ?? 0));
    });
    previousRow = row;
  }
  return previousRow.at(-1) ?? 0;
}
