import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { Person } from '#session/claims.ts';
import {
  isKeepingWanted,
  keepReader,
  onChanged,
  onceAnswered,
  placesKey,
  readerHere,
  wipeDevice,
  wipePaid,
} from './device-reader.ts';

/** Somebody who writes often writes on. */
const restMs = 3_000;

/** Once in a visit, and again whenever there is a line after there was none. */
export function lookAfterDevice(config: PublicConfig, person: Person, isHeard: boolean): void {
  const look = (): void => {
    void bringUpToDate(config, person).catch(() => {});
    if (!Object.keys(localStorage).some((name) => name === placesKey || name.startsWith('wayfare-note:')))
      return;
    import('./send-pending.ts').then(({ sendDue }) => sendDue(config, person)).catch(() => {});
  };
  onceAnswered(look);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onChanged(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const here = readerHere();
      // As if it had not been looked after for long.
      if (here !== null) keepReader({ ...here, heard: 0 });
      look();
    }, restMs);
  });
  if (isHeard) look();
}

/** Somebody else's, or what the operator wants kept nowhere, goes; what is wanted is brought up to date beside the page. */
async function bringUpToDate(config: PublicConfig, person: Person): Promise<void> {
  const here = readerHere();
  if (here === null) await wipePaid();
  else if (here.sub !== person.sub || config.canReadOffline === false) await wipeDevice();
  if (config.canReadOffline === false || !isKeepingWanted()) return;
  const { keepDays } = await import('./fill-cache.ts');
  await keepDays(config, person);
}
