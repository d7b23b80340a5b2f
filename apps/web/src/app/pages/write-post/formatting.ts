import { $isLinkNode } from '@lexical/link';
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $setBlocksType } from '@lexical/selection';
import { $findMatchingParent, $insertNodeToNearestRoot } from '@lexical/utils';
import {
  $getSelection,
  $isRangeSelection,
  $isRootOrShadowRoot,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import type { TextTag } from '#app/editing/document/blocks.ts';
import { $tagOf, $textBlock } from './nodes/blocks-as-nodes.ts';
import { RuleNode } from './nodes/nodes.ts';

export type BlockName = TextTag | 'ul' | 'ol';

/** Where the caret stands, for the buttons that show it. */
export interface Here {
  /** Null on a picture, or where nothing is chosen. */
  readonly block: BlockName | null;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  readonly isLink: boolean;
}

export const nowhere: Here = { block: null, isStrong: false, isEmphasis: false, isLink: false };

export function $here(): Here {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nowhere;
  const node = selection.anchor.getNode();
  return {
    block: $blockAround(node),
    isStrong: selection.hasFormat('bold'),
    isEmphasis: selection.hasFormat('italic'),
    isLink: $linkAround(node) !== null,
  };
}

export const $linkAround = (node: LexicalNode) => $findMatchingParent(node, $isLinkNode);

function $blockAround(node: LexicalNode): BlockName {
  const list = $findMatchingParent(node, $isListNode);
  if (list !== null) return list.getListType() === 'number' ? 'ol' : 'ul';
  const block = $findMatchingParent(node, (each) => {
    const parent = each.getParent();
    return parent !== null && $isRootOrShadowRoot(parent);
  });
  return block === null ? 'p' : $tagOf(block);
}

/** Turns the chosen blocks into this; what they are already becomes a paragraph again. */
export function setBlock(editor: LexicalEditor, wanted: BlockName): void {
  const now = editor.read($here).block;
  const isList = now === 'ul' || now === 'ol';
  if (wanted === 'ul' || wanted === 'ol') {
    if (now === wanted) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    else if (wanted === 'ul') editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
    else editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined);
    return;
  }
  if (isList) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
  editor.update(() => $setBlocksType($getSelection(), () => $textBlock(now === wanted ? 'p' : wanted)));
}

export const toggleStrong = (editor: LexicalEditor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold');
export const toggleEmphasis = (editor: LexicalEditor) =>
  editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic');
export const undo = (editor: LexicalEditor) => editor.dispatchCommand(UNDO_COMMAND, undefined);
export const redo = (editor: LexicalEditor) => editor.dispatchCommand(REDO_COMMAND, undefined);

export function insertRule(editor: LexicalEditor): void {
  editor.update(() => void $insertNodeToNearestRoot(new RuleNode()));
}
