import * as z from 'zod/mini';
import { type TypedHomily, typedHomily } from './typed-homily.ts';

const copy = z.object({
  typed: typedHomily,
  /** Of the draft that it was typed upon; null where there was none. */
  version: z.nullable(z.int()),
});

export interface LocalDraft {
  readonly typed: TypedHomily;
  readonly version: number | null;
}

export interface LocalDrafts {
  find(date: string): LocalDraft | null;
  /** False where this browser has no room for it, or keeps nothing at all. */
  keep(date: string, copy: LocalDraft): boolean;
  drop(date: string): void;
  dates(): string[];
}

/** What one person has typed and no server has yet: it outlives the page, the session and the browser. */
export function localDraftsOf(storage: Storage, owner: string, kind: 'unsaved' | 'aside'): LocalDrafts {
  const prefix = `wayfare-homily:${kind}:${owner}:`;
  return {
    find(date) {
      try {
        const read = z.safeParse(copy, JSON.parse(storage.getItem(prefix + date) ?? 'null'));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
    keep(date, kept) {
      try {
        storage.setItem(prefix + date, JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
    drop: (date) => storage.removeItem(prefix + date),
    dates: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .toSorted(),
  };
}
