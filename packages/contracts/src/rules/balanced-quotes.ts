const afterVerseNumber = /^([⁰¹²³⁴⁵⁶⁷⁸⁹]*)/;

const opened = (paragraph: string): string => paragraph.replace(afterVerseNumber, '$1“');

/**
 * Paragraphs as printed books set them: a passage that begins in the middle of somebody's words gets the mark that
 * opens them, one that ends there the mark that closes them, and so does each paragraph in which they go on. Only where
 * no other reading is left; the text that is kept stays as it is, and straight marks say nothing.
 */
export function withBalancedQuotes(paragraphs: readonly string[]): string[] {
  const shown = [...paragraphs];
  let isOpen = false;
  /** Since words were opened: paragraphs without any mark. Only a closing one says that they belong to them. */
  let unmarked: number[] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const marks = paragraph.match(/[“”]/g) ?? [];
    if (marks.length === 0) {
      if (isOpen) unmarked.push(at);
      continue;
    }
    if (marks[0] === '”' && (isOpen || at === 0))
      for (const each of [...unmarked, at]) shown[each] = opened(paragraphs[each] ?? '');
    unmarked = [];
    isOpen = marks.at(-1) === '“';
  }
  return isOpen && unmarked.length === 0 ? [...shown.slice(0, -1), closed(shown.at(-1) ?? '')] : shown;
}

const closed = (paragraph: string): string => `${paragraph}${isInnerOpen(paragraph) ? '’' : ''}”`;

/** Whether words within the words are still open: the mark that closes them has no letter after it, as an apostrophe has. */
function isInnerOpen(text: string): boolean {
  const last = text.lastIndexOf('‘');
  return last !== -1 && !/’(?!\p{L})/u.test(text.slice(last));
}
