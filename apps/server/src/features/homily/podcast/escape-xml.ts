const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no parser of XML lets through, escaped or not: a single one, and an app shows nothing of the whole feed. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
