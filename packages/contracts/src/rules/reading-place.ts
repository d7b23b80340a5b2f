/** Where in a homily a reader stopped. */
export interface ReadingPlace {
  /** Of the reflection, the first one being 0. */
  readonly paragraph: number;
  /** How much of that paragraph was read, from 0 to 1. */
  readonly fraction: number;
  /** How the paragraph begins. */
  readonly words: string;
}

/** So many characters of a paragraph are kept, to know it by. */
export const placeWordsMax = 32;

export const placeWordsOf = (paragraph: string): string =>
  Array.from(paragraph.slice(0, 2 * placeWordsMax).replaceAll(/\p{Cc}/gu, ' '))
    .slice(0, placeWordsMax)
    .join('');

/**
 * The same place in the text as it is now. Where it has changed, that is the nearest paragraph that begins with the same
 * words; where no paragraph does, the one with that number or the last one, from its beginning. Null in an empty text.
 */
export function placeIn(
  paragraphs: readonly string[],
  { paragraph, fraction, words }: ReadingPlace,
): { readonly paragraph: number; readonly fraction: number } | null {
  if (paragraphs.length === 0) return null;
  const same = paragraphs.flatMap((text, at) => (placeWordsOf(text) === words ? [at] : []));
  const [nearest] = same.toSorted((a, b) => Math.abs(a - paragraph) - Math.abs(b - paragraph));
  return nearest === undefined
    ? { paragraph: Math.min(paragraph, paragraphs.length - 1), fraction: 0 }
    : { paragraph: nearest, fraction };
}
