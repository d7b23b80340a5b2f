import { type Block, type Inline, type List, lineBreak } from './blocks.ts';
import { tidyInlines } from './tidy-inlines.ts';

/** Lines of text one below the other, as one. */
export function linesTogether(blocks: readonly Block[]): Inline[] {
  return blocks
    .flatMap((block): (readonly Inline[])[] => {
      if (block.kind === 'text') return [block.inlines];
      return block.kind === 'list' ? linesOf(block.list) : [];
    })
    .map(tidyInlines)
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line]));
}

const linesOf = ({ items }: List): (readonly Inline[])[] =>
  items.flatMap(({ inlines, lists }) => [inlines, ...lists.flatMap(linesOf)]);
