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
    kept[kept.length - 1] = { kind: 'list', list: united(last.list, list) };
  else kept.push({ kind: 'list', list });
}

const united = (a: List, b: List): List => tidyList({ ...a, items: [...a.items, ...b.items] });

function tidyList({ isOrdered, items }: List): List {
  const kept: ListItem[] = [];
  for (const item of items) {
    const inlines = tidyInlines(item.inlines);
    const lists = tidyLists(item.lists);
    const before = kept.at(-1);
    if (inlines.length > 0) kept.push({ inlines, lists });
    else if (before !== undefined && lists.length > 0)
      // An item that is nothing but a list belongs to the item before it.
      kept[kept.length - 1] = { ...before, lists: tidyLists([...before.lists, ...lists]) };
    else if (lists.length > 0) kept.push({ inlines, lists });
  }
  return { isOrdered, items: kept };
}

function tidyLists(lists: readonly List[]): List[] {
  const kept: List[] = [];
  for (const each of lists.map(tidyList)) {
    const before = kept.at(-1);
    if (each.items.length === 0) continue;
    if (before?.isOrdered === each.isOrdered) kept[kept.length - 1] = united(before, each);
    else kept.push(each);
  }
  return kept;
}
