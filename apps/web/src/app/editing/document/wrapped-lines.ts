// Lines that a program broke, and lines that somebody broke. Mail is broken at some 72 letters, wherever a word ends
// there: such breaks mean nothing. A poem, an address and a signature are broken on purpose.

const narrowest = 45;
const widest = 100;

/**
 * How wide the lines of these paragraphs were let become before they were broken; 0 where a person broke them. `enough`
 * is how many broken lines have to bear witness.
 */
export function wrapWidth(paragraphs: readonly (readonly string[])[], enough: number): number {
  const broken = paragraphs.filter((lines) => lines.length > 1);
  // A long address cannot be broken, and tells nothing.
  const width = broken
    .flat()
    .filter((line) => /\S\s+\S/.test(line))
    .reduce((most, line) => Math.max(most, line.length), 0);
  if (width < narrowest || width > widest) return 0;
  const full = broken
    .filter((lines) => isWrapped(lines, width))
    .reduce((sum, { length }) => sum + length - 1, 0);
  return full >= enough ? width : 0;
}

/** Whether no line but the last had room for the first word of the next. */
export const isWrapped = (lines: readonly string[], width: number): boolean =>
  width > 0 &&
  lines.length > 1 &&
  lines.every((line, at) => {
    const [next] = lines[at + 1]?.trimStart().split(/\s/, 1) ?? [];
    return next === undefined || line.trimEnd().length + 1 + next.length > width;
  });

/** Between the two there was one blank, unless a word with a hyphen was broken. */
export const between = (line: string): '' | ' ' => (/\p{L}-$/u.test(line) ? '' : ' ');
