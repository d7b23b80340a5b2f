import { namedPassages } from '#reference/named-passages.ts';
import { gospelBooks } from './gospel-books.ts';

export { findNamedPassage } from '#reference/named-passages.ts';
export { findMentions, parseCitation, parseReference } from '#reference/reference-reader.ts';
export { formatRanges } from '#reference/verse-range.ts';
export { gospelOptions } from '#table/gospel-options.ts';
export { getCitationText, getPassageText } from './passage.ts';
export { listWarnings } from './warnings.ts';

let words: readonly string[] | undefined;

/** Every word of the Gospels and of the names of passages, in lower case, of at least four letters. */
export function listWords(): readonly string[] {
  words ??= listDistinctWords();
  return words;
}

function listDistinctWords(): readonly string[] {
  const texts = [...Object.values(gospelBooks).flat(2), ...namedPassages.flatMap(({ names }) => names)];
  return [...new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
}
