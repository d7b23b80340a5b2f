import { findEvangelist, parseCitation, parseReference } from '#reference/reference-reader.ts';
import { formatCitation } from '#reference/split-citation.ts';
import { overlap } from '#reference/verse-range.ts';
import type { GospelOption } from '#table/entry.ts';
import { gospelBooks } from './gospel-books.ts';

export type WarningCode = 'reference_unread' | 'verse_beyond_chapter' | 'not_the_days_gospel';

/** A hint for editors; the homily can be saved anyway. */
export interface GospelWarning {
  code: WarningCode;
  message: string;
}

/** The fields of a form; they may be empty. */
export interface ReferenceFields {
  book: string;
  chapter: number | null;
  verse: string;
}

/** Hints for an editor. Empty while a field is empty. */
export function listWarnings(
  { book, chapter, verse }: ReferenceFields,
  options: readonly GospelOption[],
): GospelWarning[] {
  if (chapter === null || book.trim() === '' || verse.trim() === '') return [];
  const written = `${book.trim()} ${chapter}:${verse.trim()}`;
  const evangelist = findEvangelist(book);
  if (!evangelist) return [warning('reference_unread', unknownBookMessage(book))];
  const lastVerses = gospelBooks[evangelist].map((verses) => verses.length);
  const fault = findFault(evangelist, chapter, verse, lastVerses);
  const ranges = parseReference(book, chapter, verse);
  if (!ranges || fault?.message === backwardsMessage)
    return [fault ?? warning('reference_unread', unreadableMessage(written))];
  const warnings = fault ? [fault] : [];
  if (options.length > 0 && !overlapsAny(ranges, options)) {
    warnings.push(warning('not_the_days_gospel', otherGospelMessage(options)));
  }
  return warnings;
}

const warning = (code: WarningCode, message: string): GospelWarning => ({ code, message });

const unknownBookMessage = (book: string): string =>
  `“${book.trim()}” is not one of the four Gospels: Matthew, Mark, Luke or John.`;

const unreadableMessage = (written: string): string =>
  `We could not read “${written}” as a passage. Verses are written like 26-37, or 1-6, 16-18.`;

const backwardsMessage = 'These verses end before they begin. Are two numbers the wrong way round?';

interface VersePosition {
  chapter: number;
  verse: number;
}

const isBefore = (one: VersePosition, other: VersePosition): boolean =>
  one.chapter < other.chapter || (one.chapter === other.chapter && one.verse < other.verse);

/** `lastVerses` has the number of verses of each chapter. */
export function findFault(
  book: string,
  first: number,
  verses: string,
  lastVerses: readonly number[],
): GospelWarning | null {
  let previous: VersePosition = { chapter: first, verse: 0 };
  let end = 0;
  for (const match of `${first}:${verses}`.matchAll(/(?<!\d)(?:(\d+)\s*[:.]\s*)?(\d+)/g)) {
    const position = { chapter: Number(match[1] ?? previous.chapter), verse: Number(match[2]) };
    const { chapter, verse } = position;
    const isRangeEnd = /^[a-z]*\s*[-–—−]\s*$/i.test(match.input.slice(end, match.index));
    if (isRangeEnd && isBefore(position, previous)) return warning('reference_unread', backwardsMessage);
    const lastVerse = lastVerses[chapter - 1];
    if (lastVerse === undefined)
      return warning(
        'reference_unread',
        `${book} has ${lastVerses.length} chapters: none is numbered ${chapter}.`,
      );
    if (verse > lastVerse)
      return warning(
        'verse_beyond_chapter',
        `${book} ${chapter} ends with verse ${lastVerse}: there is no verse ${verse}.`,
      );
    previous = position;
    end = match.index + match[0].length;
  }
  return null;
}

const overlapsAny = (
  ranges: NonNullable<ReturnType<typeof parseReference>>,
  options: readonly GospelOption[],
): boolean => options.some(({ citation }) => overlap(ranges, parseCitation(citation) ?? []));

const maxNamed = 3;

function otherGospelMessage(options: readonly GospelOption[]): string {
  const names = [...new Set(options.map(({ citation }) => formatCitation(citation)))];
  const named = names.slice(0, maxNamed).join(', or ');
  return `The Gospel of this day is ${named}${names.length > maxNamed ? ', or another' : ''}. Keep yours if you mean it.`;
}
