/** What ends a line besides '\n': word processors copy a soft line break as a vertical tab, others as Unicode's own. */
const otherEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Every line ended in the one way that shows: the other ends are not seen, and would glue words together. */
export const plainLines = (text: string): string => text.replaceAll(otherEnds, '\n');

/** One spelling for one line: letters composed, one space between words and none around them. */
export const tidyLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
