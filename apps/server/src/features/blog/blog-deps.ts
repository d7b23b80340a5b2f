import type { Images } from '#adapters/images/images.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { EditingDeps } from '#features/editing/kind.ts';

export interface BlogDeps extends EditingDeps {
  readonly storage: Storage;
  readonly images: Images;
  /** See `PublicConfig`. */
  readonly mediaBase: string;
  readonly timeZone: string;
}

/** NOTIFY channel for changes of posts. */
export const postsTopic = 'post_changed';
