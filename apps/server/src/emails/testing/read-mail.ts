/** A written mail, as a test reads it. */
const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Everything that leads or reaches out of the mail. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action|background)="([^"]*)"/g)].map(([, address = '']) =>
    unescaped(address),
  );

export const addressesIn = (text: string): string[] => text.match(/\b(?:https?|ftp):\/\/[^\s<>"]+/g) ?? [];

/** What a reader sees: tags away, the head with them. */
export const visibleText = (html: string): string =>
  unescaped(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll('<wbr/>', '')
      .replaceAll(/<[^>]*>/g, ' '),
  ).replaceAll(/\s+/g, ' ');

/** Both twins, as words on one line: what one says the other must say too. */
export const bothTexts = (mail: { readonly html: string; readonly text: string }): string[] => [
  visibleText(mail.html),
  mail.text.replaceAll(/\s+/g, ' '),
];
