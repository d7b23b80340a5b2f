// What turns while one writes: the signs of Markdown, and the quotation marks. Each turning is taken back at once by
// Backspace, and by undoing.
import { $createListItemNode, $createListNode, $isListNode } from '@lexical/list';
import {
  $addUpdateTag,
  $createParagraphNode,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  $onUpdate,
  BEFORE_INPUT_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMPOSITION_END_COMMAND,
  type ElementNode,
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  KEY_BACKSPACE_COMMAND,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  mergeRegister,
  type RangeSelection,
  type TextNode,
  UNDO_COMMAND,
} from 'lexical';
import type { BlockName } from './formatting.ts';
import { $textBlock } from './nodes/blocks-as-nodes.ts';
import { RuleNode } from './nodes/nodes.ts';
import { endInYears, turnedQuote, turnedQuotes } from './turned-quotes.ts';

/** Where the caret stood when something turned, and how that is taken back. */
interface Turned {
  readonly place: string;
  readonly takeBack: () => void;
}

export function registerTyping(editor: LexicalEditor): () => void {
  let turned: Turned | null = null;
  const remember = (takeBack: () => void) => {
    turned = { place: editor.read($place), takeBack };
  };
  const $takeBack = (event: KeyboardEvent | null): boolean => {
    const last = turned;
    turned = null;
    if (last === null || last.place !== $place()) return false;
    event?.preventDefault();
    last.takeBack();
    return true;
  };
  const turn = ($change: () => void) =>
    editor.update($change, {
      tag: HISTORY_PUSH_TAG,
      onUpdate: () => remember(() => editor.dispatchCommand(UNDO_COMMAND, undefined)),
    });
  /** Keyboards that propose words, or compose them, bring several letters at once: they stand there already. */
  const turnPiece = (piece: string) =>
    editor.update(() => $turnQuotes(piece.length), {
      tag: HISTORY_MERGE_TAG,
      onUpdate: () => {
        const $change = editor.read(() => $turningIn(piece.length));
        if ($change !== null) turn($change);
      },
    });
  const $typeYears = (event: InputEvent, selection: RangeSelection): boolean => {
    event.preventDefault();
    selection.insertText(event.data ?? '');
    $replaceBefore(3, '’');
    $onUpdate(() => remember(() => editor.update(() => $replaceBefore(3, '‘'))));
    return true;
  };
  const $type = (event: InputEvent): boolean => {
    const selection = $getSelection();
    if (event.inputType !== 'insertText' || !$isRangeSelection(selection)) return false;
    turned = null;
    const sign = event.data ?? '';
    if (sign.length > 1) {
      $onUpdate(() => turnPiece(sign));
      return false;
    }
    const quote = turnedQuote(sign, $before(selection));
    const $change = quote === null ? $turningAfter(selection, sign) : null;
    if (endInYears($before(selection) + sign)) return $typeYears(event, selection);
    if (quote === null && $change === null) return false;
    event.preventDefault();
    selection.insertText(quote ?? sign);
    // What was typed stands there first: that is what one comes back to.
    if ($change !== null) $onUpdate(() => turn($change));
    if (quote !== null) $onUpdate(() => remember(() => editor.update(() => $replaceBefore(1, sign))));
    return true;
  };
  return mergeRegister(
    editor.registerCommand(BEFORE_INPUT_COMMAND, $type, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      COMPOSITION_END_COMMAND,
      ({ data }) => {
        turned = null;
        $onUpdate(() => turnPiece(data));
        return false;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        const line = $lineOf($getSelection());
        if (line === null || !/^(?:---|\*\*\*|___)$/.test(line.getTextContent())) return false;
        event?.preventDefault();
        $addUpdateTag(HISTORY_PUSH_TAG);
        $ruleInPlaceOf(line);
        $onUpdate(() => remember(() => editor.dispatchCommand(UNDO_COMMAND, undefined)));
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(KEY_BACKSPACE_COMMAND, $takeBack, COMMAND_PRIORITY_HIGH),
    // A turned quotation mark is no step of its own, or a word with an apostrophe would be taken back in pieces.
    editor.registerCommand(UNDO_COMMAND, () => $takeBack(null), COMMAND_PRIORITY_HIGH),
  );
}

function $place(): string {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return '';
  return `${selection.anchor.key} ${selection.anchor.offset}`;
}

/** The text before the caret, as far as it has one look. */
function $before({ anchor, focus }: RangeSelection): string {
  const [first] = anchor.isBefore(focus) ? [anchor] : [focus];
  const node = first.getNode();
  if (!$isTextNode(node)) return '';
  const before = node.getPreviousSibling();
  return ($isTextNode(before) ? before.getTextContent() : '') + node.getTextContent().slice(0, first.offset);
}

/** The paragraph of the text itself, not one within a list, in which the caret stands. */
function $lineOf(selection: ReturnType<typeof $getSelection>): ElementNode | null {
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const node = selection.anchor.getNode();
  const line = $isTextNode(node) ? node.getParent() : node;
  return $isParagraphNode(line) && $isRootNode(line.getParent()) ? line : null;
}

const blocks: Readonly<Record<string, BlockName>> = {
  '#': 'h2',
  '##': 'h2',
  '###': 'h3',
  '####': 'h4',
  '-': 'ul',
  '*': 'ul',
  '+': 'ul',
  '1.': 'ol',
  '1)': 'ol',
  '>': 'quote',
};

interface Written {
  readonly node: TextNode;
  /** As far as the caret. */
  readonly text: string;
}

function $written(selection = $getSelection()): Written | null {
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node)) return null;
  return { node, text: node.getTextContent().slice(0, selection.anchor.offset) };
}

