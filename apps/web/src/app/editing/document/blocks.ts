// What a post's text can be made of. HTML, the editor and pasted things all go through this form, so that whatever one
// of them knows and the others do not is left behind at the door.

export interface TextRun {
  readonly kind: 'text-run';
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
}
export interface Break {
  readonly kind: 'break';
}
export interface Link {
  readonly kind: 'link';
  readonly href: string;
  readonly pieces: readonly (TextRun | Break)[];
}
export type Inline = TextRun | Break | Link;

export const headingTags = ['h2', 'h3', 'h4'] as const;
export type TextTag = 'p' | 'quote' | (typeof headingTags)[number];

export interface TextBlock {
  readonly kind: 'text';
  readonly tag: TextTag;
  readonly inlines: readonly Inline[];
}
export interface ListItem {
  readonly inlines: readonly Inline[];
  readonly lists: readonly List[];
}
export interface List {
  readonly isOrdered: boolean;
  readonly items: readonly ListItem[];
}
export interface ListBlock {
  readonly kind: 'list';
  readonly list: List;
}
export interface Figure {
  readonly kind: 'figure';
  readonly src: string;
  readonly alt: string;
  /** Whoever cannot see it misses nothing: it needs no `alt`. */
  readonly isDecoration: boolean;
  readonly caption: readonly Inline[];
  /** Null where the server has not told it yet. */
  readonly width: number | null;
  readonly height: number | null;
}
export interface Rule {
  readonly kind: 'rule';
}
export type Block = TextBlock | ListBlock | Figure | Rule;

export const textRun = (text: string, isStrong = false, isEmphasis = false): TextRun => ({
  kind: 'text-run',
  text,
  isStrong,
  isEmphasis,
});
export const lineBreak: Break = { kind: 'break' };

/** The one form that a text has: no empty paragraphs, and lists of one kind side by side are one list. */
export function tidyBlocks(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    if (block.kind === 'text') {
      const inlines = tidyInlines(block.inlines);
      if (inlines.length > 0) kept.push({ ...block, inlines });
    } else if (block.kind === 'list') {
      addList(kept, tidyList(block.list));
    } else if (block.kind === 'figure') {
      const isDecoration = block.isDecoration && block.alt === '';
      kept.push({ ...block, isDecoration, caption: tidyInlines(block.caption) });
    } else {
      kept.push(block);
    }
  }
  return kept;
}

function addList(kept: Block[], list: List): void {
  if (list.items.length === 0) return;
  const last = kept.at(-1);
  if (last?.kind === 'list' && last.list.isOrdered === list.isOrdered)
    kept[kept.length - 1] = { kind: 'list', list: united(last.list, list, 1) };
  else kept.push({ kind: 'list', list });
}

/** As deep as word processors go, and well within what the server keeps: what is further in stands at this depth. */
const deepest = 9;

const united = (a: List, b: List, depth: number): List =>
  tidyList({ ...a, items: [...a.items, ...b.items] }, depth);

function tidyList({ isOrdered, items }: List, depth = 1): List {
  const kept: ListItem[] = [];
  for (const item of depth < deepest ? items : items.flatMap(allWithin)) {
    const inlines = tidyInlines(item.inlines);
    const lists = tidyLists(item.lists, depth + 1);
    const before = kept.at(-1);
    if (inlines.length > 0) kept.push({ inlines, lists });
    else if (before !== undefined && lists.length > 0)
      // An item that is nothing but a list belongs to the item before it.
      kept[kept.length - 1] = { ...before, lists: tidyLists([...before.lists, ...lists], depth + 1) };
    else if (lists.length > 0) kept.push({ inlines, lists });
  }
  return { isOrdered, items: kept };
}

const allWithin = ({ inlines, lists }: ListItem): ListItem[] => [
  { inlines, lists: [] },
  ...lists.flatMap(({ items }) => items.flatMap(allWithin)),
];

function tidyLists(lists: readonly List[], depth: number): List[] {
  const kept: List[] = [];
  for (const each of lists.map((list) => tidyList(list, depth))) {
    const before = kept.at(-1);
    if (each.items.length === 0) continue;
    if (before?.isOrdered === each.isOrdered) kept[kept.length - 1] = united(before, each, depth);
    else kept.push(each);
  }
  return kept;
}

type Piece = TextRun | Break;

/** In HTML these count as one blank, however many there are; a hard space is not among them. */
const blanks = /[ \t\n\f\r]+/g;

/** The one form that a line of text has: as it is shown, without what would not be seen. */
export function tidyInlines(inlines: readonly Inline[]): Inline[] {
  const parts = inlines.flatMap((inline): Part[] =>
    inline.kind === 'link'
      ? inline.pieces.map((piece) => ({ piece, href: inline.href }))
      : [{ piece: inline, href: null }],
  );
  return joined(withoutEdges(withSingleBlanks(parts)));
}

interface Part {
  readonly piece: Piece;
  readonly href: string | null;
}

const withText = (part: Part, text: string): Part =>
  part.piece.kind === 'text-run' ? { ...part, piece: { ...part.piece, text } } : part;

/** Blanks side by side are one, also across the edge of two formats; at the begin of a line they are none. */
function withSingleBlanks(parts: readonly Part[]): Part[] {
  let isAfterBlank = true;
  return parts.map((part) => {
    if (part.piece.kind === 'break') {
      isAfterBlank = true;
      return part;
    }
    const single = part.piece.text.replace(blanks, ' ');
    const text = isAfterBlank ? single.replace(/^ /, '') : single;
    if (text !== '') isAfterBlank = text.endsWith(' ');
    return withText(part, text);
  });
}

const isEmpty = ({ piece }: Part): boolean => piece.kind === 'text-run' && piece.text === '';
const isBreak = ({ piece }: Part): boolean => piece.kind === 'break';

/** No blank before the end of a line, and no break before the first or behind the last word. */
function withoutEdges(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  let isLineEnd = true;
  for (const part of parts.toReversed()) {
    const { piece } = part;
    if (piece.kind === 'break') isLineEnd = true;
    const trimmed =
      piece.kind === 'text-run' && isLineEnd ? withText(part, piece.text.replace(/ $/, '')) : part;
    if (isEmpty(trimmed)) continue;
    if (!isBreak(trimmed)) isLineEnd = false;
    kept.unshift(trimmed);
  }
  const first = kept.findIndex((part) => !isBreak(part));
  const last = kept.findLastIndex((part) => !isBreak(part));
  return first === -1 ? [] : kept.slice(first, last + 1);
}

const isSameFormat = (a: TextRun, b: TextRun): boolean =>
  a.isStrong === b.isStrong && a.isEmphasis === b.isEmphasis;

function joined(parts: readonly Part[]): Inline[] {
  const inlines: (Piece | { kind: 'link'; href: string; pieces: Piece[] })[] = [];
  for (const { piece, href } of parts) {
    if (href === null) {
      join(inlines, piece);
      continue;
    }
    const last = inlines.at(-1);
    if (last?.kind === 'link' && last.href === href) join(last.pieces, piece);
    else inlines.push({ kind: 'link', href, pieces: [piece] });
  }
  return inlines;
}

function join(line: (Piece | Link)[], piece: Piece): void {
  const last = line.at(-1);
  if (piece.kind === 'text-run' && last?.kind === 'text-run' && isSameFormat(last, piece))
    line[line.length - 1] = { ...last, text: last.text + piece.text };
  else line.push(piece);
}

export const textIn = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'link') return textIn(inline.pieces);
      return inline.kind === 'text-run' ? inline.text : '\n';
    })
    .join('');
