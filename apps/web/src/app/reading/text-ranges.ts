/** A text node and its offset in the whole text. */
interface TextPiece {
  readonly node: Text;
  readonly start: number;
}

interface ReadOptions {
  /** Selector of elements that start a new line. */
  readonly blocks?: string;
  /** Selector of elements to skip. */
  readonly except?: string | undefined;
}

const defaultBlocks = 'p, h2, h3, h4, li, blockquote, figcaption';

/** The text of an element, with a line for each block. */
export function readTextPieces(
  section: HTMLElement,
  { blocks = defaultBlocks, except }: ReadOptions = {},
): { text: string; pieces: TextPiece[] } {
  const pieces: TextPiece[] = [];
  const walk = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  let text = '';
  let last: Element | null = null;
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    if (!(node instanceof Text)) continue;
    if (except !== undefined && node.parentElement?.closest(except)) continue;
    const block = node.parentElement?.closest(blocks) ?? null;
    if (text !== '' && block !== last) text += '\n';
    last = block;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

/** Null if nothing in it is selected. */
export function getSelectedOffsets(
  section: HTMLElement,
  pieces: readonly TextPiece[],
): { readonly from: number; readonly to: number } | null {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!section.contains(range.commonAncestorContainer)) return null;
  const selected = pieces.filter(({ node }) => range.intersectsNode(node) && node.data !== '');
  const [first, last] = [selected[0], selected.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = first.start + (first.node === range.startContainer ? range.startOffset : 0);
  const to = last.start + (last.node === range.endContainer ? range.endOffset : last.node.data.length);
  return to > from ? { from, to } : null;
}

export function toRange(pieces: readonly TextPiece[], from: number, to: number): Range | null {
  const first = pieces.findLast(({ start }) => start <= from);
  const last = pieces.findLast(({ start }) => start < to);
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(from - first.start, first.node.data.length));
  range.setEnd(last.node, Math.min(to - last.start, last.node.data.length));
  return range;
}

/** Styled by `::highlight(name)`. Without the CSS Custom Highlight API, nothing is drawn. */
export function setHighlight(name: string, ranges: readonly Range[]): void {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...ranges));
}
