import { sanitizeLink } from '@wayfare/contracts/rules/links';
import { type Block, type Inline, lineBreak, type TextTag, textRun, tidyBlocks } from './blocks.ts';
import { nestedLists } from './nested-lists.ts';

/** The part of Markdown that a post can say. */
export function blocksFromMarkdown(text: string): Block[] {
  const reader = new Reader();
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) reader.read(line);
  reader.end();
  return tidyBlocks(reader.blocks);
}

interface Item {
  readonly depth: number;
  readonly isOrdered: boolean;
  text: string;
}

class Reader {
  readonly blocks: Block[] = [];
  private lines: string[] = [];
  private tag: TextTag = 'p';
  private items: Item[] = [];

  read(line: string): void {
    if (line.trim() === '') this.readBlank();
    else if (!(this.readRule(line) || this.readHeading(line) || this.readItem(line) || this.readMore(line)))
      this.readText(line);
  }

  end(): void {
    if (this.lines.length > 0)
      this.blocks.push({ kind: 'text', tag: this.tag, inlines: inlinesOf(this.lines.join('\n')) });
    const items = this.items.map((item) => ({ ...item, inlines: inlinesOf(item.text) }));
    this.blocks.push(...nestedLists(items).map((list): Block => ({ kind: 'list', list })));
    this.lines = [];
    this.items = [];
  }

  /** Between the items of a list there may be empty lines. */
  private readBlank(): void {
    if (this.items.length === 0) this.end();
  }

  private readRule(line: string): boolean {
    if (!/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) return false;
    this.end();
    this.blocks.push({ kind: 'rule' });
    return true;
  }

  private readHeading(line: string): boolean {
    const [, hashes, heading = ''] = /^(#{1,6})\s+(\S.*)?$/s.exec(line) ?? [];
    if (hashes === undefined) return false;
    this.end();
    const tag = hashes.length <= 2 ? 'h2' : hashes.length === 3 ? 'h3' : 'h4';
    // Hashes may end it as well, behind a blank: the one of C# is its own.
    const inlines = inlinesOf(heading.trimEnd().replace(/(?<!\s)\s+#+$/, ''));
    this.blocks.push({ kind: 'text', tag, inlines });
    return true;
  }

  private readItem(line: string): boolean {
    const [, indent = '', bullet, text = ''] = /^(\s*)([-*+]|\d{1,9}[.)])\s+(\S.*)?$/s.exec(line) ?? [];
    if (bullet === undefined) return false;
    if (this.lines.length > 0) this.end();
    const depth = indent.replaceAll('\t', '    ').length;
    this.items.push({ depth, isOrdered: /\d/.test(bullet), text });
    return true;
  }

  private readMore(line: string): boolean {
    const last = this.items.at(-1);
    if (last === undefined || !/^\s/.test(line)) return false;
    last.text += `\n${line.trim()}`;
    return true;
  }

  private readText(line: string): void {
    const [, quoted] = /^>\s?(.*)$/.exec(line) ?? [];
    const tag = quoted === undefined ? 'p' : 'quote';
    if (this.items.length > 0 || tag !== this.tag || quoted === '') this.end();
    this.tag = tag;
    if (quoted !== '') this.lines.push(quoted ?? line);
  }
}

/** Every stretch has a longest, so that a long text full of signs that are never closed is read at once all the same. */
const inlinePattern =
  /(?<image>!\[(?<alt>[^\]\n]{0,500})\]\([^[)\s]{0,2000}\))|\[(?<label>[^\]\n]{1,500})\]\((?<href>[^[)\s]{1,2000})(?:\s+"[^"]{0,500}")?\)|(?<both>\*\*\*|___)(?=\S)(?<strongest>.{1,2000}?)(?<=\S)\k<both>|(?<strong>\*\*|__)(?=\S)(?<bold>.{1,2000}?)(?<=\S)\k<strong>|(?<em>\*|(?<![\w])_)(?=\S)(?<slanted>.{1,2000}?)(?<=\S)\k<em>(?!\w)|(?<code>`)(?<plain>[^`\n]{1,2000})`|(?<hard>(?:(?<! ) {2,}|\\)\n)|\\(?<sign>[\\`*_{}[\]()#+\-.!>])/gs;

function inlinesOf(text: string, isStrong = false, isEmphasis = false): Inline[] {
  const inlines: Inline[] = [];
  // A text full of signs that only stand for themselves is one stretch of words, not as many as it has signs.
  const add = (piece: Inline): void => {
    const last = inlines.at(-1);
    const goesOn =
      piece.kind === 'text-run' &&
      last?.kind === 'text-run' &&
      last.isStrong === piece.isStrong &&
      last.isEmphasis === piece.isEmphasis;
    if (goesOn) inlines[inlines.length - 1] = { ...last, text: last.text + piece.text };
    else inlines.push(piece);
  };
  let read = 0;
  const readTo = (end: number): void => {
    if (end > read) add(textRun(text.slice(read, end), isStrong, isEmphasis));
  };
  for (const found of text.matchAll(inlinePattern)) {
    readTo(found.index);
    for (const piece of inlineOf(found.groups ?? {}, isStrong, isEmphasis)) add(piece);
    read = found.index + found[0].length;
  }
  readTo(text.length);
  return inlines;
}

function inlineOf(
  { alt, label, href, strongest, bold, slanted, plain, hard, sign }: Record<string, string | undefined>,
  isStrong: boolean,
  isEmphasis: boolean,
): Inline[] {
  if (label !== undefined && href !== undefined) {
    const pieces = inlinesOf(label, isStrong, isEmphasis).filter((piece) => piece.kind !== 'link');
    return [{ kind: 'link', href: sanitizeLink(href), pieces }];
  }
  if (strongest !== undefined) return inlinesOf(strongest, true, true);
  if (bold !== undefined) return inlinesOf(bold, true, isEmphasis);
  if (slanted !== undefined) return inlinesOf(slanted, isStrong, true);
  if (hard !== undefined) return [lineBreak];
  return [textRun(plain ?? sign ?? alt ?? '', isStrong, isEmphasis)];
}
