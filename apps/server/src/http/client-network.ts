import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { deriveKey } from '#adapters/master-key/master-key.ts';

/** The unit that rate limits count: an IPv4 address, or the /64 of an IPv6 address, which one household shares. */
export function toNetwork(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return bare;
  // URL parsing gives the canonical spelling, in brackets.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) return [...toBytes(high), ...toBytes(low)].join('.');
  return `${toGroups(canonical).slice(0, 4).join(':')}::/64`;
}

const toBytes = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};

function toGroups(canonical: string): string[] {
  const [front = [], back] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  if (back === undefined) return front;
  const left = 8 - front.length - back.length;
  return [...front, ...Array.from({ length: left }, () => '0'), ...back];
}

/** A keyed hash of a network for the log: stable, and the address cannot be recovered from it. */
export type NetworkHash = (address: string) => string;

const maxCachedHashes = 2_000;

export function networkHasher(masterKey: Uint8Array): NetworkHash {
  const key = deriveKey(masterKey, 'networks in the log');
  const hashes = new LRUCache<string, string>({ max: maxCachedHashes });
  return (address) => {
    const cached = hashes.get(address);
    if (cached !== undefined) return cached;
    const hash = createHmac('sha256', key).update(toNetwork(address)).digest('base64url').slice(0, 16);
    hashes.set(address, hash);
    return hash;
  };
}
