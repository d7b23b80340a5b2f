import * as z from 'zod/mini';
import { type DraftKey, listKeys, toDraftKey } from '../offline/draft-keys.ts';
import type { LocalDraft } from './autosave.ts';
import type { DraftStorage } from './draft-storage.ts';

export interface LocalDrafts<Typed, Version> {
  find(ref: string): LocalDraft<Typed, Version> | null;
  /** False where this browser has no room for it, or keeps nothing at all. */
  keep(ref: string, copy: LocalDraft<Typed, Version>): boolean;
  drop(ref: string): void;
  refs(): string[];
}

interface Of<Typed, Version> extends DraftKey {
  readonly typed: z.ZodMiniType<Typed>;
  readonly version: z.ZodMiniType<Version>;
}

/** What one person has typed and no server has yet: it outlives the page, the session and the browser. */
export function localDraftsOf<Typed, Version>(
  storage: DraftStorage,
  { what, owner, kind, typed, version }: Of<Typed, Version>,
): LocalDrafts<Typed, Version> {
  const prefix = toDraftKey({ what, kind, owner }, '');
  const text = z.string();
  const copy = z.object({
    typed,
    version,
    // Copies that browsers kept before these were there do not have them.
    at: z._default(text, () => new Date().toISOString()),
    base: z._default(text, ''),
    sent: z._default(z.array(text), []),
  });
  return {
    find(ref) {
      try {
        const read = z.safeParse(copy, JSON.parse(storage.getItem(prefix + ref) ?? 'null'));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
    keep(ref, kept) {
      try {
        storage.setItem(prefix + ref, JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
    drop: (ref) => storage.removeItem(prefix + ref),
    refs: () =>
      listKeys(storage, prefix)
        .map((key) => key.slice(prefix.length))
        .toSorted(),
  };
}
