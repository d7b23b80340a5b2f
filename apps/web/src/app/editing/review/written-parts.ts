import type { CommentTarget } from '@wayfare/contracts/calls/comments';
import { getSelectedOffsets, readTextPieces, setHighlight, toRange } from '#app/reading/text-ranges.ts';

/** An editable text of the page, with its selection. */
interface WrittenPart {
  readonly part: CommentTarget['part'];
  readonly text: string;
  /** It has the focus, or its words are selected. */
  readonly isCurrent: boolean;
  /** Null if nothing is selected. */
  readonly selected: { readonly from: number; readonly to: number } | null;
  /** Null if the text has no such range. */
  locate(from: number, to: number): Range | Element | null;
  show(from: number, to: number): void;
}

const selectors = [
  ['homilyText', '.homily-text .sheet[role=textbox]'],
  ['content', '.content-editor .sheet[role=textbox]'],
  ['gospelText', '.homily-fields .fold textarea'],
] as const;

/** Lists the texts of this page that accept comments. */
export const writtenParts = (): WrittenPart[] =>
  selectors.flatMap(([part, selector]) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) return [];
    return [{ part, ...(element instanceof HTMLTextAreaElement ? readBox(element) : readSheet(element)) }];
  });

type Text = Omit<WrittenPart, 'part'>;

function readBox(box: HTMLTextAreaElement): Text {
  const { value: text, selectionStart: from, selectionEnd: to } = box;
  return {
    text,
    isCurrent: document.activeElement === box,
    selected: to > from ? { from, to } : null,
    locate: () => box.closest('details:not([open])') ?? box,
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

function readSheet(sheet: HTMLElement): Text {
  const { text, pieces } = readTextPieces(sheet, { except: '.sheet [contenteditable="false"]' });
  return {
    text,
    // Readers select words without the focus.
    isCurrent: sheet.contains(getSelection()?.anchorNode ?? null),
    selected: getSelectedOffsets(sheet, pieces),
    locate: (from, to) => toRange(pieces, from, to),
    show(from, to) {
      const range = toRange(pieces, from, to);
      if (range === null) return;
      setHighlight(highlightName, [range]);
      const { startContainer, startOffset, endContainer, endOffset } = range;
      sheet.focus({ preventScroll: true });
      getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
      startContainer.parentElement?.scrollIntoView({ block: 'center' });
    },
  };
}

const highlightName = 'commented';

export const unmark = (): void => setHighlight(highlightName, []);
