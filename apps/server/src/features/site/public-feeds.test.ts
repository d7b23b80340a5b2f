import { expect, test } from 'vitest';
import { renderJsonFeed, renderRss } from './feeds.ts';

const signOf: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** As strict as a parser of XML is with what we write: tags that match, named entities, letters that may be there. */
function textsIn(xml: string): string[] {
  expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/u);
  expect(xml.isWellFormed()).toBe(true);
  const open: string[] = [];
  const texts: string[] = [];
  const [, body = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n(.*)$/s.exec(xml) ?? [];
  for (const [piece] of body.matchAll(/<[^<>]*>|[^<>]+|./gs)) {
    const [, closing, name = '', , single] =
      /^<(\/?)([a-z:]+)((?: [a-zA-Z:]+="(?:[^<>&"]|&(?:amp|lt|gt|quot|#39);)*")*)(\/?)>$/i.exec(piece) ?? [];
    if (name === '') {
      expect(piece).toMatch(/^(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)*$/);
      texts.push(piece.replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signOf[sign] ?? ''));
    } else if (closing === '/') expect(open.pop()).toBe(name);
    else if (single !== '/') open.push(name);
  }
  expect(open).toEqual([]);
  return texts;
}

// biome-ignore format: a table of characters
const signs = [
  '<', '>', '&', '"', "'", ']]>', '<![CDATA[', '<!--', '-->', '<?x?>', '&amp;', '&#0;', '\u0000', '\u0007', '\u001B',
  '\uFFFE', '\uFFFF', '\uD83D', '\uDD4A', '🕊️', '\u202E', '\u2028', '\t', '\n', 'é', '日本', '</title>', '%3C', '\\',
];
/** 500 titles, each of a few of the signs that break feeds. */
const titles = Array.from({ length: 500 }, (_, at) =>
  [at, at * 7 + 3, at * 13 + 5, at * 29 + 11].map((each) => signs[each % signs.length]).join(`w${at}`),
);

const feedOf = (names: readonly string[]) => ({
  title: 'Wayfare: homilies',
  description: 'How each begins.',
  page: '/homily_preview',
  entries: names.map((title, at) => ({
    id: `homily:${at}`,
    path: `/dashboard/homilies/${at}`,
    title,
    opening: title,
    publishedAt: '2026-11-22T05:00:00.000Z',
    author: title,
  })),
});

test('both feeds escape titles with special characters', () => {
  const feed = feedOf(titles);
  const texts = textsIn(renderRss(feed, 'https://pages.example', '/feeds/homilies.xml'));
  for (const title of titles) {
    const sayable = title.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');
    expect(texts).toContain(sayable);
  }
  const { items } = JSON.parse(renderJsonFeed(feed, 'https://pages.example', '/feeds/homilies.json'));
  expect(items).toHaveLength(500);
});

test('an empty feed is valid, and equal texts produce equal bytes', () => {
  const empty = renderRss(feedOf([]), 'https://pages.example', '/feeds/homilies.xml');
  expect(textsIn(empty)).toContain('How each begins.');
  const [one, again] = [1, 2].map(() => renderRss(feedOf(['A day']), 'https://pages.example', '/x'));
  expect(one).toBe(again);
  expect(one).toContain('<pubDate>Sun, 22 Nov 2026 05:00:00 GMT</pubDate>');
});
