// Plain text as HTML. Where blank lines separate paragraphs, a single break is a break within one, or only the width of a
// mail. Where there are no blank lines, every line is a paragraph.
import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { hyphenated, isWrapped, wrapWidth } from './wrapped-lines.ts';

export function plainToHtml(text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u2029', '\n')
    .split(blankLines)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''));
  const width = getWidth(paragraphs);
  const isLoose = paragraphs.length === 1;
  return paragraphs
    .flatMap((lines) => groupLines(lines).map((group) => toBlock(group, isLoose, width)))
    .join('');
}

const blankLines = /\n(?:[^\S\n]*\n)+/;
const quoted = /^(?:> ?)+/;
const withoutQuotes = (line: string): string => line.replace(quoted, '');

const getWidth = (paragraphs: readonly (readonly string[])[]): number =>
  wrapWidth(
    paragraphs.map((lines) => lines.map(withoutQuotes)),
    2,
  );

const joinWrapped = (lines: readonly string[]): string =>
  lines
    .map((line, at) => line.trim() + (at === lines.length - 1 || hyphenated.test(line.trimEnd()) ? '' : ' '))
    .join('');

/** Bullets and numbers before the items of a list, of which there are two at least. */
const marker = /^\s*(?:[-*+•●·◦○▪■§]|o(?=\t)|(\d{1,3})[.)])\s+(?=\S)/;

interface Group {
  readonly kind: 'text' | 'quote' | 'list';
  readonly lines: string[];
}

function groupLines(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const kind = quoted.test(line) ? 'quote' : marker.test(line) ? 'list' : 'text';
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function toBlock({ kind, lines }: Group, isLoose: boolean, width: number): string {
  if (kind === 'list' && lines.length > 1) return toList(lines);
  const bare = kind === 'quote' ? lines.map(withoutQuotes) : lines;
  const paragraphs = isWrapped(bare, width)
    ? [linkAddresses(joinWrapped(bare))]
    : isLoose
      ? bare.map(toLine)
      : [bare.map((line) => toLine(line.trim())).join('<br>')];
  const inner = paragraphs.map((line) => `<p>${line}</p>`).join('');
  return kind === 'quote' ? `<blockquote>${inner}</blockquote>` : inner;
}

interface Item {
  readonly depth: number;
  readonly tag: 'ul' | 'ol';
  /** The first number of an ordered list. */
  readonly start: number;
  readonly html: string;
}

function toItem(line: string): Item {
  const [start = '', number] = marker.exec(line) ?? [];
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  return {
    depth: indent.replaceAll('\t', '    ').length,
    tag: number === undefined ? 'ul' : 'ol',
    start: Number(number) || 1,
    html: toLine(line.slice(start.length)),
  };
}

/** Items that are further in, by two at least, are in a list of the item before them. */
function toList(lines: readonly string[]): string {
  const open: Item[] = [];
  const parts: string[] = [];
  const close = () => parts.push(`</li></${open.pop()?.tag}>`);
  for (const item of lines.map(toItem)) {
    while (open.length > 0 && item.depth < (open.at(-1)?.depth ?? 0) - 1) close();
    const last = open.at(-1);
    const isNext = last !== undefined && item.depth <= last.depth + 1;
    if (isNext && last.tag === item.tag) parts.push('</li><li>', item.html);
    else {
      if (isNext) close();
      parts.push(`<${item.tag}${item.start > 1 ? ` start="${item.start}"` : ''}><li>`, item.html);
      open.push(item);
    }
  }
  while (open.length > 0) close();
  return parts.join('');
}

/** Line separators within a line are breaks, and addresses become links. */
const toLine = (line: string): string => normalizeLineEnds(line).split('\n').map(linkAddresses).join('<br>');

const linkAddresses = (line: string): string =>
  escapeHtml(line).replaceAll(
    /\bhttps?:\/\/[^\s<>]*[^\s<>.,;:!?)\]’”]/g,
    (address) => `<a href="${address}">${address}</a>`,
  );

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