/** What becomes of the text once this sign stands in it; null where nothing does. */
function $turningAfter(selection: RangeSelection, sign: string): (() => void) | null {
  const written = $written(selection);
  return written && $turningAt(written.node, written.text + sign);
}

/** The same of the last letters before the caret, whichever of them it is that turns something. */
function $turningIn(length: number): (() => void) | null {
  const written = $written();
  if (written === null) return null;
  const { node, text } = written;
  for (let to = text.length; to > Math.max(0, text.length - length); to--) {
    const $change = $turningAt(node, text.slice(0, to));
    if ($change !== null) return $change;
  }
  return null;
}

function $turningAt(node: TextNode, written: string): (() => void) | null {
  const isFirst = $lineOf($getSelection())?.getFirstChild()?.is(node) === true;
  const block = written.endsWith(' ') && isFirst ? blocks[written.slice(0, -1)] : undefined;
  if (block !== undefined) return () => $becomeBlock(node.getLatest(), written.length, block);
  const stretch = stretchEnding(written);
  return stretch === null ? null : () => $becomeFormatted(node.getLatest(), stretch);
}

function $turnQuotes(length: number): void {
  const written = $written();
  if (written === null) return;
  const { node, text } = written;
  const before = node.getPreviousSibling();
  const beside = $isTextNode(before) ? before.getTextContent() : '';
  const turned = turnedQuotes(beside + text, Math.min(length, text.length)).slice(beside.length);
  if (turned === text) return;
  node.setTextContent(turned + node.getTextContent().slice(text.length));
  node.select(text.length, text.length);
}

function $becomeBlock(node: TextNode, signs: number, name: BlockName): void {
  const line = node.getParent();
  if (line === null) return;
  const behind = ($written()?.text.length ?? 0) - signs;
  node.spliceText(0, signs, '');
  if (node.getTextContent() === '') node.remove();
  const isList = name === 'ul' || name === 'ol';
  const block = isList ? $createListItemNode() : $textBlock(name);
  block.append(...line.getChildren());
  if (!isList) line.replace(block);
  else $intoList(line, block, name === 'ol' ? 'number' : 'bullet');
  if (behind > 0) node.select(behind, behind);
  else block.selectStart();
}

/** Into the list above, where there is one of its kind. */
function $intoList(line: ElementNode, item: ElementNode, type: 'number' | 'bullet'): void {
  const above = line.getPreviousSibling();
  if ($isListNode(above) && above.getListType() === type) {
    above.append(item);
    line.remove();
  } else line.replace($createListNode(type).append(item));
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly mark: string;
}

const marks = ['**', '__', '*', '_'] as const;

/** The words between two marks of which the second was written last. */
function stretchEnding(written: string): Stretch | null {
  for (const mark of marks) {
    if (!written.endsWith(mark)) continue;
    const from = written.lastIndexOf(mark, written.length - 2 * mark.length);
    const words = written.slice(from + mark.length, -mark.length);
    const isWhole = from >= 0 && words.trim() === words && words !== '' && !words.includes(mark.charAt(0));
    const isWithinWord = /[\p{L}\p{N}*_]/u.test(written.charAt(from - 1));
    return isWhole && !isWithinWord ? { from, to: written.length, mark } : null;
  }
  return null;
}

function $becomeFormatted(node: TextNode, { from, to, mark }: Stretch): void {
  const format = node.getFormat();
  const behind = ($written()?.text.length ?? 0) - to;
  const parts = node.splitText(from, to);
  const stretch = from === 0 ? parts[0] : parts[1];
  if (stretch === undefined) return;
  stretch.setTextContent(stretch.getTextContent().slice(mark.length, -mark.length));
  stretch.toggleFormat(mark.length === 2 ? 'bold' : 'italic');
  // What is written next looks as what stood before.
  if (behind > 0) parts.at(-1)?.select(behind, behind);
  else stretch.selectEnd().setFormat(format);
}

function $ruleInPlaceOf(line: ElementNode): void {
  const below = $createParagraphNode();
  line.replace(new RuleNode()).insertAfter(below);
  below.selectStart();
}

/** One letter in the place of another, so far before the caret. */
function $replaceBefore(letters: number, letter: string): void {
  const written = $written();
  if (written !== null && written.text.length >= letters)
    written.node.spliceText(written.text.length - letters, 1, letter, letters === 1);
}
