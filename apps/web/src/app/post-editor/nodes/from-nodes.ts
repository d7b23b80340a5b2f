import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { linkAddress } from '@wayfare/contracts/rules/links';
import { $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type LexicalNode } from 'lexical';
import {
  type Block,
  headingTags,
  type Inline,
  type List,
  type ListItem,
  lineBreak,
  type TextTag,
  textRun,
} from '../document/blocks.ts';
import type { IsOwnImage } from '../document/read-dom.ts';
import { tidyBlocks } from '../document/tidy-blocks.ts';
import { $isFigureNode } from './figure-node.ts';
import { RuleNode } from './rule-node.ts';

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
  return [{ kind: 'link', href: linkAddress(node.getURL()), pieces }];
}
