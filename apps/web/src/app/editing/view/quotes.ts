const turned: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  '"': ['“', '”'],
  "'": ['‘', '’'],
};

/** A quotation opens behind these and at the beginning of a line. */
const opening = /^$|[\s([{<«“‘—–-]$/;

/** Addresses keep straight quotation marks and hyphens. */
const address = /[a-z]:\/\/|www\./i;

/** The typographic mark for a straight one behind this text. Null for any other sign. */
export function turnedQuote(sign: string, before: string): string | null {
  const pair = turned[sign];
  const word = before.slice(before.lastIndexOf(' ') + 1);
  if (pair === undefined || address.test(word)) return null;
  return opening.test(before) ? pair[0] : pair[1];
}

/** An apostrophe for omitted digits: ’90s. */
const beforeYears = /(?<=^|[\s([{«“—–-])‘(?=\d\d)/g;

/** Whether the text ends in an opening mark and two digits, where an apostrophe is meant. */
export const endInYears = (words: string): boolean => /(?:^|[\s([{«“—–-])‘\d\d$/.test(words);

/** The text with typographic marks for the straight ones in its last `length` characters. */
export function turnedQuotes(text: string, length: number): string {
  const from = text.length - length;
  let written = text.slice(0, from);
  for (const sign of text.slice(from)) written += turnedQuote(sign, written) ?? sign;
  // The digits may have been typed one by one.
  return written.replace(beforeYears, (mark, at: number) => (at > from - 3 ? '’' : mark));
}

/** Whether a dash is meant by the two hyphens at the end of the text, once another sign follows. */
export const endsInDash = (text: string, sign: string): boolean =>
  /(?:^|[^-])--$/.test(text) && /^[^-]$/.test(sign) && !address.test(text.slice(text.lastIndexOf(' ') + 1));
