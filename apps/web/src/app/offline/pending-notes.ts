import type { TextRef } from '@wayfare/contracts/calls/bookmarks';
import { saveNote, toTextKey } from '@wayfare/contracts/calls/notes';
import * as z from 'zod/mini';

const shape = z.extend(z.omit(saveNote.body, { writtenAt: true }), {
  /** When it was saved offline. It is sent when the network is back. */
  dueAt: z.optional(z.string()),
});

/** A note being written. Stored on the device until it is saved. */
export type NoteDraft = z.infer<typeof shape>;

const toDraftPrefix = (owner: string, ref: string): string => `wayfare-note:unsaved:${owner}:${ref}`;

const listKeys = (prefix: string): string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

const toStorageKey = (owner: string, { text, noteId }: NoteDraft): string =>
  toDraftPrefix(owner, `${toTextKey(text)}:${noteId}`);

/** False if the browser cannot store it. */
export function saveDraft(owner: string, draft: NoteDraft): boolean {
  try {
    localStorage.setItem(toStorageKey(owner, draft), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const deleteDraft = (owner: string, draft: NoteDraft): void =>
  localStorage.removeItem(toStorageKey(owner, draft));

/** For one text, or for all texts if `text` is null. */
export const listDrafts = (owner: string, text: TextRef | null): NoteDraft[] =>
  listKeys(toDraftPrefix(owner, text === null ? '' : `${toTextKey(text)}:`)).flatMap(
    (name) => parseDraft(localStorage.getItem(name)) ?? [],
  );

function parseDraft(stored: string | null): NoteDraft | null {
  try {
    return z.parse(shape, JSON.parse(stored ?? ''));
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
let isAnySent = false;

/** Pending notes were sent or rejected. */
export function notifyNotesSent(): void {
  isAnySent = true;
  for (const listener of listeners) listener();
}

/** Also calls a listener that is added after the event. */
export function onNotesSent(listener: () => void): () => void {
  listeners.add(listener);
  if (isAnySent) queueMicrotask(listener);
  return () => listeners.delete(listener);
}

/** For each unsaved note of `owner`, the text that it is about. */
export const listNoteRefs = (owner: string): { readonly kind: string; readonly ref: string }[] => {
  const prefix = toDraftPrefix(owner, '');
  return listKeys(prefix).map((key) => {
    const [kind = '', ref = ''] = key.slice(prefix.length).split(':');
    return { kind, ref };
  });
};

/** Deletes every unsaved note of `owner`. */
export function deleteNoteDrafts(owner: string): void {
  for (const key of listKeys(toDraftPrefix(owner, ''))) localStorage.removeItem(key);
}
