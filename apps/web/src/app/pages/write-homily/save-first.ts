import type { HomilyAutosave } from './homily-draft.ts';

export const notSaved = '❌ We couldn’t save it, so nothing else was done. Please try again.';
export const changedElsewhere =
  '❌ Somebody else has saved this day meanwhile. Close this, and choose between the two.';

/** Null once the server has what is typed; otherwise why it has not, in words. */
export async function saveFirst(autosave: Pick<HomilyAutosave, 'flush' | 'now'>): Promise<string | null> {
  const isSaved = await autosave.flush();
  if (autosave.now().saveState === 'changed') return changedElsewhere;
  return isSaved ? null : notSaved;
}
