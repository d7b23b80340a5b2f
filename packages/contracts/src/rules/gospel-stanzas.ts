import { normalizeLineEnds } from './plain-lines.ts';

/** Every line break starts a paragraph; empty lines are ignored. */
export const splitParagraphs = (text: string): string[] =>
  normalizeLineEnds(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** If a Gospel has empty lines, they separate the paragraphs, and single line breaks are lines of verse. */
const splitStanzas = (text: string): string[][] =>
  /\n\s*\n/.test(normalizeLineEnds(text))
    ? normalizeLineEnds(text)
        .split(/\n\s*\n/)
        .map(splitParagraphs)
        .filter((lines) => lines.length > 0)
    : splitParagraphs(text).map((line) => [line]);

/** A Gospel as pages and mails show it: paragraphs of lines, with balanced quotation marks. */
export const toGospelStanzas = (text: string): string[][] =>
  balanceQuotes(splitStanzas(text).map((lines) => lines.join('\n'))).map((stanza) => stanza.split('\n'));

/**
 * Adds the quotation marks that a passage lacks because it begins or ends within a speech, and the opening mark of each
 * paragraph that continues one, as printed books do. Adds none if the text can be read in more than one way. Straight
 * quotation marks are ignored.
 */
export function balanceQuotes(paragraphs: readonly string[]): string[] {
  const balanced = [...paragraphs];
  let isOpen = false;
  /** Paragraphs without marks inside an open quotation. Only a later closing mark shows that they belong to it. */
  let unmarked: number[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const marks = paragraph.match(/[“”]/g) ?? [];
    if (marks.length === 0) {
      if (isOpen) unmarked.push(index);
      continue;
    }
    if (marks[0] === '”' && (isOpen || index === 0))
      for (const each of [...unmarked, index]) balanced[each] = addOpeningMark(paragraphs[each] ?? '');
    unmarked = [];
    isOpen = marks.at(-1) === '“';
  }
  return isOpen && unmarked.length === 0
    ? [...balanced.slice(0, -1), addClosingMark(balanced.at(-1) ?? '')]
    : balanced;
}

const leadingVerseNumber = /^([⁰¹²³⁴⁵⁶⁷⁸⁹]*)/;

const addOpeningMark = (paragraph: string): string => paragraph.replace(leadingVerseNumber, '$1“');

const addClosingMark = (paragraph: string): string =>
  `${paragraph}${isInnerQuoteOpen(paragraph) ? '’' : ''}”`;

/** An apostrophe looks like a closing inner mark, but a letter follows it. */
function isInnerQuoteOpen(text: string): boolean {
  const last = text.lastIndexOf('‘');
  return last !== -1 && !/’(?!\p{L})/u.test(text.slice(last));
}
