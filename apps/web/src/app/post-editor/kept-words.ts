// What was typed and is not saved yet waits in this browser: for a reload, a crash, the next log-in of the same person.
import * as z from 'zod/mini';
import { postWords } from './post-words.ts';

const keptWords = z.object({
  postId: z.string(),
  /** The save that they go on from; null for a post that was never saved. */
  updatedAt: z.nullable(z.string()),
  at: z.string(),
  words: postWords,
});
export type KeptWords = z.infer<typeof keptWords>;

/** Those being written, and those that made way for others and can be had back. */
export type Shelf = 'unsaved' | 'aside';

const keyFor = (shelf: Shelf, email: string | null, post: string) => `wayfare.post.${shelf}.${email}.${post}`;

export interface Keeper {
  find(shelf: Shelf): KeptWords | null;
  keep(shelf: Shelf, kept: KeptWords): void;
  drop(shelf: Shelf): void;
}

/** `post` is its id, or 'new' for the one that has no address yet. */
export function keeperOf(email: string | null, post: string): Keeper {
  return {
    find(shelf) {
      try {
        return keptWords.parse(JSON.parse(localStorage.getItem(keyFor(shelf, email, post)) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep(shelf, kept) {
      try {
        localStorage.setItem(keyFor(shelf, email, post), JSON.stringify(kept));
      } catch {
        // This browser keeps nothing, or has no room left; on the page itself everything stands.
      }
    },
    drop: (shelf) => localStorage.removeItem(keyFor(shelf, email, post)),
  };
}
