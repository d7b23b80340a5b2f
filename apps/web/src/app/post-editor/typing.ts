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
  type ElementNode,
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
import { turnedQuote } from './turned-quotes.ts';

/** Where the caret stood when something turned, and how that is taken back. */
interface Turned {
  readonly place: string;
  readonly takeBack: () => void;
}

export function registerTyping(editor: LexicalEditor): () => void {
  let turned: Turned | null = null;
  const place = (): string => editor.read($place);
  const remember = (takeBack: () => void) => {
    turned = { place: place(), takeBack };
  };
  const takeBack = (event: KeyboardEvent | null): boolean => {
    const last = turned;
    turned = null;
    if (last === null || last.place !== place()) return false;
    event?.preventDefault();
    last.takeBack();
    return true;
  };
  /** What was typed stands there first: that is what one comes back to. */
  const turn = ($change: () => void) =>
    $onUpdate(() => {
      editor.update($change, {
        tag: HISTORY_PUSH_TAG,
        onUpdate: () => remember(() => editor.dispatchCommand(UNDO_COMMAND, undefined)),
      });
    });
  const $type = (event: InputEvent): boolean => {
    const selection = $getSelection();
    if (event.inputType !== 'insertText' || !$isRangeSelection(selection)) return false;
    turned = null;
    const sign = event.data ?? '';
    const quote = turnedQuote(sign, $before(selection));
    const $change = quote === null ? $turningAfter(selection, sign) : null;
    if (quote === null && $change === null) return false;
    event.preventDefault();
    selection.insertText(quote ?? sign);
    if ($change !== null) turn($change);
    if (quote !== null) $onUpdate(() => remember(() => editor.update(() => $straighten(sign))));
    return true;
  };
  return mergeRegister(
    editor.registerCommand(BEFORE_INPUT_COMMAND, $type, COMMAND_PRIORITY_HIGH),
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
    editor.registerCommand(KEY_BACKSPACE_COMMAND, takeBack, COMMAND_PRIORITY_HIGH),
    // A turned quotation mark is no step of its own, or a word with an apostrophe would be taken back in pieces.
    editor.registerCommand(UNDO_COMMAND, () => takeBack(null), COMMAND_PRIORITY_HIGH),
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

/** What becomes of the text once this sign stands in it; null where nothing does. */
function $turningAfter(selection: RangeSelection, sign: string): (() => void) | null {
  const { anchor } = selection;
  const node = anchor.getNode();
  if (!selection.isCollapsed() || !$isTextNode(node)) return null;
  const written = node.getTextContent().slice(0, anchor.offset);
  const block = sign === ' ' && $lineOf(selection)?.getFirstChild() === node ? blocks[written] : undefined;
  if (block !== undefined) return () => $becomeBlock(node.getLatest(), written.length + 1, block);
  const stretch = stretchEnding(written + sign);
  return stretch === null ? null : () => $becomeFormatted(node.getLatest(), stretch);
}

function $becomeBlock(node: TextNode, signs: number, name: BlockName): void {
  const line = node.getParent();
  if (line === null) return;
  node.spliceText(0, signs, '');
  if (node.getTextContent() === '') node.remove();
  const isList = name === 'ul' || name === 'ol';
  const block = isList ? $createListItemNode() : $textBlock(name);
  block.append(...line.getChildren());
  if (!isList) line.replace(block);
  else $intoList(line, block, name === 'ol' ? 'number' : 'bullet');
  block.selectStart();
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
  const parts = node.splitText(from, to);
  const stretch = from === 0 ? parts[0] : parts[1];
  if (stretch === undefined) return;
  stretch.setTextContent(stretch.getTextContent().slice(mark.length, -mark.length));
  stretch.toggleFormat(mark.length === 2 ? 'bold' : 'italic');
  // What is written next looks as what stood before.
  stretch.selectEnd().setFormat(format);
}

function $ruleInPlaceOf(line: ElementNode): void {
  const below = $createParagraphNode();
  line.replace(new RuleNode()).insertAfter(below);
  below.selectStart();
}

function $straighten(sign: string): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const { anchor } = selection;
  const node = anchor.getNode();
  if ($isTextNode(node)) node.spliceText(anchor.offset - 1, 1, sign, true);
}
