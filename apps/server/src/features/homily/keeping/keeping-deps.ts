import type { Limits } from '#http/guards/limit.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import type { NoteKeys } from './note-keys.ts';

/** A post as readers are led to it. */
export interface PublishedPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly date: string;
}

export interface KeepingDeps extends HomilyDeps {
  readonly limits: Limits;
  readonly noteKeys: NoteKeys;
  /** Those of these ids that readers can open, of whose room this one knows nothing. */
  readonly publishedPosts: (ids: readonly string[]) => Promise<readonly PublishedPost[]>;
}
