import { parseCitation, parseReference } from '#reference/reference-reader.ts';
import { formatCitation } from '#reference/split-citation.ts';
import type { VerseRange } from '#reference/verse-range.ts';
import type { GospelOption } from '#table/entry.ts';

export { gospelOptions } from '#table/gospel-options.ts';

/** Compares a homily's passage with the Gospel of its day. */
export interface DayGospel {
  /** The whole Gospel of the day, a part of it, or another passage. */
  readonly is: 'same' | 'part' | 'other';
  /** The option that contains the passage, else the usual one: 'Luke 17:26-37'. */
  readonly reference: string;
}

/** Null if the table has no Gospel for the day. */
export function dayGospel(
  { book, chapter, verse }: { readonly book: string; readonly chapter: number; readonly verse: string },
  options: readonly GospelOption[],
): DayGospel | null {
  const [usual] = options;
  if (usual === undefined) return null;
  const passage = parseReference(book, chapter, verse) ?? [];
  const read = options.map(({ citation }) => ({ citation, ranges: parseCitation(citation) ?? [] }));
  const same = read.find(({ ranges }) => isWithin(passage, ranges) && isWithin(ranges, passage));
  if (same) return { is: 'same', reference: formatCitation(same.citation) };
  const whole = read.find(({ ranges }) => isWithin(passage, ranges));
  if (whole) return { is: 'part', reference: formatCitation(whole.citation) };
  return { is: 'other', reference: formatCitation(usual.citation) };
}

const isWithin = (some: readonly VerseRange[], others: readonly VerseRange[]): boolean =>
  some.length > 0 &&
  some.every((one) => others.some((other) => other.from <= one.from && one.to <= other.to));
