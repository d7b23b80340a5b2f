import { getSelectedOffsets, readTextPieces, setHighlight, toRange } from '#app/reading/text-ranges.ts';

/** The text of the editor that accepts comments. */
interface WrittenText {
  readonly text: string;
  /** The selection or the caret is in it. */
  readonly isCurrent: boolean;
  /** Null if nothing in it is selected. */
  readonly selected: { readonly from: number; readonly to: number } | null;
  show(from: number, to: number): void;
}

/** Null while the editor loads. */
export function findWrittenText(): WrittenText | null {
  const sheet = document.querySelector<HTMLElement>(':is(.homily-text, .content-editor) .sheet');
  if (sheet === null) return null;
  const { text, pieces } = readTextPieces(sheet, { except: '.sheet [contenteditable="false"]' });
  return {
    text,
    // Readers select words without the focus.
    isCurrent: sheet.contains(getSelection()?.anchorNode ?? null),
    selected: getSelectedOffsets(sheet, pieces),
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
