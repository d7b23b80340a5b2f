import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's rendering and in the first one here, which must equal it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
