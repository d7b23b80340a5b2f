import { setImmediate } from 'node:timers/promises';

const longestMs = 10;

/** Between two steps of long work: whoever else waits for this process comes to their turn. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
