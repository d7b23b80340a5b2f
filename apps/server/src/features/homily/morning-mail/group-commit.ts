/**
 * Writes down what many have done, together: whoever comes while a write is under way goes with the next. Each waits
 * until its own is written.
 */
export function groupCommit<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  const begin = async (): Promise<void> => {
    await last.catch(() => {});
    const items = waiting;
    waiting = [];
    next = null;
    last = write(items);
    return last;
  };
  return (item) => {
    waiting.push(item);
    next ??= begin();
    return next;
  };
}
