// Plain text as HTML. Where blank lines separate paragraphs, a single break is a break within one, or only the width of a
// mail, which `withoutLayout` finds. Where there are no blank lines, every line is a paragraph.
import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { isWrapped, wrapWidth } from './wrapped-lines.ts';

export function plainToHtml(text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u2029', '\n')
    .split(blankLines)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''));
  const isLoose = paragraphs.length === 1;
  return paragraphs.flatMap((lines) => groupLines(lines).map((group) => toBlock(group, isLoose))).join('');
}

const blankLines = /\n(?:[^\S\n]*\n)+/;
const quoted = /^(?:> ?)+/;

/** Bullets and numbers before the items of a list, of which there are two at least. */
const bullet = /^\s*(?:[-*+•●·◦○▪■§]|o(?=\t))\s+(?=\S)/;
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/;
const kinds = [
  ['blockquote', quoted],
  ['ul', bullet],
  ['ol', number],
  ['p', /^/],
] as const;

interface Group {
  readonly kind: (typeof kinds)[number][0];
  readonly lines: string[];
}

function groupLines(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const kind = kinds.find(([, sign]) => sign.test(line))?.[0] ?? 'p';
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function toBlock({ kind, lines }: Group, isLoose: boolean): string {
  if (lines.length > 1 && (kind === 'ul' || kind === 'ol')) return toList(kind, lines);
  const isQuote = kind === 'blockquote';
  const paragraphs = toParagraphs(isQuote ? lines.map((line) => line.replace(quoted, '')) : lines, isLoose);
  return isQuote ? `<blockquote>${paragraphs}</blockquote>` : paragraphs;
}

function toParagraphs(lines: readonly string[], isLoose: boolean): string {
  const isApart = isLoose && !isWrapped(lines, wrapWidth([lines]));
  return `<p>${lines.map((line) => toLine(line.trim())).join(isApart ? '</p><p>' : '<br>')}</p>`;
}

function toList(tag: 'ul' | 'ol', lines: readonly string[]): string {
  const first = Number(number.exec(lines[0] ?? '')?.[1] ?? 1);
  const items = lines.map((line) => `<li>${toLine(line.replace(tag === 'ul' ? bullet : number, ''))}</li>`);
  return `<${tag}${first > 1 ? ` start="${first}"` : ''}>${items.join('')}</${tag}>`;
}

/** Signs of Markdown, not just a star in a text. Lists and quotes alone are those of a mail, which keeps its lines. */
const blockSigns = [/^#{1,6} \S/m, /^\|.*\|\s*\n\|[\s:|-]+\|\s*$/m, /^```/m, /^\[\^[^\]\s]+\]: /m];
const inlineSigns = [/\*\*\S[^*\n]*\*\*/, /\[[^[\]\n]+\]\([^[)\s]+\)/];

/** Reading a longer text as Markdown would block the page. */
const maxLength = 100_000;

export function looksLikeMarkdown(text: string): boolean {
  const lines = text.replaceAll('\r\n', '\n');
  return text.length <= maxLength && [...blockSigns, ...inlineSigns].some((sign) => sign.test(lines));
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
