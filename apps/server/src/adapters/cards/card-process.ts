// One process per card: drawing would block the server for a tenth of a second, and the library does not return its
// memory before the process ends.

import sharp from 'sharp';
import type { CardData, DayCard, PodcastCard, PostCard } from './cards.ts';
import letters from './letters.json' with { type: 'json' };

type FontName = 'display' | 'sans';
interface Font {
  /** By letter: advance and outline in thousandths of the font size, y axis upwards. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  readonly kern: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of this project; JSON gives its tuples as arrays
const fonts = letters as unknown as Readonly<Record<FontName, Font>> & {
  readonly figures: Font['glyphs'];
  readonly map: readonly { readonly d: string; readonly main: boolean }[];
};
/** The figures of the large date use a finer grid. */
const figureUnits = 2_000;

const night = { ground: '#0e2f3d', contour: '#1b4a5b', ink: '#e7eeea', soft: '#a3b6b9' };
const paper = { ground: '#f3f7f5', sheet: '#ffffff', ink: '#0e2b38', soft: '#455c66' };
const paint = { white: '#ebc46a', green: '#8fd1a1', violet: '#ccadec', rose: '#f1a8c3', red: '#f49f95' };
const green = { text: '#23683a', paint: '#3c9257' };

interface Style {
  readonly font: FontName;
  readonly size: number;
  readonly fill: string;
}

/** Letters missing from the font lose their accent or are left out. */
function toGlyphs(text: string, { glyphs }: Font): string[] {
  const plain = (letter: string) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return Array.from(text.normalize('NFC')).flatMap((letter) =>
    letter in glyphs ? [letter] : Array.from(plain(letter)).filter((each) => each in glyphs),
  );
}

/** The position of each letter in a line, and the width of the line. */
function measure(text: string, { font: name, size }: Pick<Style, 'font' | 'size'>) {
  const font = fonts[name];
  const all = toGlyphs(text, font);
  let at = 0;
  const placed = all.map((letter, index) => {
    const [advance, outline] = font.glyphs[letter] ?? [0, ''];
    const x = at;
    at += advance + (font.kern[letter]?.[all[index + 1] ?? ''] ?? 0);
    return { x, outline };
  });
  return { placed, width: (at * size) / 1_000 };
}

function line(text: string, x: number, y: number, style: Style): string {
  const scale = style.size / 1_000;
  const outlines = measure(text, style).placed.map(({ x, outline }) =>
    outline === '' ? '' : `<path transform="translate(${x} 0)" d="${outline}"/>`,
  );
  return `<g fill="${style.fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/** The fewest lines that fit the width, as even as possible. */
function wrapEvenly(text: string, width: number, style: Pick<Style, 'font' | 'size'>): string[] {
  const wrap = (maxWidth: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ').filter(Boolean)) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && measure(longer, style).width <= maxWidth) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const fewest = wrap(width);
  let even = fewest;
  for (let narrower = width - 10; narrower > width / 3; narrower -= 10) {
    const lines = wrap(narrower);
    if (lines.length > fewest.length || lines.some((each) => measure(each, style).width > width)) break;
    even = lines;
  }
  return even;
}

interface Box {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly width: number;
  readonly font: FontName;
  readonly fill: string;
  /** Largest first. The first that fits is used. */
  readonly sizes: readonly number[];
  readonly maxLines: number;
  readonly leading: number;
}

function block(text: string, box: Box): { svg: string; foot: number } {
  const { x, y, width, font, fill, sizes, maxLines, leading } = box;
  const fits = (size: number) => {
    const lines = wrapEvenly(text, width, { font, size });
    return lines.length <= maxLines && lines.every((each) => measure(each, { font, size }).width <= width);
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 30;
  const all = wrapEvenly(text, width, { font, size });
  const lines = all.slice(0, maxLines);
  const last = lines.at(-1);
  if (last !== undefined && all.length > maxLines) lines[lines.length - 1] = `${last} …`;
  const step = size * leading;
  const svg = lines.map((each, index) => line(each, x, y + index * step, { font, size, fill })).join('');
  return { svg, foot: y + Math.max(0, lines.length - 1) * step };
}

const oneLine = { maxLines: 1, leading: 1.2 } as const;

const head = (color: string, ink: string, ground: string): string =>
  `<path fill="${ink}" d="M0 0h1200v16H0z"/><path fill="${ground}" d="M0 16h1200v6H0z"/>` +
  `<path fill="${color}" d="M0 22h1200v16H0z"/>`;

const blaze = (x: number, y: number, ink: string, color: string): string =>
  `<path fill="${ink}" d="M${x} ${y}h34v11h-34z"/><path fill="${color}" d="M${x} ${y + 15}h34v11h-34z"/>`;

/** The name of the site, right-aligned, with the logo before it. */
function brand(siteName: string, ink: string, color: string): string {
  const style = { font: 'display', size: 35, fill: ink } as const;
  const x = Math.max(600, 1_144 - measure(siteName, style).width);
  return (
    `<g transform="translate(${x - 52} 546) scale(1.36)"><path fill="${ink}" d="M1.4 2.4 26.5 1l.9 8.9L.6 10.6z"/>` +
    `<path fill="${color}" d="m.8 13.9 26-.8-.4 9.2L1.7 23z"/></g>${line(siteName, x, 574, style)}`
  );
}

function numeral(figure: string): string {
  const scale = 560 / figureUnits;
  let at = 0;
  return Array.from(figure)
    .map((each) => {
      const [advance, outline] = fonts.figures[each] ?? [0, ''];
      const svg = `<path transform="translate(${46 + at * scale} 532) scale(${scale} ${-scale})" d="${outline}"/>`;
      at += advance - figureUnits * 0.05;
      return svg;
    })
    .join('');
}

function dayCard({ siteName, color, figure, date, colorLabel, feast, title }: DayCard): string {
  const accent = paint[color];
  const map = fonts.map.map(({ d, main }) => `<path d="${d}"${main ? ' stroke-width="2.4"' : ''}/>`).join('');
  const column = { x: 680, width: 464 } as const;
  const name = block(feast, {
    ...column,
    y: 286,
    font: 'display',
    fill: night.ink,
    sizes: [60, 54, 46, 40],
    maxLines: title === '' ? 4 : 3,
    leading: 1.06,
  });
  const below = block(title, {
    ...column,
    y: name.foot + 58,
    font: 'display',
    fill: night.soft,
    sizes: [33, 29],
    maxLines: name.foot < 360 ? 3 : 2,
    leading: 1.24,
  });
  return (
    `<rect width="1200" height="630" fill="${night.ground}"/>` +
    `<svg width="1200" height="630" viewBox="0 0 1280 600" preserveAspectRatio="xMaxYMid slice"><g fill="none" stroke="${night.contour}" stroke-width="1.6">${map}</g></svg>` +
    head(accent, night.ink, night.ground) +
    `<g fill="${night.ink}">${numeral(figure)}</g>` +
    block(date, { ...column, ...oneLine, y: 140, font: 'sans', fill: night.ink, sizes: [29, 26] }).svg +
    blaze(680, 163, night.ink, accent) +
    block(colorLabel, {
      ...oneLine,
      x: 730,
      y: 187,
      width: 414,
      font: 'sans',
      fill: accent,
      sizes: [29, 26, 23, 20],
    }).svg +
    name.svg +
    below.svg +
    brand(siteName, night.ink, accent)
  );
}

/** Replaces CSS variables, which sharp does not support. */
function replaceVariables(picture: string): string {
  const colors: Readonly<Record<string, string>> = {
    sheet: paper.sheet,
    ink: paper.ink,
    'ink-soft': paper.soft,
    ground: paper.ground,
    blaze: green.paint,
  };
  return removeDarkMode(picture).replaceAll(
    /var\(--([a-z-]+)\)/g,
    (_, name: string) => colors[name] ?? paper.ink,
  );
}

/** Removes the media rule with the dark colors. */
function removeDarkMode(picture: string): string {
  const from = picture.indexOf('@media');
  return from === -1 ? picture : picture.slice(0, from) + picture.slice(picture.indexOf('}}', from) + 2);
}

function art(picture: string): string {
  const inner = replaceVariables(picture).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const depth = Number(/viewBox="0 0 480 (\d+)"/.exec(picture)?.[1] ?? 420);
  return (
    `<path fill="${paper.sheet}" d="M0 38h540v592H0z"/>` +
    `<svg y="38" width="540" height="592" viewBox="0 0 480 ${depth}" preserveAspectRatio="xMidYMid slice" class="art">${inner}</svg>`
  );
}

function postCard({ siteName, kicker, category, title, byLine, picture }: PostCard): string {
  const column = { x: 600, width: 544 } as const;
  const name = block(title, {
    ...column,
    y: category === '' ? 230 : 276,
    font: 'display',
    fill: paper.ink,
    sizes: [66, 56, 48],
    maxLines: 4,
    leading: 1.06,
  });
  const below = block(byLine, {
    ...column,
    ...oneLine,
    y: Math.min(name.foot + 60, 520),
    font: 'display',
    fill: paper.soft,
    sizes: [33, 28, 24],
  });
  return (
    `<rect width="1200" height="630" fill="${paper.ground}"/>` +
    art(picture) +
    head(green.paint, paper.ink, paper.ground) +
    block(kicker, { ...column, ...oneLine, y: 140, font: 'sans', fill: paper.ink, sizes: [29, 25] }).svg +
    (category === ''
      ? ''
      : blaze(600, 163, paper.ink, green.paint) +
        block(category, {
          ...oneLine,
          x: 650,
          y: 187,
          width: 494,
          font: 'sans',
          fill: green.text,
          sizes: [29, 25],
        }).svg) +
    name.svg +
    below.svg +
    brand(siteName, paper.ink, green.paint)
  );
}

/** Apps round the corners and show it very small. */
function podcastCard({ siteName, line: tagline }: PodcastCard): string {
  const map = fonts.map.map(({ d, main }) => `<path d="${d}"${main ? ' stroke-width="2.6"' : ''}/>`).join('');
  const column = { x: 130, width: 1_240, font: 'display' } as const;
  const name = block(siteName, {
    ...column,
    y: 1_050,
    fill: night.ink,
    sizes: [250, 210, 170, 140, 110],
    maxLines: 2,
    leading: 1.02,
  });
  const below = block(tagline, {
    ...column,
    y: name.foot + 165,
    fill: night.soft,
    sizes: [84, 70],
    maxLines: 2,
    leading: 1.1,
  });
  return (
    `<rect width="1500" height="1500" fill="${night.ground}"/>` +
    `<svg width="1500" height="1500" viewBox="0 0 1280 600" preserveAspectRatio="xMaxYMid slice"><g fill="none" stroke="${night.contour}" stroke-width="1.8">${map}</g></svg>` +
    `<g transform="translate(125 190) scale(19)"><path fill="${night.ink}" d="M1.4 2.4 26.5 1l.9 8.9L.6 10.6z"/>` +
    `<path fill="${paint.green}" d="m.8 13.9 26-.8-.4 9.2L1.7 23z"/></g>` +
    name.svg +
    below.svg
  );
}

/** An SVG in which all text is outlines, so that it does not depend on installed fonts. */
function drawCard(card: CardData): string {
  const [width, height] = card.kind === 'podcast' ? [1_500, 1_500] : [1_200, 630];
  const svg = card.kind === 'day' ? dayCard(card) : card.kind === 'post' ? postCard(card) : podcastCard(card);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
}

sharp.concurrency(1);

process.once('message', (card: CardData) => {
  void sharp(Buffer.from(drawCard(card)))
    .flatten()
    .png({ palette: card.kind !== 'podcast', compressionLevel: 9 })
    .toBuffer()
    .then((png) => process.send?.(png, () => process.disconnect?.()));
});
