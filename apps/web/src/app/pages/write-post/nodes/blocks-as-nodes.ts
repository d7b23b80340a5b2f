import { $createLinkNode, $isLinkNode } from '@lexical/link';
import {
  $createListItemNode,
  $createListNode,
  $isListItemNode,
  $isListNode,
  type ListItemNode,
  type ListNode,
} from '@lexical/list';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { sanitizeLink } from '@wayfare/contracts/rules/links';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import {
  type Block,
  headingTags,
  type Inline,
  type List,
  type ListItem,
  lineBreak,
  type TextTag,
  textRun,
  tidyBlocks,
} from '#app/editing/document/blocks.ts';
import type { IsOwnImage } from '#app/editing/document/read-dom.ts';
import { $isArriving } from './arriving-node.ts';
import { $isFigureNode, FigureNode, RuleNode } from './nodes.ts';

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

/** What the editor holds. Images from elsewhere do not get out of it, however they got in. */
export const $blocksNow = (isOwnImage: IsOwnImage): Block[] =>
  tidyBlocks(
    $getRoot()
      .getChildren()
      .flatMap($blocksOf)
      .filter((block) => block.kind !== 'figure' || isOwnImage(block.src)),
  );

function $blocksOf(node: LexicalNode): Block[] {
  if ($isFigureNode(node)) return [node.getFigure()];
  if (node instanceof RuleNode) return [{ kind: 'rule' }];
  if ($isArriving(node)) return [];
  if ($isListNode(node)) return [{ kind: 'list', list: $listOf(node) }];
  return [{ kind: 'text', tag: $tagOf(node), inlines: $inlinesOf(node) }];
}

export function $tagOf(node: LexicalNode): TextTag {
  if ($isQuoteNode(node)) return 'quote';
  if (!$isHeadingNode(node)) return 'p';
  const tag = node.getTag();
  return headingTags.find((each) => each === tag) ?? (tag === 'h1' ? 'h2' : 'h4');
}

function $listOf(node: ListNode): List {
  const items = node.getChildren().map((item): ListItem => {
    const children = $isListItemNode(item) ? item.getChildren() : [item];
    return {
      inlines: children.filter((child) => !$isListNode(child)).flatMap($inlineOf),
      lists: children.filter($isListNode).map($listOf),
    };
  });
  return { isOrdered: node.getListType() === 'number', items };
}

const $inlinesOf = (node: LexicalNode): Inline[] =>
  $isElementNode(node) ? node.getChildren().flatMap($inlineOf) : $inlineOf(node);

function $inlineOf(node: LexicalNode): Inline[] {
  if ($isLineBreakNode(node)) return [lineBreak];
  if ($isTextNode(node))
    return [textRun(node.getTextContent(), node.hasFormat('bold'), node.hasFormat('italic'))];
  if (!$isLinkNode(node)) return $inlinesOf(node);
  const pieces = $inlinesOf(node).filter((piece) => piece.kind !== 'link');
  return [{ kind: 'link', href: sanitizeLink(node.getURL()), pieces }];
}
