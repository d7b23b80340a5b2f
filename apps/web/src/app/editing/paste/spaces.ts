// Spaces, breaks and empty lines that a program added for its own layout.
import { Fragment, type Node } from 'prosemirror-model';
import { hyphenated, isWrapped, wrapWidth } from './wrapped-lines.ts';

const mapBlocks = (node: Node, change: (block: Node) => readonly Node[]): Node => {
  if (node.isTextblock) return change(node)[0] ?? node;
  const children = node.content.content.flatMap((child) =>
    child.isTextblock ? change(child) : child.isLeaf ? child : mapBlocks(child, change),
  );
  const content = Fragment.fromArray(children);
  if (node.type.validContent(content)) return node.copy(content);
  return node.type.createAndFill(node.attrs, content) ?? node;
};

const isBreak = (node: Node | undefined): boolean => node?.type.name === 'hard_break';

/** Without empty paragraphs and headings, and without breaks at the edges of the others. */
export const withoutEmptyBlocks = (doc: Node): Node =>
  mapBlocks(doc, (block) => {
    const inline = block.content.content;
    // Other spaces than these are letters in HTML.
    const isWord = (node: Node): boolean => !isBreak(node) && /[^ \t\n\f\r]/.test(node.text ?? 'x');
    const trimmed = inline.slice(Math.max(0, inline.findIndex(isWord)), inline.findLastIndex(isWord) + 1);
    if (trimmed.length === 0 && block.type.name !== 'figure') return [];
    return trimmed.length === inline.length ? [block] : [block.copy(Fragment.fromArray(trimmed))];
  });

/** Without what only served the layout of a mail, a page or a word processor. Mail programs begin a paragraph with two breaks. */
export const withoutLayout = (doc: Node): Node =>
  withoutEmptyBlocks(withoutWrapping(withoutEmptyBlocks(mapBlocks(doc, splitAt(2)))));

/** One character for each inline leaf, so that indexes are positions. */
const getText = (block: Node): string => block.textBetween(0, block.content.size, '', '\n');

/** Splits a paragraph where so many breaks, or more, follow each other. */
const splitAt =
  (count: number) =>
  (block: Node): readonly Node[] => {
    if (block.type.name !== 'paragraph') return [block];
    const parts: Node[][] = [[]];
    let breaks: Node[] = [];
    for (const node of block.content.content) {
      if (isBreak(node)) breaks.push(node);
      else if (breaks.length === 0 || node.text?.trim() !== '') {
        if (breaks.length >= count) parts.push([]);
        else parts.at(-1)?.push(...breaks);
        breaks = [];
        parts.at(-1)?.push(node);
      }
    }
    return parts.map((part) => block.copy(Fragment.fromArray(part)));
  };

export const splitAtBreaks = (doc: Node): Node => withoutEmptyBlocks(mapBlocks(doc, splitAt(1)));

/** A mail on a page keeps the breaks of its width. */
function withoutWrapping(doc: Node): Node {
  const paragraphs: string[][] = [];
  doc.descendants((node) => {
    if (node.isTextblock) paragraphs.push(getText(node).split('\n'));
    return !node.isTextblock;
  });
  const width = wrapWidth(paragraphs);
  if (width === 0) return doc;
  return mapBlocks(doc, (block) => {
    if (!isWrapped(getText(block).split('\n'), width)) return [block];
    const inline = block.content.content.flatMap((node, at) => {
      if (!isBreak(node)) return [node];
      const before = block.maybeChild(at - 1)?.text?.trimEnd() ?? '';
      return hyphenated.test(before) ? [] : [block.type.schema.text(' ')];
    });
    return [block.copy(Fragment.fromArray(inline))];
  });
}
