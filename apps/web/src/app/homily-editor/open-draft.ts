import type { EditedHomily } from '@wayfare/contracts/calls/homily-editor';
import { emptyHomily } from '@wayfare/contracts/rules/homily-content';
import { type Autosave, type DraftThere, type Saved, startAutosave } from './autosave.ts';
import type { LocalCopies } from './local-copies.ts';
import { isSameWriting, typedFrom } from './typed-homily.ts';

export const draftThere = ({ draft, hasUnpublishedChanges, warnings }: EditedHomily): DraftThere => ({
  typed: typedFrom(draft?.content ?? emptyHomily),
  version: draft?.version ?? null,
  savedAt: draft?.savedAt ?? null,
  hasUnpublishedChanges,
  warnings,
});

interface Needs {
  readonly copies: LocalCopies;
  readonly save: (...given: Parameters<Parameters<typeof startAutosave>[1]['save']>) => Promise<Saved>;
}

/** The draft as the server has it, and upon it what this browser still holds. */
export function openDraft(homily: EditedHomily, { copies, save }: Needs): Autosave {
  const { date } = homily;
  const there = draftThere(homily);
  const copy = copies.find(date);
  const autosave = startAutosave(there, { date, copies, save });
  if (copy === null || isSameWriting(copy.typed, there.typed)) {
    copies.drop(date);
    return autosave;
  }
  // Saved upon its own number, so that a draft which somebody changed meanwhile is noticed and not overwritten.
  autosave.bringBack(copy);
  return autosave;
}
