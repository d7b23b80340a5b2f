import { findFault, type ReferenceFault } from '#reference/reference-fault.ts';
import { findEvangelist, parseCitation, parseReference } from '#reference/reference-reader.ts';
import { writtenOut } from '#reference/split-citation.ts';
import { overlap } from '#reference/verse-range.ts';
import type { GospelOption } from '#table/option.ts';
import type { GospelBooks } from '#text/gospel-books.ts';

export type WarningCode = 'reference_unread' | 'verse_beyond_chapter' | 'not_the_days_gospel';

/** For an editor to read; never a reason not to save. */
export interface GospelWarning {
  code: WarningCode;
  message: string;
}

/** A reference as it stands in a form: fields may still be empty. */
export interface WrittenReference {
  book: string;
  chapter: number | null;
  verse: string;
}

export function warningsFor(
  { book, chapter, verse }: WrittenReference,
  options: readonly GospelOption[],
  books: GospelBooks,
): GospelWarning[] {
  // Somebody is still typing.
  if (chapter === null || book.trim() === '' || verse.trim() === '') return [];
  const written = `${book.trim()} ${chapter}:${verse.trim()}`;
  const evangelist = findEvangelist(book);
  if (!evangelist) return [warning('reference_unread', noGospel(book))];
  const fault = findFault(
    chapter,
    verse,
    books[evangelist].map((verses) => verses.length),
  );
  const ranges = parseReference(book, chapter, verse);
  const warnings = fault ? [faultWarning(fault, evangelist)] : [];
  if (!ranges || fault?.kind === 'backwards') {
    return fault ? warnings : [warning('reference_unread', unread(written))];
  }
  if (options.length > 0 && !isAmong(ranges, options)) {
    warnings.push(warning('not_the_days_gospel', another(options)));
  }
  return warnings;
}

const warning = (code: WarningCode, message: string): GospelWarning => ({ code, message });

const noGospel = (book: string): string =>
  `“${book.trim()}” is not one of the four Gospels: Matthew, Mark, Luke or John.`;

const unread = (written: string): string =>
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

const isAmong = (
  ranges: NonNullable<ReturnType<typeof parseReference>>,
  options: readonly GospelOption[],
): boolean => options.some(({ citation }) => overlap(ranges, parseCitation(citation) ?? []));

const mostNamed = 3;

function another(options: readonly GospelOption[]): string {
  const names = [...new Set(options.map(({ citation }) => writtenOut(citation)))];
  const named = names.slice(0, mostNamed).join(', or ');
  return `The Gospel of this day is ${named}${names.length > mostNamed ? ', or another' : ''}. Keep yours if you mean it.`;
}
