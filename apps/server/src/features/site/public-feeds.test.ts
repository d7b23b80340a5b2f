import { expect, test } from 'vitest';
import { renderJsonFeed, renderRss } from './feeds.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A strict parser for the XML that feeds use. */
function parseTexts(xml: string): string[] {
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
      texts.push(piece.replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => entities[sign] ?? ''));
    } else if (closing === '/') expect(open.pop()).toBe(name);
    else if (single !== '/') open.push(name);
  }
  expect(open).toEqual([]);
  return texts;
}

// biome-ignore format: a table of characters
const fragments = [
  '<', '>', '&', '"', "'", ']]>', '<![CDATA[', '<!--', '-->', '<?x?>', '&amp;', '&#0;', '\u0000', '\u0007', '\u001B',
  '\uFFFE', '\uFFFF', '\uD83D', '\uDD4A', '🕊️', '\u202E', '\u2028', '\t', '\n', 'é', '日本', '</title>', '%3C', '\\',
];
const titles = Array.from({ length: 500 }, (_, at) =>
  [at, at * 7 + 3, at * 13 + 5, at * 29 + 11]
    .map((each) => fragments[each % fragments.length])
    .join(`w${at}`),
);

const createFeed = (names: readonly string[]) => ({
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
  const feed = createFeed(titles);
  const texts = parseTexts(renderRss(feed, 'https://pages.example', '/feeds/homilies.xml'));
  for (const title of titles)
    expect(texts).toContain(title.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ''));
  const { items } = JSON.parse(renderJsonFeed(feed, 'https://pages.example', '/feeds/homilies.json'));
  expect(items).toHaveLength(500);
});

test('an empty feed is valid, and equal texts produce equal bytes', () => {
  const empty = renderRss(createFeed([]), 'https://pages.example', '/feeds/homilies.xml');
  expect(parseTexts(empty)).toContain('How each begins.');
  const [first, second] = [1, 2].map(() => renderRss(createFeed(['A day']), 'https://pages.example', '/x'));
  expect(first).toBe(second);
  expect(first).toContain('<pubDate>Sun, 22 Nov 2026 05:00:00 GMT</pubDate>');
});
