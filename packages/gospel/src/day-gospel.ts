import { parseCitation, parseReference } from '#reference/reference-reader.ts';
import { writtenOut } from '#reference/split-citation.ts';
import type { VerseRange } from '#reference/verse-range.ts';
import type { GospelOption } from '#table/option.ts';

/** How a passage stands to what is read on a day. */
export interface DayGospel {
  /** The Gospel of the day itself, a part of it, or another passage. */
  readonly is: 'same' | 'part' | 'other';
  /** The Gospel of the day, written out: the one that the passage belongs to, or the usual one. */
  readonly reference: string;
}

/** Null where the table has no Gospel for the day. */
export function dayGospel(
  { book, chapter, verse }: { readonly book: string; readonly chapter: number; readonly verse: string },
  options: readonly GospelOption[],
): DayGospel | null {
  const [usual] = options;
  if (usual === undefined) return null;
  const passage = parseReference(book, chapter, verse) ?? [];
  const read = options.map(({ citation }) => ({ citation, ranges: parseCitation(citation) ?? [] }));
  const same = read.find(({ ranges }) => isWithin(passage, ranges) && isWithin(ranges, passage));
  if (same) return { is: 'same', reference: writtenOut(same.citation) };
  const whole = read.find(({ ranges }) => isWithin(passage, ranges));
  if (whole) return { is: 'part', reference: writtenOut(whole.citation) };
  return { is: 'other', reference: writtenOut(usual.citation) };
}

const isWithin = (some: readonly VerseRange[], others: readonly VerseRange[]): boolean =>
  some.length > 0 &&
  some.every((one) => others.some((other) => other.from <= one.from && one.to <= other.to));
