import { type TextRef, textRef } from '@wayfare/contracts/calls/bookmarks';
import { type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import * as z from 'zod/mini';
import { listKeys, toDraftKey } from './draft-keys.ts';

/** A note as it is being written; the device has it until it is saved. */
export interface NoteDraft extends Pick<Note, 'noteId' | 'part' | 'anchor' | 'body'> {
  readonly text: TextRef;
  /** Under which it goes on where another device has changed the same note. */
  readonly otherId: string;
  /** `changedAt` of the note that this is a change of; null for a new one. */
  readonly basedOn: string | null;
  /** When it was to be saved, while there was no line: it is sent as soon as there is one. */
  readonly dueAt?: string | undefined;
}

const shape = z.object({
  noteId: z.string(),
  text: textRef,
  part: z.optional(z.literal('gospel')),
  anchor: z.object({
    quote: z.string(),
    prefix: z.string(),
    suffix: z.string(),
    start: z.number(),
    isUnique: z.optional(z.boolean()),
  }),
  body: z.string(),
  otherId: z.string(),
  basedOn: z.nullable(z.string()),
  dueAt: z.optional(z.string()),
});

const toDraftPrefix = (owner: string, ref: string): string =>
  toDraftKey({ what: 'note', kind: 'unsaved', owner }, ref);

const toStorageKey = (owner: string, { text, noteId }: NoteDraft): string =>
  toDraftPrefix(owner, `${toTextKey(text)}:${noteId}`);

/** Whether this browser could. */
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

/** Of one text, or of all where none is named. */
export const listDrafts = (owner: string, text: TextRef | null): NoteDraft[] =>
  listKeys(localStorage, toDraftPrefix(owner, text === null ? '' : `${toTextKey(text)}:`)).flatMap(
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

/** Notes that had waited for a line have been sent, or refused. */
export function notifyNotesSent(): void {
  isAnySent = true;
  for (const listener of listeners) listener();
}

/** Also of what was sent before, while whoever asks was being drawn. */
export function onNotesSent(listener: () => void): () => void {
  listeners.add(listener);
  if (isAnySent) queueMicrotask(listener);
  return () => listeners.delete(listener);
}
