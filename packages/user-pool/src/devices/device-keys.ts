import type { Pool } from '#pool.ts';
import { keyedHash } from '#sealing/pool-secrets.ts';
import { madeUpUuid } from '#sealing/unknown-name.ts';

/** The key that a session may confirm a device by. It follows from the session, so an offer needs no keeping. */
export function deviceKeyFor({ config, secrets }: Pool, sessionId: string): string {
  const region = config.poolId.slice(0, config.poolId.indexOf('_'));
  return `${region}_${madeUpUuid(keyedHash(secrets.devices, 'key', sessionId))}`;
}

/** In a device's proof what the pool's name is in a password's: the same for all devices of a member. */
export const deviceGroupKeyOf = ({ secrets }: Pool, sub: string): string =>
  `-${keyedHash(secrets.devices, 'group', sub).toString('hex').slice(0, 16)}`;
