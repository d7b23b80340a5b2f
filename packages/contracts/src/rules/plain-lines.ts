/** Line ends besides '\n': word processors copy a soft line break as a vertical tab, others as Unicode separators. */
const otherLineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Other line ends are invisible in browsers and would join words. */
export const normalizeLineEnds = (text: string): string => text.replaceAll(otherLineEnds, '\n');

/** Unicode NFC, with single spaces and none at the ends. */
export const normalizeLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
