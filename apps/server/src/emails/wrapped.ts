/** As wide as a letter that was typed: narrow enough to be quoted in an answer. */
const width = 72;

/** A paragraph of a plain-text mail in lines. What is longer than a line and has no joint, as an address, stays whole. */
export function wrapped(paragraph: string, before = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/[^\S\u00A0]+/)) {
    if (line !== '' && before.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => before + each).join('\n');
}
