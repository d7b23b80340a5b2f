const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no parser of XML lets through, escaped or not: a single one, and a reader shows nothing of the whole feed. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Any text as it may stand in XML, between tags and in attributes. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
