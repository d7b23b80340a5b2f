import type { Evangelist } from './verse-range.ts';

/** The fields of a homily's reference. */
export interface CitationParts {
  book: Evangelist;
  chapter: number;
  verse: string;
}

const abbreviations: Record<string, Evangelist> = { Mt: 'Matthew', Mk: 'Mark', Lk: 'Luke', Jn: 'John' };

/**
 * 'Lk 17:26-37' becomes Luke, 17, '26-37'; 'Jn 18:1-19:42' becomes John, 18, '1-19:42'. Throws RangeError for anything that
 * is not in the style of the table.
 */
export function splitCitation(citation: string): CitationParts {
  const [, abbreviation = '', chapter, verse = ''] = /^([A-Z][a-z]) (\d+):(.+)$/.exec(citation) ?? [];
  const book = abbreviations[abbreviation];
  if (!book) throw new RangeError(`Not a citation of the table: ${citation}`);
  return { book, chapter: Number(chapter), verse };
}

/** 'Lk 17:26-37' becomes 'Luke 17:26-37'. */
export function formatCitation(citation: string): string {
  const { book, chapter, verse } = splitCitation(citation);
  return `${book} ${chapter}:${verse}`;
}
