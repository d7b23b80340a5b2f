const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** All link and resource addresses. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action|background)="([^"]*)"/g)].map(([, address = '']) =>
    unescaped(address),
  );

export const addressesIn = (text: string): string[] => text.match(/\b(?:https?|ftp):\/\/[^\s<>"]+/g) ?? [];

/** The text of the body, on one line. */
export const visibleText = (html: string): string =>
  unescaped(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll('<wbr/>', '')
      .replaceAll(/<[^>]*>/g, ' '),
  ).replaceAll(/\s+/g, ' ');

/** The text of the HTML and the plain-text version, each on one line. */
export const bothTexts = (mail: { readonly html: string; readonly text: string }): string[] => [
  visibleText(mail.html),
  mail.text.replaceAll(/\s+/g, ' '),
];
