import type { CommentPlace } from '@wayfare/contracts/calls/comments';
import { openPanelAround } from '#app/desk/page-and-panel.tsx';

/** A text that is being written, as the page holds it: what it says, what of it is chosen, and how to lead there. */
interface WrittenPart {
  readonly part: CommentPlace['part'];
  readonly text: string;
  /** The caret is in it. */
  readonly isWrittenIn: boolean;
  /** Null where nothing is chosen. */
  readonly chosen: { readonly from: number; readonly to: number } | null;
  show(from: number, to: number): void;
}

const boxes = [
  ['homilyText', '.homily-fields .as-text textarea'],
  ['gospelText', '.homily-fields .fold textarea'],
] as const;

/** What of this page can be commented on, in its order. */
export function writtenParts(): WrittenPart[] {
  const parts = boxes.flatMap(([part, where]) => {
    const box = document.querySelector<HTMLTextAreaElement>(where);
    return box === null ? [] : [boxPart(part, box)];
  });
  const sheet = document.querySelector<HTMLElement>('.content-editor .sheet');
  return sheet === null ? parts : [...parts, sheetPart(sheet)];
}

function boxPart(part: CommentPlace['part'], box: HTMLTextAreaElement): WrittenPart {
  const { value: text, selectionStart: from, selectionEnd: to } = box;
  return {
    part,
    text,
    isWrittenIn: document.activeElement === box,
    chosen: to > from ? { from, to } : null,
    show(start, end) {
      const fold = box.closest('details');
      if (fold !== null) fold.open = true;
      openPanelAround(box);
      // To be chosen is how a box shows what is meant; the browser goes there with the caret alone.
      box.focus();
      box.setSelectionRange(start, start);
      box.blur();
      box.focus();
      box.setSelectionRange(start, end);
      box.scrollIntoView({ block: 'nearest' });
    },
  };
}

interface Piece {
  readonly node: Text;
  readonly start: number;
}

const blocks = 'p, h2, h3, h4, li, blockquote, figcaption';

/** The words of a sheet, a line for each block. */
function readSheet(sheet: HTMLElement): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  let text = '';
  let last: Element | null = null;
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    if (!(node instanceof Text)) continue;
    const block = node.parentElement?.closest(blocks) ?? null;
    if (text !== '' && block !== last) text += '\n';
    last = block;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

function sheetPart(sheet: HTMLElement): WrittenPart {
  const { text, pieces } = readSheet(sheet);
  return {
    part: 'content',
    text,
    isWrittenIn: sheet.contains(document.activeElement),
    chosen: chosenIn(sheet, pieces),
    show(from, to) {
      const range = rangeOf(pieces, from, to);
      if (range === null) return;
      mark(range);
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    },
  };
}

function chosenIn(sheet: HTMLElement, pieces: readonly Piece[]): WrittenPart['chosen'] {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!sheet.contains(range.commonAncestorContainer)) return null;
  const within = pieces.filter(({ node }) => range.intersectsNode(node) && node.data !== '');
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = first.start + (first.node === range.startContainer ? range.startOffset : 0);
  const to = last.start + (last.node === range.endContainer ? range.endOffset : last.node.data.length);
  return to > from ? { from, to } : null;
}

function rangeOf(pieces: readonly Piece[], from: number, to: number): Range | null {
  const first = pieces.findLast(({ start }) => start <= from);
  const last = pieces.findLast(({ start }) => start < to);
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(from - first.start, first.node.data.length));
  range.setEnd(last.node, Math.min(to - last.start, last.node.data.length));
  return range;
}

const highlightName = 'commented';

/** Marked without touching the text, where the browser can; where it cannot, the words are quoted beside the comment. */
function mark(range: Range): void {
  if ('highlights' in CSS) CSS.highlights.set(highlightName, new Highlight(range));
}

export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}
