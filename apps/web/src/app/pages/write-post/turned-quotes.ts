const turned: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  '"': ['“', '”'],
  "'": ['‘', '’'],
};

/** Behind these, and at the beginning of a line, a quotation begins. */
const opening = /^$|[\s([{<«“‘—–-]$/;

/** Somebody writes an address, which has none but straight ones. */
const address = /[a-z]:\/\/|www\./i;

/** The quotation mark that is meant by a straight one behind these words; null for any other sign. */
export function turnedQuote(sign: string, before: string): string | null {
  const pair = turned[sign];
  const word = before.slice(before.lastIndexOf(' ') + 1);
  if (pair === undefined || address.test(word)) return null;
  return opening.test(before) ? pair[0] : pair[1];
}

/** A mark that opens nothing, but stands for what was left off: ’90s. */
const beforeYears = /(?<=^|[\s([{«“—–-])‘(?=\d\d)/g;

/** Whether these words end in one that was taken for a quotation mark, and the two digits behind it. */
export const endInYears = (words: string): boolean => /(?:^|[\s([{«“—–-])‘\d\d$/.test(words);

/** The same words, with every straight quotation mark of the last `length` letters turned. */
export function turnedQuotes(text: string, length: number): string {
  const from = text.length - length;
  let written = text.slice(0, from);
  for (const sign of text.slice(from)) written += turnedQuote(sign, written) ?? sign;
  // Its digits may have been written by themselves.
  return written.replace(beforeYears, (mark, at: number) => (at > from - 3 ? '’' : mark));
}
