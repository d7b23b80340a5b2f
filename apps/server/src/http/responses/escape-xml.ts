const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML forbids even when escaped. One of them makes the whole feed unreadable. */
const invalidCharacters = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Escapes text for XML content and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(invalidCharacters, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
