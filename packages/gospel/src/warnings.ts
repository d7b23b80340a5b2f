import { findReferenceFault, type ReferenceFault } from '#reference/reference-fault.ts';
import { findEvangelist, parseCitation, parseReference } from '#reference/reference-reader.ts';
import { formatCitation } from '#reference/split-citation.ts';
import { overlap } from '#reference/verse-range.ts';
import type { GospelOption } from '#table/option.ts';
import type { GospelBooks } from './gospel-books.ts';

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

export function listWarnings(
  { book, chapter, verse }: ReferenceFields,
  options: readonly GospelOption[],
  books: GospelBooks,
): GospelWarning[] {
  if (chapter === null || book.trim() === '' || verse.trim() === '') return [];
  const written = `${book.trim()} ${chapter}:${verse.trim()}`;
  const evangelist = findEvangelist(book);
  if (!evangelist) return [warning('reference_unread', unknownBookMessage(book))];
  const fault = findReferenceFault(
    chapter,
    verse,
    books[evangelist].map((verses) => verses.length),
  );
  const ranges = parseReference(book, chapter, verse);
  const warnings = fault ? [faultWarning(fault, evangelist)] : [];
  if (!ranges || fault?.kind === 'backwards') {
    return fault ? warnings : [warning('reference_unread', unreadableMessage(written))];
  }
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

function faultWarning(fault: ReferenceFault, book: string): GospelWarning {
  switch (fault.kind) {
    case 'no_such_chapter':
      return warning(
        'reference_unread',
        `${book} has ${fault.lastChapter} chapters: none is numbered ${fault.chapter}.`,
      );
    case 'no_such_verse':
      return warning(
        'verse_beyond_chapter',
        `${book} ${fault.chapter} ends with verse ${fault.lastVerse}: there is no verse ${fault.verse}.`,
      );
    case 'backwards':
      return warning(
        'reference_unread',
        'These verses end before they begin. Are two numbers the wrong way round?',
      );
  }
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
