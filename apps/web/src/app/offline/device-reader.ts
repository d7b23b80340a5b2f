// Whose texts are cached on this device, and until when. Kept apart from the cache itself, so that the code that
// deletes it is always loaded.
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const key = 'wayfare-offline';
/** Stored instead of a reader when offline reading is off. */
const optOut = 'no';

const reader = z.object({
  sub: z.string(),
  /** Texts are hidden afterwards: seven days after the last sync, or when access ends. */
  until: z.number(),
  /** A clock before this time has been set back. */
  lastSyncAt: z.number(),
});
export type DeviceReader = z.infer<typeof reader>;

/** The member whose texts are cached. Deletes expired texts. */
export function getDeviceReader(): DeviceReader | null {
  const stored = localStorage.getItem(key);
  if (stored === null || stored === optOut) return null;
  try {
    const owner = z.parse(reader, JSON.parse(stored));
    const now = Date.now();
    if (now < owner.until && now >= owner.lastSyncAt - clockSlackMs) return owner;
  } catch {
    // Invalid data: delete it.
  }
  void clearDevice();
  return null;
}

/** Travelers adjust their clocks. */
const clockSlackMs = 86_400_000;

export const setDeviceReader = (owner: DeviceReader): void =>
  localStorage.setItem(key, JSON.stringify(owner));
export const disableOffline = (): void => localStorage.setItem(key, optOut);

/** On by default only where the site is installed as an app. */
export const isOfflineEnabled = (): boolean =>
  localStorage.getItem(key) === null
    ? matchMedia('(display-mode: standalone)').matches
    : getDeviceReader() !== null;

/** Prefix of the caches with paid content. */
export const cachePrefix = 'paid-';
/** Reading positions that were not sent yet. */
export const pendingPositionsKey = 'wayfare-offline-places';

/** Deletes the cached texts and whose they were. */
export async function clearDevice(): Promise<void> {
  localStorage.removeItem(key);
  localStorage.removeItem(pendingPositionsKey);
  await deleteCaches();
}

/** Also deletes caches that an earlier page did not. */
export async function deleteCaches(): Promise<void> {
  // Without https there is no CacheStorage.
  const stores = globalThis.caches;
  const names = (await stores?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => stores.delete(name)));
}

let isServedFromCache = false;
const listeners = new Set<() => void>();

/** Records whether the last response came from the cache. */
export function setServedFromCache(now: boolean): void {
  if (now === isServedFromCache) return;
  isServedFromCache = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the page shows cached responses because the network is down. */
export const useServedFromCache = (): boolean => useSyncExternalStore(subscribe, () => isServedFromCache);

/** `navigator.onLine` may be true without a connection. */
export const isOffline = (): boolean => isServedFromCache || !navigator.onLine;

let dataChangedListener: (() => void) | null = null;

/** The member changed data that is cached. */
export const notifyDataChanged = (): void => dataChangedListener?.();

export function onDataChanged(listener: () => void): void {
  dataChangedListener = listener;
}

export function onBackOnline(listener: () => void): void {
  listeners.add(() => {
    if (!isServedFromCache) listener();
  });
}
