import type { Clock } from '#adapters/clock/clock.ts';
import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Limits } from '#http/guards/limit.ts';
import type { EpisodeProofs } from './episode-proofs.ts';
import type { NetworkMarks } from './network-marks.ts';

export interface PodcastDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly storage: { readonly recordings: Pick<Storage['recordings'], 'open'> };
  readonly identity: Pick<Identity, 'verifyToken' | 'findBySub'>;
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly episodeProofs: EpisodeProofs;
  readonly networkMarks: NetworkMarks;
  /** A restored copy warns nobody of what happens to it. */
  readonly isQuiet: boolean;
}
