import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { seal, unseal } from '@wayfare/user-pool/sealed-box';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import type { RateLimits } from '#http/guards/rate-limit.ts';
import type { HomilyDeps } from '../homily/homily-deps.ts';

/** One key per person, encrypted with a key derived from the site secret. */
export interface NoteKeys {
  create(personId: string): { readonly key: KeyObject; readonly wrapped: Uint8Array };
  /** Null if it was not encrypted for this person with this secret. */
  decrypt(personId: string, wrapped: Uint8Array): KeyObject | null;
}

const keyBytes = 32;
const label = (personId: string): string => `key of the notes of ${personId}`;

export function createNoteKeys(siteSecret: Uint8Array): NoteKeys {
  const wrapping = deriveKey(siteSecret, 'keys of notes');
  return {
    create(personId) {
      const key = randomBytes(keyBytes);
      return { key: createSecretKey(key), wrapped: seal(wrapping, label(personId), key) };
    },
    decrypt(personId, wrapped) {
      const key = unseal(wrapping, label(personId), wrapped);
      return key === null ? null : createSecretKey(key);
    },
  };
}

interface PublishedPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly date: string;
}

export interface BookmarkDeps extends HomilyDeps {
  readonly limits: RateLimits;
  readonly noteKeys: NoteKeys;
  /** The posts of these ids that are published. */
  readonly publishedPosts: (ids: readonly string[]) => Promise<readonly PublishedPost[]>;
}
