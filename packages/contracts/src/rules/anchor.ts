// A stretch of a text that can be found again after the text was changed: by its own words and by those around it.

export interface Anchor {
  readonly quote: string;
  /**
   * The words right before it and right behind it, of which the nearer ones stood nowhere else in the text. Empty where
   * the text ends or repeats itself; a few letters alone at its very ends.
   */
  readonly before: string;
  readonly behind: string;
  /** Where it began. */
  readonly at: number;
  /** Its words stood nowhere else, and are more than two or three: wherever they are, it is. */
  readonly isAlone?: boolean | undefined;
}

export interface FoundStretch {
  readonly from: number;
  readonly to: number;
  /** Its words are other ones now. */
  readonly isChanged: boolean;
}

/** What is longer hangs on no place. */
export const quoteMaxLength = 1_000;
export const contextLength = 32;
/** A text that nearly repeats itself needs more of it, and the letter at its far end may be a long one. */
export const contextMaxLength = 8 * contextLength;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Null where nothing, or too much, is chosen. What is seen as one letter is never taken apart. */
export function anchorTo(text: string, chosenFrom: number, chosenTo: number): Anchor | null {
  const { from, to } = widened(text, chosenFrom, chosenTo);
  if (chosenTo <= chosenFrom || to - from > quoteMaxLength || text.slice(from, to).trim() === '') return null;
  const quote = text.slice(from, to);
  return {
    quote,
    before: contextFor(text, nearBefore, (length) =>
      text.slice(widened(text, from - length, from).from, from),
    ),
    behind: contextFor(text, nearBehind, (length) => text.slice(to, widened(text, to, to + length).to)),
    at: from,
    isAlone: quote.length >= contextLength / 2 && placesOf(text, quote).length === 1,
  };
}

/** The nearer half is what it is known by; what is further may be changed. */
const nearLength = ({ length }: string): number => Math.max(contextLength / 2, Math.ceil(length / 2));
const nearBefore = (before: string): string => before.slice(-nearLength(before));
const nearBehind = (behind: string): string => behind.slice(0, nearLength(behind));

/** Fewer letters come together anywhere. */
const leastLetters = 8;
const isKnownAlone = (context: string): boolean => context.length >= leastLetters;

/** As little as tells one place from all others. */
function contextFor(
  text: string,
  near: (context: string) => string,
  take: (length: number) => string,
): string {
  const contexts = [1, 2, 4].map((times) => take(times * contextLength));
  const context =
    contexts.find((each) => !isKnownAlone(each) || placesOf(text, near(each)).length === 1) ?? '';
  // Marks can be heaped on a letter without end.
  return context.length > contextMaxLength ? '' : context;
}

/** To where letters begin and end, as they are seen. */
function widened(text: string, from: number, to: number): { from: number; to: number } {
  const letters = graphemes.segment(text);
  const last = letters.containing(to);
  return {
    from: from <= 0 ? 0 : (letters.containing(from)?.index ?? text.length),
    to: last === undefined ? text.length : last.index < to ? last.index + last.segment.length : to,
  };
}

/** How much of what was there must be left of it. */
const leastKept = 0.5;
const isLike = (now: string, then: string): boolean => then === '' || likeness(now, then) >= leastKept;

/**
 * Where the stretch is now; null where it is gone. Never the best guess: psalms and litanies say nearly the same again
 * and again, and what is merely alike is another verse. So it is found by what stood nowhere else in its text.
 */
