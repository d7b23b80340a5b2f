const listeners = new Set<() => void>();
let isAnySent = false;

/** Notes that had waited for a line have been sent, or refused. */
export function tellSent(): void {
  isAnySent = true;
  for (const tell of listeners) tell();
}

/** Also of what was sent before, while whoever asks was being drawn. */
export function onSent(tell: () => void): () => void {
  listeners.add(tell);
  if (isAnySent) queueMicrotask(tell);
  return () => listeners.delete(tell);
}
