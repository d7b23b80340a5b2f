import type { Block, List, ListItem } from './blocks.ts';
import { tidyInlines } from './tidy-inlines.ts';

/** The one form that a text has: no empty paragraphs, and lists of one kind side by side are one list. */
export function tidyBlocks(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    if (block.kind === 'text') {
      const inlines = tidyInlines(block.inlines);
      if (inlines.length > 0) kept.push({ ...block, inlines });
    } else if (block.kind === 'list') {
      addList(kept, tidyList(block.list));
    } else if (block.kind === 'figure') {
      kept.push({ ...block, caption: tidyInlines(block.caption) });
    } else {
      kept.push(block);
    }
  }
  return kept;
}

function addList(kept: Block[], list: List): void {
  if (list.items.length === 0) return;
  const last = kept.at(-1);
  if (last?.kind === 'list' && last.list.isOrdered === list.isOrdered)
    kept[kept.length - 1] = { kind: 'list', list: united(last.list, list, 1) };
  else kept.push({ kind: 'list', list });
}

/** As deep as word processors go, and well within what the server keeps: what is further in stands at this depth. */
const deepest = 9;

const united = (a: List, b: List, depth: number): List =>
  tidyList({ ...a, items: [...a.items, ...b.items] }, depth);

function tidyList({ isOrdered, items }: List, depth = 1): List {
  const kept: ListItem[] = [];
  for (const item of depth < deepest ? items : items.flatMap(allWithin)) {
    const inlines = tidyInlines(item.inlines);
    const lists = tidyLists(item.lists, depth + 1);
    const before = kept.at(-1);
    if (inlines.length > 0) kept.push({ inlines, lists });
    else if (before !== undefined && lists.length > 0)
      // An item that is nothing but a list belongs to the item before it.
      kept[kept.length - 1] = { ...before, lists: tidyLists([...before.lists, ...lists], depth + 1) };
    else if (lists.length > 0) kept.push({ inlines, lists });
  }
  return { isOrdered, items: kept };
}

const allWithin = ({ inlines, lists }: ListItem): ListItem[] => [
  { inlines, lists: [] },
  ...lists.flatMap(({ items }) => items.flatMap(allWithin)),
];

function tidyLists(lists: readonly List[], depth: number): List[] {
  const kept: List[] = [];
  for (const each of lists.map((list) => tidyList(list, depth))) {
    const before = kept.at(-1);
    if (each.items.length === 0) continue;
    if (before?.isOrdered === each.isOrdered) kept[kept.length - 1] = united(before, each, depth);
    else kept.push(each);
  }
  return kept;
}