export function findAnchor(text: string, anchor: Anchor): FoundStretch | null {
  const place =
    unchangedPlace(text, anchor) ??
    placeBeside(text, anchor) ??
    placeBetween(text, anchor) ??
    placeElsewhere(text, anchor);
  if (place === null) return null;
  const { from, to } = widened(text, place.from, place.to);
  return { from, to, isChanged: text.slice(from, to) !== anchor.quote };
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** With all that stood around it. */
function unchangedPlace(text: string, { quote, before, behind, at }: Anchor): Place | null {
  const whole = before + quote + behind;
  const asPlace = (start: number): Place => ({
    from: start + before.length,
    to: start + before.length + quote.length,
  });
  if (text.startsWith(whole, at - before.length)) return asPlace(at - before.length);
  const starts = placesOf(text, whole);
  const isSure = isKnownAlone(before) || isKnownAlone(behind);
  const [first, ...others] = starts;
  if (first === undefined || !isSure) return null;
  // It was written twice since.
  const distance = (start: number): number => Math.abs(asPlace(start).from - at);
  return asPlace(
    others.reduce((nearest, start) => (distance(start) < distance(nearest) ? start : nearest), first),
  );
}

/**
 * Its own words, beside one neighbor of which there was one alone. The other must be something like it: of two verses
 * with one refrain, the one that is left comes to stand beside what followed the one that is gone.
 */
function placeBeside(text: string, anchor: Anchor): Place | null {
  const { quote, before, behind } = anchor;
  const [left, right] = [nearBefore(before), nearBehind(behind)];
  const starts = new Set([
    ...(isKnownAlone(before) ? endsOfBefore(text, anchor) : []).filter((from) => {
      const to = from + quote.length;
      return text.startsWith(quote, from) && isLike(text.slice(to, to + right.length), right);
    }),
    ...(isKnownAlone(behind) ? startsOfBehind(text, anchor) : []).flatMap((to) => {
      const from = to - quote.length;
      const isIt = from >= 0 && text.startsWith(quote, from);
      return isIt && isLike(text.slice(Math.max(0, from - left.length), from), left) ? [from] : [];
    }),
  ]);
  const [from, ...others] = starts;
  return from === undefined || others.length > 0 ? null : { from, to: from + quote.length };
}

/** Other words between both neighbors, as long as enough of its own are left. */
function placeBetween(text: string, anchor: Anchor): Place | null {
  const { quote } = anchor;
  const furthest = 2 * quote.length + contextLength;
  const tos = startsOfBehind(text, anchor);
  const places = endsOfBefore(text, anchor).flatMap((from) =>
    tos.filter((to) => to > from && to - from <= furthest).map((to) => ({ from, to })),
  );
  const [place, ...others] = places;
  if (place === undefined || others.length > 0) return null;
  return isLike(text.slice(place.from, place.to), quote) ? place : null;
}

/** Its own words, wherever they went. */
function placeElsewhere(text: string, { quote, isAlone }: Anchor): Place | null {
  const [from, ...others] = isAlone ? placesOf(text, quote) : [];
  return from === undefined || others.length > 0 ? null : { from, to: from + quote.length };
}

function endsOfBefore(text: string, { before, at }: Anchor): number[] {
  if (!isKnownAlone(before)) return at === before.length && text.startsWith(before) ? [before.length] : [];
  const near = nearBefore(before);
  return placesOf(text, near).map((place) => place + near.length);
}

function startsOfBehind(text: string, { behind }: Anchor): number[] {
  if (!isKnownAlone(behind)) return text.endsWith(behind) ? [text.length - behind.length] : [];
  return placesOf(text, nearBehind(behind));
}

/** What stands more often tells nothing. */
const mostPlaces = 20;

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    places.push(at);
    if (places.length > mostPlaces) return [];
  }
  return places;
}

/** From 0, nothing in common, to 1, the same. */
function likeness(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const rest = lettersInCommon(one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  return (head + tail + rest) / Math.max(one.length, other.length, 1);
}

/** Beyond it nobody compares word by word. */
const mostCompared = 40_000;

/** Of the words that stand in both, in the same order. */
function lettersInCommon(one: string, other: string): number {
  const [words, others] = [one.split(/(?<=\s)/), other.split(/(?<=\s)/)];
  if (words.length * others.length > mostCompared) return 0;
  let above: number[] = others.map(() => 0);
  for (const word of words) {
    const here: number[] = [];
    others.forEach((each, at) => {
      const both = word === each ? (above[at - 1] ?? 0) + word.length : 0;
      here.push(Math.max(both, above[at] ?? 0, here[at - 1] ?? 0));
    });
    above = here;
  }
  return above.at(-1) ?? 0;
}
