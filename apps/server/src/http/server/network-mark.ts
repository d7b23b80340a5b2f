import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** What stands in the log for a network address: the same each time, and nobody can tell the address from it. */
export type NetworkMark = (address: string) => string;

export function networkMarksUnder(masterKey: Uint8Array): NetworkMark {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', 'networks in the log', 32)));
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 16);
}
