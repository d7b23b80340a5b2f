import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { createSignedIds, deriveKey } from '#adapters/master-key/master-key.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Clock } from '#clock.ts';
import { toNetwork } from '#http/client-network.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';

/** One recording in one feed. */
interface EpisodeRef {
  readonly feedId: string;
  readonly date: string;
  /** The start of the SHA-256 of the file, as in its address. */
  readonly hash: string;
}

/**
 * A token in the address of a recording, which names the feed and is signed. It grants that recording only, and does
 * not reveal the address of the feed.
 */
interface EpisodeTokens {
  sign(episode: EpisodeRef): string;
  /** The id of the feed, or null if the signature is invalid. */
  verify(token: string, episode: Omit<EpisodeRef, 'feedId'>): string | null;
}

export function createEpisodeTokens(siteSecret: Uint8Array): EpisodeTokens {
  const signedIds = createSignedIds(siteSecret, 'episodes of podcasts');
  return {
    sign: ({ feedId, date, hash }) => signedIds.sign(feedId, `${date} ${hash}`),
    verify: (token, { date, hash }) => signedIds.verify(token, `${date} ${hash}`),
  };
}

/** A hash per feed and network, short enough that several networks share it. */
type HashNetwork = (feedId: string, address: string) => Uint8Array;

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

export interface PodcastDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly storage: { readonly recordings: Pick<Storage['recordings'], 'open'> };
  readonly identity: Pick<Identity, 'verifyToken' | 'findBySub'>;
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  readonly limits: RateLimits;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly episodeTokens: EpisodeTokens;
  readonly hashNetwork: HashNetwork;
  /** Quiet mode: no mails. */
  readonly isQuiet: boolean;
}
