import { sanitizeLink } from '@wayfare/contracts/rules/links';
import { parseInertHtml } from '#ui/trusted-html.ts';
import {
  type Block,
  type Inline,
  type List,
  type ListItem,
  lineBreak,
  type TextTag,
  textRun,
  tidyBlocks,
  tidyInlines,
} from './blocks.ts';

/** Which images may stand in a post: those that were uploaded here. */
export type IsOwnImage = (src: string) => boolean;

interface Place extends TextStyle {
  readonly tag: TextTag;
  readonly href: string | null;
}

const outermost: Place = { tag: 'p', href: null, isStrong: false, isEmphasis: false };

/** What stands in a piece of HTML, in blocks; untidied. Whatever has no block of its own leaves its words. */
export function blocksIn(parent: Node, isOwnImage: IsOwnImage, place: Place = outermost): Block[] {
  const reader = new Reader(isOwnImage);
  reader.readAll(parent, place);
  reader.end();
  return reader.blocks;
}

const headings: Readonly<Record<string, TextTag>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
const apart =
  /^(p|div|section|article|header|footer|main|aside|nav|address|pre|dl|dt|dd|table|tbody|thead|tfoot|tr|caption|details|summary|form|fieldset|li|center|figure)$/;
const unread =
  /^(script|style|template|noscript|iframe|object|embed|svg|math|head|title|textarea|select|button|audio|video|canvas|xml)$/;

class Reader {
  readonly blocks: Block[] = [];
  private line: Inline[] = [];
  private tag: TextTag = 'p';
  private readonly isOwnImage: IsOwnImage;

  constructor(isOwnImage: IsOwnImage) {
    this.isOwnImage = isOwnImage;
  }

  /** Ends the line that is being read. */
  end(): void {
    if (this.line.length > 0) this.blocks.push({ kind: 'text', tag: this.tag, inlines: this.line });
    this.line = [];
  }

  readAll(parent: Node, place: Place): void {
    for (const child of parent.childNodes) this.read(child, place);
  }

  private read(node: Node, place: Place): void {
    if (node.nodeType === Node.TEXT_NODE) this.write(node.textContent ?? '', place);
    else if (node instanceof Element) this.readElement(node, place);
  }

  private readElement(element: Element, around: Place): void {
    const name = element.localName;
    if (unread.test(name)) return;
    const place = { ...around, ...textStyleWithin(element, around) };
    const heading = headings[name];
    if (name === 'br') this.add(lineBreak, around);
    else if (heading !== undefined) this.readApart(element, { ...around, tag: heading });
    else if (name === 'blockquote') this.readApart(element, { ...around, tag: 'quote' });
    else if (name === 'ul' || name === 'ol') this.readListIn(element, place);
    else if (name === 'hr') this.put({ kind: 'rule' });
    else if (name === 'img') this.readImage(element);
    else if (name === 'figcaption') this.readCaption(element, around);
    else if (name === 'a') this.readAll(element, { ...place, href: around.href ?? hrefOf(element) });
    else if (apart.test(name)) this.readApart(element, place);
    else this.readAll(element, place);
    if (name === 'td' || name === 'th') this.write(' ', around);
  }

  private readApart(element: Element, place: Place): void {
    this.end();
    this.readAll(element, place);
    this.end();
  }

  private readListIn(element: Element, place: Place): void {
    const { list, others } = readList(element, (inside) =>
      blocksIn(inside, this.isOwnImage, { ...place, tag: 'p' }),
    );
    this.put({ kind: 'list', list });
    for (const other of others) this.put(other);
  }

  private readImage(image: Element): void {
    const src = image.getAttribute('src') ?? '';
    if (!this.isOwnImage(src)) return;
    const alt = (image.getAttribute('alt') ?? '').trim();
    const [width, height] = [sizeIn(image, 'width'), sizeIn(image, 'height')];
    const isDecoration = alt === '' && image.getAttribute('role') === 'presentation';
    this.put({ kind: 'figure', src, alt, isDecoration, caption: [], width, height });
  }

  /** The words below a picture; where there is no picture above them, a paragraph. */
  private readCaption(caption: Element, around: Place): void {
    this.end();
    const last = this.blocks.at(-1);
    if (last?.kind !== 'figure' || last.caption.length > 0) {
      this.readApart(caption, around);
      return;
    }
    const inside = blocksIn(caption, this.isOwnImage, { ...outermost, href: around.href });
    this.blocks[this.blocks.length - 1] = { ...last, caption: linesTogether(inside) };
    this.blocks.push(...inside.filter(({ kind }) => kind === 'figure' || kind === 'rule'));
  }

