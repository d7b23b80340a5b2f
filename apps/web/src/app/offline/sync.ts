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

/** Somebody who writes often writes on. */
const syncDelayMs = 3_000;

/** Once in a visit, and again whenever there is a line after there was none. */
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
      // As if it had not been looked after for long.
      if (deviceReader !== null) setDeviceReader({ ...deviceReader, lastSyncAt: 0 });
      sync();
    }, syncDelayMs);
  });
  if (isOnline) sync();
}

/** Somebody else's, or what the operator wants kept nowhere, goes; what is wanted is brought up to date beside the page. */
async function syncCache(config: PublicConfig, person: Person): Promise<void> {
  const deviceReader = getDeviceReader();
  if (deviceReader === null) await deleteCaches();
  else if (deviceReader.sub !== person.sub || config.canReadOffline === false) await clearDevice();
  if (config.canReadOffline === false || !isOfflineEnabled()) return;
  const { fillCache } = await import('./fill-cache.ts');
  await fillCache(config, person);
}
