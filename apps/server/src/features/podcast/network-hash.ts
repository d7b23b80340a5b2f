import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import { toNetwork } from '#http/client-network.ts';

/** A hash per feed and network, short enough that several networks share it. */
export type HashNetwork = (feedId: string, address: string) => Uint8Array;

const hashBytes = 6;

export function createNetworkHash(siteSecret: Uint8Array): HashNetwork {
  const key = deriveKey(siteSecret, 'networks of podcasts');
  return (feedId, address) =>
    createHmac('sha256', key)
      .update(`${feedId} ${toSubnet(toNetwork(address))}`)
      .digest()
      .subarray(0, hashBytes);
}

/** Phones and the servers of an app use many addresses of the same few networks. */
function toSubnet(network: string): string {
  if (isIPv4(network)) return network.split('.').slice(0, 3).join('.');
  return network.split(':').slice(0, 3).join(':');
}
