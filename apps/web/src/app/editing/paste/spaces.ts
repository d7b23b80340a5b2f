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

/** Without what only served the layout of a mail, a page or a word processor. */
export const withoutLayout = (doc: Node): Node =>
  withoutEmptyBlocks(withoutWrapping(withoutEmptyBlocks(mapBlocks(doc, splitAtBlankLines))));

/** One character for each inline leaf, so that indexes are positions. */
const getText = (block: Node): string => block.textBetween(0, block.content.size, '', '\n');

/** Mail programs begin a paragraph with two breaks. */
function splitAtBlankLines(block: Node): Node[] {
  if (block.type.name !== 'paragraph') return [block];
  const inline = block.content.content;
  const isBetweenBreaks = (at: number): boolean =>
    inline[at]?.text?.trim() === '' && isBreak(inline[at - 1]) && isBreak(inline[at + 1]);
  const parts: Node[][] = [[]];
  for (const [at, node] of inline.entries()) {
    const part = parts.at(-1) ?? [];
    if (isBreak(node) && isBreak(part.at(-1))) parts.push([]);
    else if (!isBetweenBreaks(at)) part.push(node);
  }
  return parts.length === 1 ? [block] : parts.map((part) => block.copy(Fragment.fromArray(part)));
}

export const splitAtBreaks = (doc: Node): Node =>
  withoutEmptyBlocks(
    mapBlocks(doc, (block) => {
      const parts: Node[][] = [[]];
      for (const node of block.content.content)
        if (isBreak(node)) parts.push([]);
        else parts.at(-1)?.push(node);
      return parts.map((part) => block.copy(Fragment.fromArray(part)));
    }),
  );

/** Fewer wrapped lines may be chance. */
const minWrapped = 3;

/** A mail on a page keeps the breaks of its width. */
function withoutWrapping(doc: Node): Node {
  const paragraphs: string[][] = [];
  doc.descendants((node) => {
    if (node.isTextblock) paragraphs.push(getText(node).split('\n'));
    return !node.isTextblock;
  });
  const width = wrapWidth(paragraphs, minWrapped);
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
