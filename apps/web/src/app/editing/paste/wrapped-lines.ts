// Mail programs wrap lines at some 72 characters, wherever a word ends. Such breaks mean nothing. In a poem, an address or
// a signature the breaks are meant.

const minWidth = 45;
const maxWidth = 100;

/** Fewer wrapped lines may be chance. */
const minWrapped = 2;

/** The width at which these paragraphs were wrapped; 0 if a person broke them. */
export function wrapWidth(paragraphs: readonly (readonly string[])[]): number {
  const broken = paragraphs.filter((lines) => lines.length > 1);
  // A long address cannot be wrapped.
  const width = broken
    .flat()
    .filter((line) => /\S\s+\S/.test(line))
    .reduce((longest, line) => Math.max(longest, line.length), 0);
  if (width < minWidth || width > maxWidth) return 0;
  const count = broken
    .filter((lines) => isWrapped(lines, width))
    .reduce((sum, { length }) => sum + length - 1, 0);
  return count >= minWrapped ? width : 0;
}

/** Whether no line but the last has room for the first word of the next. */
export const isWrapped = (lines: readonly string[], width: number): boolean =>
  width > 0 &&
  lines.length > 1 &&
  lines.every((line, at) => {
    const [next] = lines[at + 1]?.trimStart().split(/\s/, 1) ?? [];
    return next === undefined || line.trimEnd().length + 1 + next.length > width;
  });

/** A line that was wrapped behind a hyphen goes on without a space. */
export const hyphenated = /\p{L}-$/u;
