import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Images } from '#adapters/images/images.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Clock } from '#clock.ts';

export interface BlogDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  readonly identity: Pick<Identity, 'verifyToken' | 'isInGroup' | 'findBySub'>;
  readonly storage: Storage;
  readonly images: Images;
  /** See `PublicConfig`. */
  readonly mediaBase: string;
  readonly timeZone: string;
}

/** NOTIFY channel for changes of posts. */
export const postsTopic = 'post_changed';
