// What was typed and is not saved yet waits in this browser: for a reload, a crash, the next log-in of the same person.
import * as z from 'zod/mini';
import { postFields } from './post-fields.ts';

// The name `words` is what browsers hold already.
const localDraft = z.object({
  postId: z.string(),
  /** The save that they go on from; null for a post that was never saved. */
  updatedAt: z.nullable(z.string()),
  at: z.string(),
  words: postFields,
});
export type LocalDraft = z.infer<typeof localDraft>;

/** Those being written, and those that made way for others and can be had back. */
export type DraftKind = 'unsaved' | 'aside';

const keyFor = (kind: DraftKind, email: string | null, post: string) =>
  `wayfare.post.${kind}.${email}.${post}`;

export interface LocalDrafts {
  find(kind: DraftKind): LocalDraft | null;
  keep(kind: DraftKind, kept: LocalDraft): void;
  drop(kind: DraftKind): void;
}

/** `post` is its id, or 'new' for the one that has no address yet. */
export function localDraftsOf(email: string | null, post: string): LocalDrafts {
  return {
    find(kind) {
      try {
        return localDraft.parse(JSON.parse(localStorage.getItem(keyFor(kind, email, post)) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep(kind, kept) {
      try {
        localStorage.setItem(keyFor(kind, email, post), JSON.stringify(kept));
      } catch {
        // This browser keeps nothing, or has no room left; on the page itself everything stands.
      }
    },
    drop: (kind) => localStorage.removeItem(keyFor(kind, email, post)),
  };
}
