import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** By whom a request is counted: one IPv4 address, or the /64 of an IPv6 one, all of which one household has. */
export function toNetwork(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return bare;
  // The standard's one spelling of it, in brackets.
  const spelt = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(spelt) ?? [];
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  return `${groupsOf(spelt).slice(0, 4).join(':')}::/64`;
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};

function groupsOf(spelt: string): string[] {
  const [front = [], back] = spelt.split('::').map((part) => part.split(':').filter(Boolean));
  if (back === undefined) return front;
  const left = 8 - front.length - back.length;
  return [...front, ...Array.from({ length: left }, () => '0'), ...back];
}

/** What stands in the log for a network address: the same each time, and nobody can tell the address from it. */
export type NetworkHash = (address: string) => string;

export function networkHasher(masterKey: Uint8Array): NetworkHash {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', 'networks in the log', 32)));
  return (address) => createHmac('sha256', key).update(toNetwork(address)).digest('base64url').slice(0, 16);
}
