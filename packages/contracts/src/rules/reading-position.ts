/** Where a reader stopped in a homily. */
export interface ReadingPosition {
  /** Index of the paragraph. */
  readonly paragraph: number;
  /** How much of that paragraph was read, from 0 to 1. */
  readonly fraction: number;
  /** Its first characters, to find it again after the text changes. */
  readonly paragraphStart: string;
}

export const maxParagraphStartLength = 32;

export const getParagraphStart = (paragraph: string): string =>
  Array.from(paragraph.slice(0, 2 * maxParagraphStartLength).replaceAll(/\p{Cc}/gu, ' '))
    .slice(0, maxParagraphStartLength)
    .join('');

/**
 * The position in the current text: the nearest paragraph with the same start; otherwise the start of the paragraph with
 * the same index, or of the last one. Null if the text is empty.
 */
export function findPosition(
  paragraphs: readonly string[],
  { paragraph, fraction, paragraphStart }: ReadingPosition,
): { readonly paragraph: number; readonly fraction: number } | null {
  if (paragraphs.length === 0) return null;
  const matches = paragraphs.flatMap((text, index) =>
    getParagraphStart(text) === paragraphStart ? [index] : [],
  );
  const [nearest] = matches.toSorted((a, b) => Math.abs(a - paragraph) - Math.abs(b - paragraph));
  return nearest === undefined
    ? { paragraph: Math.min(paragraph, paragraphs.length - 1), fraction: 0 }
    : { paragraph: nearest, fraction };
}
