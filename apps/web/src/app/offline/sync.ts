import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { Person } from '#session/claims.ts';
import {
  clearDevice,
  deleteCaches,
  getDeviceReader,
  isOfflineEnabled,
  onBackOnline,
  onDataChanged,
  pendingPositionsKey,
  setDeviceReader,
} from './device-reader.ts';

/** Delay after the last change. */
const syncDelayMs = 3_000;

/** Runs at the start of a visit and whenever the network is back. */
export function startSync(config: PublicConfig, person: Person, isOnline: boolean): void {
  const sync = (): void => {
    void syncCache(config, person).catch(() => {});
    if (
      !Object.keys(localStorage).some(
        (name) => name === pendingPositionsKey || name.startsWith('wayfare-note:'),
      )
    )
      return;
    import('./send-pending.ts').then(({ sendPending }) => sendPending(config, person)).catch(() => {});
  };
  onBackOnline(sync);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onDataChanged(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const deviceReader = getDeviceReader();
      // Forces a refresh.
      if (deviceReader !== null) setDeviceReader({ ...deviceReader, lastSyncAt: 0 });
      sync();
    }, syncDelayMs);
  });
  if (isOnline) sync();
}

/** Deletes another member's texts and, if offline reading is off, all texts. Otherwise refreshes the cache. */
async function syncCache(config: PublicConfig, person: Person): Promise<void> {
  const deviceReader = getDeviceReader();
  if (deviceReader === null) await deleteCaches();
  else if (deviceReader.sub !== person.sub || config.canReadOffline === false) await clearDevice();
  if (config.canReadOffline === false || !isOfflineEnabled()) return;
  const { fillCache } = await import('./fill-cache.ts');
  await fillCache(config, person);
}
