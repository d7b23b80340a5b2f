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
