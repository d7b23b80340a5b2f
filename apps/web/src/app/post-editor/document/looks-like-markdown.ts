/** Signs that a text was written in Markdown, not merely with a star in it. */
const signs = [/^#{1,6} \S/m, /^[-*+] \S.*\n[-*+] \S/m, /^\d+[.)] \S.*\n\d+[.)] \S/m, /^> \S/m];
const inlineSigns = [/\*\*\S[^*\n]*\*\*/, /\[[^[\]\n]+\]\([^[)\s]+\)/];

export const looksLikeMarkdown = (text: string): boolean => {
  const lines = text.replaceAll('\r\n', '\n');
  return [...signs, ...inlineSigns].some((sign) => sign.test(lines));
};