  private put(block: Block): void {
    this.end();
    this.blocks.push(block);
  }

  private write(text: string, place: Place): void {
    this.add(textRun(text, place.isStrong, place.isEmphasis), place);
  }

  private add(piece: ReturnType<typeof textRun> | typeof lineBreak, { tag, href }: Place): void {
    if (this.line.length === 0) this.tag = tag;
    this.line.push(href === null ? piece : { kind: 'link', href, pieces: [piece] });
  }
}

const hrefOf = (link: Element): string | null => {
  const href = link.getAttribute('href');
  return href === null ? null : sanitizeLink(href);
};

function sizeIn(image: Element, name: string): number | null {
  const size = Number(image.getAttribute(name));
  return Number.isInteger(size) && size > 0 ? size : null;
}

/** Lines of text one below the other, as one. */
function linesTogether(blocks: readonly Block[]): Inline[] {
  return blocks
    .flatMap((block): (readonly Inline[])[] => {
      if (block.kind === 'text') return [block.inlines];
      return block.kind === 'list' ? linesOf(block.list) : [];
    })
    .map(tidyInlines)
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line]));
}

const linesOf = ({ items }: List): (readonly Inline[])[] =>
  items.flatMap(({ inlines, lists }) => [inlines, ...lists.flatMap(linesOf)]);

/** How words are meant to look where they stand: what the elements around them say, and what their styles do. */
export interface TextStyle {
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
}

const strong = new Set(['strong', 'b']);
const emphasis = new Set(['em', 'i', 'cite', 'dfn', 'var']);

export function textStyleWithin(element: Element, around: TextStyle): TextStyle {
  const name = element.localName;
  const style = element.getAttribute(keptStyle) ?? '';
  return {
    isStrong: weightIn(style) ?? (strong.has(name) || around.isStrong),
    isEmphasis: slantIn(style) ?? (emphasis.has(name) || around.isEmphasis),
  };
}

/** The page's policy lets no style in, so pasted ones are read under another name. */
export const keptStyle = 'data-style';

function weightIn(style: string): boolean | null {
  const weight = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  if (weight === undefined) return null;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

function slantIn(style: string): boolean | null {
  const slant = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  return slant === undefined ? null : slant === 'italic' || slant === 'oblique';
}

interface ReadList {
  readonly list: List;
  /** What cannot stand within a list, and follows it. */
  readonly others: readonly Block[];
}

/** A list, with the lists within its items. `read` tells what is inside a node. */
function readList(element: Element, read: (inside: Node) => Block[]): ReadList {
  const items: ListItem[] = [];
  const others: Block[] = [];
  for (const child of element.childNodes) {
    const isItem = child instanceof Element && child.localName === 'li';
    items.push(...itemsFrom(read(isItem ? child : wrapped(child)), others));
  }
  return { list: { isOrdered: element.localName === 'ol', items }, others };
}

/** Word processors put a list right into a list, without an item around it. */
function wrapped(node: Node): Node {
  const item = document.createDocumentFragment();
  item.append(node.cloneNode(true));
  return item;
}

/** What was read in one place of a list: text with lists below it is one item; text below a list begins another. */
function itemsFrom(blocks: readonly Block[], others: Block[]): ListItem[] {
  const items: { inlines: Inline[]; lists: List[] }[] = [];
  for (const block of blocks) {
    const last = items.at(-1);
    if (block.kind === 'list') {
      if (last === undefined) items.push({ inlines: [], lists: [block.list] });
      else last.lists.push(block.list);
    } else if (block.kind === 'text') {
      const line = tidyInlines(block.inlines);
      if (line.length === 0) continue;
      if (last === undefined || last.lists.length > 0) items.push({ inlines: line, lists: [] });
      else last.inlines.push(lineBreak, ...line);
    } else {
      others.push(block);
    }
  }
  return items;
}

/** A post's text as the server keeps it. */
export const blocksFromHtml = (html: string, isOwnImage: IsOwnImage): Block[] =>
  tidyBlocks(blocksIn(parseInertHtml(html), isOwnImage));
