// Whose texts are kept on this device for reading without a line, and until when. The texts themselves come and go in
// parts of the pages that are loaded when they are needed; what wipes them is always here.
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const key = 'wayfare-offline';
/** Stands in place of a reader where somebody has said optOut. */
const optOut = 'no';

const reader = z.object({
  sub: z.string(),
  /** Nothing is shown any more after it: seven days after the site was last lastSyncAt, or as the access ends. */
  until: z.number(),
  /** When the site was last lastSyncAt. A clock before it was put back. */
  lastSyncAt: z.number(),
});
export type DeviceReader = z.infer<typeof reader>;

/** Whose texts lie here and may still be read; what has run out is wiped. */
export function getDeviceReader(): DeviceReader | null {
  const stored = localStorage.getItem(key);
  if (stored === null || stored === optOut) return null;
  try {
    const owner = z.parse(reader, JSON.parse(stored));
    const now = Date.now();
    if (now < owner.until && now >= owner.lastSyncAt - clockSlackMs) return owner;
  } catch {
    // Whatever stands there, nobody can be shown anything by it.
  }
  void clearDevice();
  return null;
}

/** A traveler's clock is put right now and then. */
const clockSlackMs = 86_400_000;

export const setDeviceReader = (owner: DeviceReader): void =>
  localStorage.setItem(key, JSON.stringify(owner));
export const disableOffline = (): void => localStorage.setItem(key, optOut);

/** By itself only where the site was installed like an app: on somebody's own phone. Elsewhere whoever wants it says so. */
export const isOfflineEnabled = (): boolean =>
  localStorage.getItem(key) === null
    ? matchMedia('(display-mode: standalone)').matches
    : getDeviceReader() !== null;

/** By which everything that is paid for is called in the browser's stores. */
export const cachePrefix = 'paid-';
/** Where somebody stopped reading while there was optOut line. */
export const pendingPositionsKey = 'wayfare-offline-places';

/** No paid byte stays on this device, nor whose it was. */
export async function clearDevice(): Promise<void> {
  localStorage.removeItem(key);
  localStorage.removeItem(pendingPositionsKey);
  await deleteCaches();
}

/** What somebody's page did not come to wipe: it was left in a hurry. */
export async function deleteCaches(): Promise<void> {
  // Where a site comes without https there is optOut such store, and nothing in it.
  const stores = globalThis.caches;
  const names = (await stores?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => stores.delete(name)));
}

let isServedFromCache = false;
const listeners = new Set<() => void>();

/** Whether what was answered just now came from this device. */
export function setServedFromCache(now: boolean): void {
  if (now === isServedFromCache) return;
  isServedFromCache = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether what is shown comes from this device, because nobody else answers. */
export const useServedFromCache = (): boolean => useSyncExternalStore(subscribe, () => isServedFromCache);

/** Nobody answers just now. A device may have a line that leads nowhere. */
export const isOffline = (): boolean => isServedFromCache || !navigator.onLine;

let dataChangedListener: (() => void) | null = null;

/** Something of what is kept was changed by its reader, and stands on the account. */
export const notifyDataChanged = (): void => dataChangedListener?.();

export function onDataChanged(listener: () => void): void {
  dataChangedListener = listener;
}

/** Whoever has waited for a line. */
export function onBackOnline(listener: () => void): void {
  listeners.add(() => {
    if (!isServedFromCache) listener();
  });
}
