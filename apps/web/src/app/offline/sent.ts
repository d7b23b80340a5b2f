const listeners = new Set<() => void>();

/** Notes that had waited for a line have been sent, or refused. */
export const tellSent = (): void => {
  for (const tell of listeners) tell();
};

export function onSent(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
