import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  BEFORE_INPUT_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
} from 'lexical';

/**
 * Lets one undo by words. The library's history joins what was written within a stretch of time; this is the time it
 * is told: it stands still within a word, however slowly that is written.
 */
export class WordSteps {
  #count = 0;
  #gone = '';

  now = (): number => this.#count;

  register = (editor: LexicalEditor): (() => void) =>
    editor.registerCommand(
      BEFORE_INPUT_COMMAND,
      (event) => {
        if (this.#$isBegun(event)) this.#count += 1;
        return false;
      },
      // Before whoever turns what is written.
      COMMAND_PRIORITY_CRITICAL,
    );

  /** A word begins, or after a deleted word the blank before it goes. */
  #$isBegun({ inputType, data }: InputEvent): boolean {
    const before = $signBefore();
    if (inputType === 'insertText') return /^\S/.test(data ?? '') && /^\s?$/.test(before);
    const isBegun = inputType === 'deleteContentBackward' && /\s/.test(before) && /\S/.test(this.#gone);
    this.#gone = inputType === 'deleteContentBackward' ? before : '';
    return isBegun;
  }
}

function $signBefore(): string {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return '';
  const { offset } = selection.anchor;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node)) return '';
  const text =
    offset > 0 ? node.getTextContent().slice(0, offset) : (node.getPreviousSibling()?.getTextContent() ?? '');
  return text.at(-1) ?? '';
}
