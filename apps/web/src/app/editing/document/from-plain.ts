import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { type Block, type Inline, lineBreak, textRun, tidyBlocks } from './blocks.ts';
import { withoutOddSpaces } from './hard-spaces.ts';
import { type IndentedItem, nestedLists } from './nested-lists.ts';
import { between, isWrapped, wrapWidth } from './wrapped-lines.ts';

/**
 * Words that came without any looks. Where an empty line parts the paragraphs, a single break is a break within one,
 * or nothing but the width of a mail; where there is no empty line, every line is a paragraph.
 */
export function blocksFromPlain(text: string): Block[] {
  const sheet = text.replaceAll(/\r\n?/g, '\n').replaceAll('\u2029', '\n');
  // What is broken softly is no end of a paragraph.
  const paragraphs = sheet
    .split(emptyLines)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''));
  const isLoose = paragraphs.length === 1;
  const width = widthOf(paragraphs);
  const blocks = paragraphs.flatMap((lines) =>
    groupsOf(lines).flatMap((group) => read(group, isLoose, width)),
  );
  return tidyBlocks(withoutOddSpaces(blocks));
}

const widthOf = (paragraphs: readonly (readonly string[])[]): number =>
  wrapWidth(
    paragraphs.map((lines) => lines.map(withoutQuotes)),
    2,
  );

/** The same text without the breaks that only the width of a mail made. */
export function withoutWidth(text: string): string {
  const paragraphs = text.split(emptyLines).map((paragraph) => paragraph.split('\n'));
  const width = widthOf(paragraphs);
  if (width === 0) return text;
  return paragraphs.map((lines) => joined(lines, width)).join('\n\n');
}

function joined(lines: readonly string[], width: number): string {
  const bare = lines.map(withoutQuotes);
  const isQuotation = lines.every((line) => quoted.test(line));
  if (!isWrapped(bare, width) || (!isQuotation && lines.some((line) => quoted.test(line))))
    return lines.join('\n');
  const words = bare.map((line, at) => line.trim() + (at === bare.length - 1 ? '' : between(line.trimEnd())));
  return `${isQuotation ? '> ' : ''}${words.join('')}`;
}

type Kind = 'text' | 'quote' | 'list';

interface Group {
  readonly kind: Kind;
  readonly lines: string[];
}

/** The bullets and numbers that word processors draw into plain words, with a tab behind them. */
const drawn = /^\s*(?:([•●·])|([o◦○])(?=\t)|([▪■§])(?=\t)|(\d{1,3}|[a-z])[.)](?=\t))\s+(?=\S)/;
const quoted = /^(?:> ?)+/;
const emptyLines = /\n(?:[^\S\n]*\n)+/;
const withoutQuotes = (line: string): string => line.replace(quoted, '');

const kindOf = (line: string): Kind => (quoted.test(line) ? 'quote' : drawn.test(line) ? 'list' : 'text');

function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function read({ kind, lines }: Group, isLoose: boolean, width: number): Block[] {
  if (kind === 'list') return nestedLists(lines.map(itemOf)).map((list): Block => ({ kind: 'list', list }));
  const tag = kind === 'quote' ? 'quote' : 'p';
  const bare = kind === 'quote' ? lines.map(withoutQuotes) : lines;
  const paragraph = (inlines: readonly Inline[]): Block => ({ kind: 'text', tag, inlines });
  if (isWrapped(bare, width)) return [paragraph(together(bare, (line) => [textRun(between(line))]))];
  if (isLoose) return bare.map((line) => paragraph(inlinesOf(line)));
  return [paragraph(together(bare, () => [lineBreak]))];
}

function itemOf(line: string): IndentedItem {
  const [sign = '', , inner, innermost, number] = drawn.exec(line) ?? [];
  const depth = inner === undefined ? (innermost === undefined ? 0 : 4) : 2;
  return { depth, isOrdered: number !== undefined, inlines: inlinesOf(line.slice(sign.length)) };
}

const together = (lines: readonly string[], joint: (before: string) => Inline[]): Inline[] =>
  lines.flatMap((line, at) => [
    ...(at === 0 ? [] : joint(lines[at - 1]?.trimEnd() ?? '')),
    ...inlinesOf(line.trim()),
  ]);

const inlinesOf = (line: string): Inline[] =>
  normalizeLineEnds(line)
    .split('\n')
    .flatMap((part, at) => [...(at === 0 ? [] : [lineBreak]), textRun(part)]);
