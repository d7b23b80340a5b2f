import { type Block, type Inline, type List, type ListItem, lineBreak } from './blocks.ts';
import { tidyInlines } from './tidy-inlines.ts';

interface ReadList {
  readonly list: List;
  /** What cannot stand within a list, and follows it. */
  readonly others: readonly Block[];
}

/** A list, with the lists within its items. `read` tells what is inside a node. */
export function readList(element: Element, read: (inside: Node) => Block[]): ReadList {
  const items: ListItem[] = [];
  const others: Block[] = [];
  for (const child of element.childNodes) {
    const isItem = child instanceof Element && child.localName === 'li';
    items.push(...itemsFrom(read(isItem ? child : wrapped(child)), others));
  }
  return { list: { isOrdered: element.localName === 'ol', items }, others };
}

/** Word processors put a list right into a list, without an item around it. */
function wrapped(node: Node): Node {
  const item = document.createDocumentFragment();
  item.append(node.cloneNode(true));
  return item;
}

/** What was read in one place of a list: text with lists below it is one item; text below a list begins another. */
function itemsFrom(blocks: readonly Block[], others: Block[]): ListItem[] {
  const items: { inlines: Inline[]; lists: List[] }[] = [];
  for (const block of blocks) {
    const last = items.at(-1);
    if (block.kind === 'list') {
      if (last === undefined) items.push({ inlines: [], lists: [block.list] });
      else last.lists.push(block.list);
    } else if (block.kind === 'text') {
      const line = tidyInlines(block.inlines);
      if (line.length === 0) continue;
      if (last === undefined || last.lists.length > 0) items.push({ inlines: line, lists: [] });
      else last.inlines.push(lineBreak, ...line);
    } else {
      others.push(block);
    }
  }
  return items;
}
