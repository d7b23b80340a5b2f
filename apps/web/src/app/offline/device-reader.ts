// Whose texts are kept on this device for reading without a line, and until when. The texts themselves come and go in
// parts of the pages that are loaded when they are needed; what wipes them is always here.
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const key = 'wayfare-offline';
/** Stands in place of a reader where somebody has said no. */
const no = 'no';

const reader = z.object({
  sub: z.string(),
  /** Nothing is shown any more after it: seven days after the site was last heard, or as the access ends. */
  until: z.number(),
  /** When the site was last heard. A clock before it was put back. */
  heard: z.number(),
});
export type DeviceReader = z.infer<typeof reader>;

/** Whose texts lie here and may still be read; what has run out is wiped. */
export function readerHere(): DeviceReader | null {
  const written = localStorage.getItem(key);
  if (written === null || written === no) return null;
  try {
    const found = z.parse(reader, JSON.parse(written));
    const now = Date.now();
    if (now < found.until && now >= found.heard - clockSlackMs) return found;
  } catch {
    // Whatever stands there, nobody can be shown anything by it.
  }
  void wipeDevice();
  return null;
}

/** A traveler's clock is put right now and then. */
const clockSlackMs = 86_400_000;

export const keepReader = (given: DeviceReader): void => localStorage.setItem(key, JSON.stringify(given));
export const sayNo = (): void => localStorage.setItem(key, no);

/** By itself only where the site was installed like an app: on somebody's own phone. Elsewhere whoever wants it says so. */
export const isKeepingWanted = (): boolean =>
  localStorage.getItem(key) === null
    ? matchMedia('(display-mode: standalone)').matches
    : readerHere() !== null;

/** By which everything that is paid for is called in the browser's stores. */
export const paidPrefix = 'paid-';
/** Where somebody stopped reading while there was no line. */
export const placesKey = 'wayfare-offline-places';

/** No paid byte stays on this device, nor whose it was. */
export async function wipeDevice(): Promise<void> {
  localStorage.removeItem(key);
  localStorage.removeItem(placesKey);
  await wipePaid();
}

/** What somebody's page did not come to wipe: it was left in a hurry. */
export async function wipePaid(): Promise<void> {
  // Where a site comes without https there is no such store, and nothing in it.
  const stores = globalThis.caches;
  const names = (await stores?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(paidPrefix)).map((name) => stores.delete(name)));
}

let isFromDevice = false;
const listeners = new Set<() => void>();

/** Whether what was answered just now came from this device. */
export function noteSource(now: boolean): void {
  if (now === isFromDevice) return;
  isFromDevice = now;
  for (const tell of listeners) tell();
}

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Whether what is shown comes from this device, because nobody else answers. */
export const useFromDevice = (): boolean => useSyncExternalStore(listen, () => isFromDevice);

/** Nobody answers just now. A device may have a line that leads nowhere. */
export const isOffline = (): boolean => isFromDevice || !navigator.onLine;

let tellChanged: (() => void) | null = null;

/** Something of what is kept was changed by its reader, and stands on the account. */
export const noteChanged = (): void => tellChanged?.();

export function onChanged(tell: () => void): void {
  tellChanged = tell;
}

/** Whoever has waited for a line. */
export function onceAnswered(tell: () => void): void {
  listeners.add(() => {
    if (!isFromDevice) tell();
  });
}
