import type { Inline, List, ListItem } from './blocks.ts';

/** A line of a list, and how far in it stands. */
export interface IndentedItem {
  readonly depth: number;
  readonly isOrdered: boolean;
  readonly inlines: readonly Inline[];
}

interface GrowingList {
  readonly isOrdered: boolean;
  readonly items: (ListItem & { readonly lists: GrowingList[] })[];
}

/** Items that are further in, by two at least, belong to the item before them. */
export function nestedLists(items: readonly IndentedItem[]): List[] {
  const lists: GrowingList[] = [];
  const open: { depth: number; lists: GrowingList[] }[] = [];
  for (const { depth, isOrdered, inlines } of items) {
    while (open.length > 0 && depth <= (open.at(-1)?.depth ?? 0) + 1) open.pop();
    const around = open.at(-1)?.lists ?? lists;
    const item = { inlines, lists: [] };
    const last = around.at(-1);
    if (last?.isOrdered === isOrdered) last.items.push(item);
    else around.push({ isOrdered, items: [item] });
    open.push({ depth, lists: item.lists });
  }
  return lists;
}
