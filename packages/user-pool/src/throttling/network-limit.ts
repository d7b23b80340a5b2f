import { isIP } from 'node:net';
import type { Pool } from '#pool.ts';
import { keyedHash } from '#sealing/crypto.ts';
import { countAddressUse } from '#store/failures.ts';

/** Counts every started sign-in of a network, successful or not. The network is stored as a keyed hash. */
export async function isOverNetworkLimit(pool: Pool, address: string): Promise<boolean> {
  const { maxSignIns, windowMs } = pool.config.networkLimit;
  const key = keyedHash(pool.secrets.addresses, networkPrefix(address)).toString('base64url');
  return (await countAddressUse(pool.database, key, pool.clock.now(), windowMs)) > maxSignIns;
}

/** An IPv4 address, or the /64 of an IPv6 address, because a customer usually has a whole /64. */
export function networkPrefix(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
