/** Signs that a text was written in Markdown, not merely with a star in it, or quoted as mail quotes. */
const signs = [/^#{1,6} \S/m, /^[-*+] \S.*\n[-*+] \S/m, /^\d+[.)] \S.*\n\d+[.)] \S/m];
const inlineSigns = [/\*\*\S[^*\n]*\*\*/, /\[[^[\]\n]+\]\([^[)\s]+\)/];

/** A text of many sheets. Whatever is longer comes in as it is written: reading it as Markdown would hold the page up. */
export const longestMarkdown = 100_000;

export const looksLikeMarkdown = (text: string): boolean => {
  if (text.length > longestMarkdown) return false;
  const lines = text.replaceAll('\r\n', '\n');
  return [...signs, ...inlineSigns].some((sign) => sign.test(lines));
};
