import type { TextKey } from './local-texts.ts';

/**
 * Among the tabs of a browser, the lock of a text is a Web Lock. Null if another one edits it. `steal` takes the lock from
 * it; `onStolen` runs in the tab that loses it. Resolves to a function that releases the lock.
 */
export function acquireTabLock(
  { kind, ref }: Pick<TextKey, 'kind' | 'ref'>,
  { steal = false, onStolen }: { readonly steal?: boolean; readonly onStolen: () => void },
): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`wayfare:${kind}:${ref}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (lock !== null) return new Promise<void>((release) => resolve(release));
        resolve(null);
        return undefined;
      })
      .catch(onStolen);
  });
}
