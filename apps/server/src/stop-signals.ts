type Signal = 'SIGTERM' | 'SIGINT';

/**
 * One wish may come as several signals: Ctrl-C reaches everybody at the terminal, and npm passes what it gets on to us
 * besides. So only one that comes a second later is another wish.
 */
const oneWishMs = 1_000;

/** `first` when somebody wishes us to stop; `again` for whoever does not want to wait. Returns how to stop listening. */
export function onStopSignal(
  signals: readonly Signal[],
  { first, again }: { readonly first: () => void; readonly again: () => void },
): () => void {
  let firstAt: number | null = null;
  const hear = (): void => {
    if (firstAt === null) {
      firstAt = performance.now();
      first();
    } else if (performance.now() - firstAt > oneWishMs) again();
  };
  for (const signal of signals) process.on(signal, hear);
  return () => {
    for (const signal of signals) process.off(signal, hear);
  };
}
