// A stretch of a text that can be found again after the text was changed: by its own words and by those around it.

export interface Anchor {
  readonly quote: string;
  /** The words right before it and right behind it. */
  readonly before: string;
  readonly behind: string;
  /** Where it began. */
  readonly at: number;
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

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Null where nothing, or too much, is chosen. What is seen as one letter is never taken apart. */
export function anchorTo(text: string, chosenFrom: number, chosenTo: number): Anchor | null {
  const letters = graphemes.segment(text);
  const startOf = (place: number): number => letters.containing(place)?.index ?? text.length;
  const from = startOf(chosenFrom);
  const last = letters.containing(chosenTo - 1);
  const to = last === undefined ? 0 : last.index + last.segment.length;
  if (to <= from || to - from > quoteMaxLength || text.slice(from, to).trim() === '') return null;
  return {
    quote: text.slice(from, to),
    before: text.slice(startOf(Math.max(0, from - contextLength)), from),
    behind: text.slice(to, startOf(to + contextLength)),
    at: from,
  };
}

/** How much alike what stands around must be, on one side at least, or it is somewhere else. */
const leastAlike = 0.7;
/** How much of a quote must be left of it. */
const leastKept = 0.5;
/** In a text that repeats itself more often nobody knows which is meant. */
const mostPlaces = 200;

/**
 * Where the stretch is now; null where it is gone. Never the best guess: the same words in another place are not it, and
 * so both neighbors together say more than the words themselves.
 */
export function findAnchor(text: string, anchor: Anchor): FoundStretch | null {
  const same = bestOf(placesOfQuote(text, anchor), anchor);
  if (same !== null && same.before >= leastAlike && same.behind >= leastAlike) return stretch(same, false);
  const changed = bestOf(placesBetween(text, anchor), anchor);
  if (changed !== null) return stretch(changed, text.slice(changed.from, changed.to) !== anchor.quote);
  if (same !== null && Math.max(same.before, same.behind) >= leastAlike) return stretch(same, false);
  return null;
}

interface Place {
  readonly from: number;
  readonly to: number;
  /** How much what stands there is like what stood there, from 0 to 1. */
  readonly before: number;
  readonly behind: number;
  readonly words: number;
}

const stretch = ({ from, to }: Place, isChanged: boolean): FoundStretch => ({ from, to, isChanged });

/** What is most alike, and of equals the nearest. */
function bestOf(places: readonly Place[], { at }: Anchor): Place | null {
  const weight = ({ before, behind, words }: Place): number => before + behind + words;
  return places.reduce<Place | null>((best, place) => {
    if (best === null) return place;
    const more = weight(place) - weight(best);
    const isNearer = Math.abs(place.from - at) < Math.abs(best.from - at);
    return more > 0 || (more === 0 && isNearer) ? place : best;
  }, null);
}

const placesOfQuote = (text: string, anchor: Anchor): Place[] =>
  placesOf(text, anchor.quote).map((from) => placeOf(text, anchor, from, from + anchor.quote.length));

/** Between its two neighbors, whatever stands there, as long as enough of it is left. */
function placesBetween(text: string, anchor: Anchor): Place[] {
  const near = contextLength / 2;
  const ends = anchor.before === '' ? [0] : endsOf(text, anchor.before.slice(-near));
  const { length } = anchor.quote;
  const furthest = 2 * length + 2 * near;
  const next = anchor.behind.slice(0, near);
  return ends.flatMap((from) => {
    const to = next === '' ? text.length : text.indexOf(next, from + 1);
    if (to <= from || to - from > furthest) return [];
    const place = placeOf(text, anchor, from, to);
    const isThere = place.before >= leastAlike && place.behind >= leastAlike && place.words >= leastKept;
    return isThere ? [place] : [];
  });
}

const endsOf = (text: string, words: string): number[] =>
  placesOf(text, words).map((from) => from + words.length);

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    places.push(at);
    if (places.length > mostPlaces) return [];
  }
  return places;
}

function placeOf(text: string, { quote, before, behind }: Anchor, from: number, to: number): Place {
  return {
    from,
    to,
    before:
      before === ''
        ? Number(from === 0)
        : likeness(text.slice(Math.max(0, from - before.length), from), before),
    behind: behind === '' ? Number(to === text.length) : likeness(text.slice(to, to + behind.length), behind),
    words: likeness(text.slice(from, to), quote),
  };
}

/** From 0, nothing in common, to 1, the same. */
function likeness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  if (longer === 0) return 1;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head += 1;
  let tail = 0;
  const rest = Math.min(one.length, other.length) - head;
  while (tail < rest && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return 1 - distance(one.slice(head, one.length - tail), other.slice(head, other.length - tail)) / longer;
}

/** Beyond it nobody counts letter by letter. */
const mostCounted = 400;

/** How many letters must be put in, taken out or changed. */
function distance(one: string, other: string): number {
  if (Math.min(one.length, other.length) === 0 || Math.max(one.length, other.length) > mostCounted)
    return Math.max(one.length, other.length);
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (above[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1]);
      here.push(Math.min(changed, (above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1));
    }
    above = here;
  }
  return above[other.length] ?? 0;
}
