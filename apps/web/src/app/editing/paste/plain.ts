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

/** Text for a field of plain lines: without the breaks that only the width of a mail made. */
export function withoutWidth(text: string): string {
  const paragraphs = text.split(blankLines).map((paragraph) => paragraph.split('\n'));
  const width = getWidth(paragraphs);
  if (width === 0) return text;
  return paragraphs.map((lines) => unwrapLines(lines, width)).join('\n\n');
}

const blankLines = /\n(?:[^\S\n]*\n)+/;
const quoted = /^(?:> ?)+/;
const withoutQuotes = (line: string): string => line.replace(quoted, '');

const getWidth = (paragraphs: readonly (readonly string[])[]): number =>
  wrapWidth(
    paragraphs.map((lines) => lines.map(withoutQuotes)),
    2,
  );

function unwrapLines(lines: readonly string[], width: number): string {
  const bare = lines.map(withoutQuotes);
  const isQuotation = lines.every((line) => quoted.test(line));
  const isMixed = !isQuotation && lines.some((line) => quoted.test(line));
  if (!isWrapped(bare, width) || isMixed) return lines.join('\n');
  return (isQuotation ? '> ' : '') + joinWrapped(bare);
}

const joinWrapped = (lines: readonly string[]): string =>
  lines
    .map((line, at) => line.trim() + (at === lines.length - 1 || hyphenated.test(line.trimEnd()) ? '' : ' '))
    .join('');

/** Bullets and numbers that word processors draw into plain text, with a tab behind them. */
const drawn = /^\s*(?:[•●·]|(?:[o◦○▪■§]|(?:\d{1,3}|[a-z])[.)])(?=\t))\s+(?=\S)/;
/** Typed signs. A list of them has two items at least. */
const typed = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?=\S)/;

interface Group {
  readonly kind: 'text' | 'quote' | 'drawn' | 'typed';
  readonly lines: string[];
}

function groupLines(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const isQuote = quoted.test(line);
    const kind = isQuote ? 'quote' : drawn.test(line) ? 'drawn' : typed.test(line) ? 'typed' : 'text';
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function toBlock({ kind, lines }: Group, isLoose: boolean, width: number): string {
  if (kind === 'drawn') return toList(lines, drawn);
  if (kind === 'typed' && lines.length > 1) return toList(lines, typed);
  const bare = kind === 'quote' ? lines.map(withoutQuotes) : lines;
  const paragraphs = isWrapped(bare, width)
    ? [linkAddresses(joinWrapped(bare))]
    : isLoose
      ? bare.map(toLine)
      : [bare.map((line) => toLine(line.trim())).join('<br>')];
  const inner = paragraphs.map((line) => `<p>${line}</p>`).join('');
  return kind === 'quote' ? `<blockquote>${inner}</blockquote>` : inner;
}

/** A drawn sign tells how far in an item is, a typed one stands as far in as it is. */
function getIndent(marker: string, sign: RegExp): number {
  if (sign === typed) return marker.search(/\S/);
  return /[▪■§]/.test(marker) ? 4 : /[o◦○]\s/.test(marker) ? 2 : 0;
}

/**
 * Written as Word copies lists. Items that are further in, by two at least, are in a list of the item before them.
 */
function toList(lines: readonly string[], sign: RegExp): string {
  const indents: number[] = [];
  const items = lines.map((line) => {
    const [marker = ''] = sign.exec(line) ?? [];
    const indent = getIndent(marker, sign);
    while (indent < (indents.at(-1) ?? 0) - 1) indents.pop();
    if (indents.length === 0 || indent > (indents.at(-1) ?? 0) + 1) indents.push(indent);
    const level = `<p style="mso-list:level${indents.length}">`;
    return `${level}<span style="mso-list:ignore">${marker}</span>${toLine(line.slice(marker.length))}</p>`;
  });
  return items.join('');
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
