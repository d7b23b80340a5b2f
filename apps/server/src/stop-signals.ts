type Signal = 'SIGTERM' | 'SIGINT';

/** Ctrl-C sends a signal to the whole process group, and npm forwards its own, so signals within a second count as one. */
const sameSignalMs = 1_000;

/** Calls `first` on the first signal and `again` on later ones. Returns a function that removes the listeners. */
export function onStopSignal(
  signals: readonly Signal[],
  { first, again }: { readonly first: () => void; readonly again: () => void },
): () => void {
  let firstAt: number | null = null;
  const onSignal = (): void => {
    if (firstAt === null) {
      firstAt = performance.now();
      first();
    } else if (performance.now() - firstAt > sameSignalMs) again();
  };
  for (const signal of signals) process.on(signal, onSignal);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
}
