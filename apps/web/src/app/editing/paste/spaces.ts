// Breaks and empty lines that a program added for its own layout.
import { Fragment, type Node } from 'prosemirror-model';

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

/** Where one break does not begin a paragraph, two do: mail programs write them. */
export const splitParagraphs = (doc: Node, isEachBreak: boolean): Node =>
  withoutEmptyBlocks(
    mapBlocks(doc, (block) => {
      if (block.type.name !== 'paragraph') return [block];
      const inline = block.content.content;
      const isBetweenBreaks = (at: number): boolean =>
        inline[at]?.text?.trim() === '' && isBreak(inline[at - 1]) && isBreak(inline[at + 1]);
      const parts: Node[][] = [[]];
      for (const [at, node] of inline.entries()) {
        const part = parts.at(-1) ?? [];
        if (isBreak(node) && (isEachBreak || isBreak(part.at(-1)))) parts.push([]);
        else if (!isBetweenBreaks(at)) part.push(node);
      }
      return parts.map((part) => block.copy(Fragment.fromArray(part)));
    }),
  );
