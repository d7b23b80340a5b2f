import type { CommentTarget } from '@wayfare/contracts/calls/comments';
import { getSelectedOffsets, readTextPieces, toRange } from '#app/reading/text-ranges.ts';

/** An editable text of the page, with its selection. */
interface WrittenPart {
  readonly part: CommentTarget['part'];
  readonly text: string;
  /** It has the focus, or its words are selected. */
  readonly isWrittenIn: boolean;
  /** Null if nothing is selected. */
  readonly chosen: { readonly from: number; readonly to: number } | null;
  show(from: number, to: number): void;
}

const boxes = [['gospelText', '.homily-fields .fold textarea']] as const;

const texts = [
  ['homilyText', '.homily-text .sheet'],
  ['content', '.content-editor .sheet'],
] as const;

/** Lists the texts of this page that accept comments. */
export function writtenParts(): WrittenPart[] {
  const parts = boxes.flatMap(([part, where]) => {
    const box = document.querySelector<HTMLTextAreaElement>(where);
    return box === null ? [] : [boxPart(part, box)];
  });
  const sheets = texts.flatMap(([part, where]) => {
    const sheet = document.querySelector<HTMLElement>(where);
    return sheet === null ? [] : [sheetPart(part, sheet)];
  });
  return [...sheets, ...parts];
}

function boxPart(part: CommentTarget['part'], box: HTMLTextAreaElement): WrittenPart {
  const { value: text, selectionStart: from, selectionEnd: to } = box;
  return {
    part,
    text,
    isWrittenIn: document.activeElement === box,
    chosen: to > from ? { from, to } : null,
    show(start, end) {
      const fold = box.closest('details');
      if (fold !== null) fold.open = true;
      // Browsers scroll a textarea to a collapsed caret on focus, but not to a selection.
      box.focus();
      box.setSelectionRange(start, start);
      box.blur();
      box.focus();
      box.setSelectionRange(start, end);
      box.scrollIntoView({ block: 'nearest' });
    },
  };
}

function sheetPart(part: CommentTarget['part'], sheet: HTMLElement): WrittenPart {
  const { text, pieces } = readTextPieces(sheet, { except: '.sheet [contenteditable="false"]' });
  return {
    part,
    text,
    // Readers select words without the focus.
    isWrittenIn: sheet.contains(getSelection()?.anchorNode ?? null),
    chosen: getSelectedOffsets(sheet, pieces),
    show(from, to) {
      const range = toRange(pieces, from, to);
      if (range === null) return;
      mark(range);
      const { startContainer, startOffset, endContainer, endOffset } = range;
      sheet.focus({ preventScroll: true });
      getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
      startContainer.parentElement?.scrollIntoView({ block: 'center' });
    },
  };
}

const highlightName = 'commented';

/** Highlights without changing the DOM. Without browser support the quote beside the comment must do. */
function mark(range: Range): void {
  if ('highlights' in CSS) CSS.highlights.set(highlightName, new Highlight(range));
}

export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}
