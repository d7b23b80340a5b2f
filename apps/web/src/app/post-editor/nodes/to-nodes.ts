import { $createLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type { Block, Inline, List, TextTag } from '../document/blocks.ts';
import { FigureNode } from './figure-node.ts';
import { RuleNode } from './rule-node.ts';

export const $nodesFrom = (blocks: readonly Block[]): LexicalNode[] => blocks.map($nodeFrom);

function $nodeFrom(block: Block): LexicalNode {
  switch (block.kind) {
    case 'text':
      return $textBlock(block.tag).append(...$inlineNodes(block.inlines));
    case 'list':
      return $listFrom(block.list);
    case 'figure':
      return new FigureNode(block);
    case 'rule':
      return new RuleNode();
  }
}

/** An empty block of this kind. */
export function $textBlock(tag: TextTag): ElementNode {
  if (tag === 'p') return $createParagraphNode();
  return tag === 'quote' ? $createQuoteNode() : $createHeadingNode(tag);
}

function $listFrom({ isOrdered, items }: List): ListNode {
  const list = $createListNode(isOrdered ? 'number' : 'bullet');
  for (const { inlines, lists } of items) {
    if (inlines.length > 0) list.append($item($inlineNodes(inlines)));
    // In the editor a list within a list has an item to itself.
    for (const inner of lists) list.append($item([$listFrom(inner)]));
  }
  return list;
}

const $item = (nodes: readonly LexicalNode[]): ListItemNode => $createListItemNode().append(...nodes);

export const $inlineNodes = (inlines: readonly Inline[]): LexicalNode[] => inlines.map($inlineNode);

function $inlineNode(inline: Inline): LexicalNode {
  if (inline.kind === 'break') return $createLineBreakNode();
  if (inline.kind === 'link') return $createLinkNode(inline.href).append(...$inlineNodes(inline.pieces));
  const node = $createTextNode(inline.text);
  if (inline.isStrong) node.toggleFormat('bold');
  if (inline.isEmphasis) node.toggleFormat('italic');
  return node;
}
