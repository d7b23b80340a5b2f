const marks: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  '"': ['“', '”'],
  "'": ['‘', '’'],
};

/** A quotation opens behind these and at the beginning of a line. */
const opening = /^$|[\s([{<«“‘—–-]$/;

/** Addresses keep straight quotation marks and hyphens. */
const isInAddress = (text: string): boolean =>
  /[a-z]:\/\/|www\./i.test(text.slice(text.lastIndexOf(' ') + 1));

function turnQuote(sign: string, before: string): string {
  const pair = marks[sign];
  if (pair === undefined || isInAddress(before)) return sign;
  return opening.test(before) ? pair[0] : pair[1];
}

/** The whole text, with typographic marks for the straight ones in what is inserted behind `before`. */
export function typeset(before: string, inserted: string): string {
  // Two hyphens are a dash once another sign follows.
  const isDash = /(?:^|[^-])--$/.test(before) && /^[^-]$/.test(inserted) && !isInAddress(before);
  let text = isDash ? `${before.slice(0, -2)}—` : before;
  for (const sign of inserted) text += turnQuote(sign, text);
  return text;
}
