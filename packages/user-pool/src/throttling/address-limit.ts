import { isIP } from 'node:net';
import type { Pool } from '#pool.ts';
import { keyedHash } from '#sealing/pool-secrets.ts';
import { countUse } from '#store/attempts.ts';

/** Counts a use and answers whether it is one too many. Only a keyed hash of the address is kept. */
export async function isOverAddressLimit(pool: Pool, address: string): Promise<boolean> {
  const { uses, windowMs } = pool.config.addressLimit;
  const key = keyedHash(pool.secrets.addresses, neighbourhoodOf(address)).toString('base64url');
  return (await countUse(pool.database, key, pool.clock.now(), windowMs)) > uses;
}

/** Whoever has one IPv6 address has its whole /64. */
export function neighbourhoodOf(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const between = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...between, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
