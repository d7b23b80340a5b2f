import type { DraftKeeper } from './draft-keeper.ts';

export const notSaved = '❌ It could not be saved, so nothing else was done. Please try again.';
export const changedElsewhere =
  '❌ Somebody else has saved this day meanwhile. Close this, and choose between the two.';

/** Null once the server has what is typed; otherwise why it has not, in words. */
export async function saveFirst(keeper: Pick<DraftKeeper, 'flush' | 'now'>): Promise<string | null> {
  const isSaved = await keeper.flush();
  if (keeper.now().saveState === 'changed') return changedElsewhere;
  return isSaved ? null : notSaved;
}
