import type { EditedHomily } from '@wayfare/contracts/calls/homily-editor';
import { emptyHomily } from '@wayfare/contracts/rules/homily-content';
import { type Autosave, type DraftThere, type Saved, startAutosave } from './autosave.ts';
import type { LocalDrafts } from './local-drafts.ts';
import { isSameWriting, typedFrom } from './typed-homily.ts';

export const draftThere = ({ draft, hasUnpublishedChanges, warnings }: EditedHomily): DraftThere => ({
  typed: typedFrom(draft?.content ?? emptyHomily),
  version: draft?.version ?? null,
  savedAt: draft?.savedAt ?? null,
  hasUnpublishedChanges,
  warnings,
});

interface Needs {
  readonly localDrafts: LocalDrafts;
  readonly save: (...given: Parameters<Parameters<typeof startAutosave>[1]['save']>) => Promise<Saved>;
}

/** The draft as the server has it, and upon it what this browser still holds. */
export function openDraft(homily: EditedHomily, { localDrafts, save }: Needs): Autosave {
  const { date } = homily;
  const there = draftThere(homily);
  const copy = localDrafts.find(date);
  const autosave = startAutosave(there, { date, localDrafts, save });
  if (copy === null || isSameWriting(copy.typed, there.typed)) {
    localDrafts.drop(date);
    return autosave;
  }
  // Saved upon its own number, so that a draft which somebody changed meanwhile is noticed and not overwritten.
  autosave.bringBack(copy);
  return autosave;
}
