// The lock of a text: among the tabs of a browser a Web Lock, among people a lock on the server, renewed by a heartbeat.
import { lockHeartbeatMs } from '@wayfare/contracts/calls/editing';
import type { TextKey } from './local-texts.ts';

/**
 * Null if another tab of this browser edits the text. `steal` takes the lock from it; `onStolen` runs in the tab that
 * loses it. Resolves to a function that releases the lock.
 */
export function acquireTabLock(
  { kind, ref }: Pick<TextKey, 'kind' | 'ref'>,
  { steal = false, onStolen }: { readonly steal?: boolean; readonly onStolen: () => void },
): Promise<(() => void) | null> {
  // Only https pages and localhost have Web Locks. Without them tabs exclude each other by their token only.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    locks
      .request(`wayfare:${kind}:${ref}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (lock !== null) return new Promise<void>((release) => resolve(release));
        resolve(null);
        return undefined;
      })
      .catch(onStolen);
  });
}

export const createLockToken = (): string => crypto.randomUUID();

/** Calls `beat` every 20 seconds, and when the page becomes visible. Returns a function that ends it. */
export function startHeartbeat(beat: () => void): () => void {
  const beatIfVisible = () => {
    if (document.visibilityState === 'visible') beat();
  };
  // Browsers run timers of hidden pages once a minute, which is often enough for a lock of two minutes.
  const timer = setInterval(beat, lockHeartbeatMs);
  document.addEventListener('visibilitychange', beatIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', beatIfVisible);
  };
}
