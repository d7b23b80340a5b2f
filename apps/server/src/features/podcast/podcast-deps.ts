import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Clock } from '#clock.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';
import type { EpisodeTokens } from './episode-tokens.ts';
import type { HashNetwork } from './network-hash.ts';

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
