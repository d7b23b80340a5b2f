import type { Note } from '@wayfare/contracts/calls/notes';
import * as z from 'zod/mini';
import { nameOfDraft, namesWith } from '../desk/draft-names.ts';

/** A note as it is being written; the device has it until it is saved. */
export interface NoteDraft extends Pick<Note, 'noteId' | 'date' | 'part' | 'anchor' | 'words'> {
  /** Under which it goes on where another device has changed the same note. */
  readonly otherId: string;
  /** `changedAt` of the note that this is a change of; null for a new one. */
  readonly upon: string | null;
}

const shape = z.object({
  noteId: z.string(),
  date: z.string(),
  part: z.optional(z.enum(['gospel', 'reflection'])),
  anchor: z.object({
    quote: z.string(),
    before: z.string(),
    behind: z.string(),
    at: z.number(),
    isAlone: z.optional(z.boolean()),
  }),
  words: z.string(),
  otherId: z.string(),
  upon: z.nullable(z.string()),
});

const nameFor = (owner: string, ref: string): string =>
  nameOfDraft({ what: 'note', kind: 'unsaved', owner }, ref);

const nameOf = (owner: string, { date, noteId }: NoteDraft): string => nameFor(owner, `${date}:${noteId}`);

/** Whether this browser could. */
export function keepDraft(owner: string, draft: NoteDraft): boolean {
  try {
    localStorage.setItem(nameOf(owner, draft), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const forgetDraft = (owner: string, draft: NoteDraft): void =>
  localStorage.removeItem(nameOf(owner, draft));

export const draftsOf = (owner: string, date: string): NoteDraft[] =>
  namesWith(localStorage, nameFor(owner, `${date}:`)).flatMap(
    (name) => read(localStorage.getItem(name)) ?? [],
  );

function read(kept: string | null): NoteDraft | null {
  try {
    return z.parse(shape, JSON.parse(kept ?? ''));
  } catch {
    return null;
  }
}
