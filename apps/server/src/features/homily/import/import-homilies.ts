import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { deleteRows, lockDrafts } from '#features/editing/draft-queries.ts';
import { toHomilyRef } from '../content.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { updateHomilySearch } from '../search-source.ts';
import { type ChangedDay, listChanged, toRow, upsertHomilies } from './import-queries.ts';
import type { ImportedHomily } from './imported-homily.ts';

const batchSize = 250;

export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Days with an unpublished draft, which were skipped. */
  readonly skipped: number;
}

interface ImportResult extends Imported {
  /** Days whose published version was replaced, or would be. */
  readonly replaced: readonly ChangedDay[];
  /** Days with an unpublished draft. */
  readonly draftConflicts: readonly ChangedDay[];
}

interface ImportOptions {
  readonly isDryRun: boolean;
  readonly by: Actor;
  /** Whether an unpublished draft may be replaced. Default: yes. */
  readonly mayReplaceDraft?: (date: string) => boolean;
  readonly onProgress?: (done: number) => void;
}

/** In one transaction. Days that are already the same are left alone, so that a repeated import changes nothing. */
export async function importHomilies(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  homilies: readonly ImportedHomily[],
  { isDryRun, by, mayReplaceDraft = () => true, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const done: ChangedDay[] = [];
    const skipped: ChangedDay[] = [];
    for (let from = 0; from < homilies.length; from += batchSize) {
      const some = homilies.slice(from, from + batchSize).map(toRow);
      const dates = some.map(({ date }) => date);
      if (!isDryRun) await lockDrafts(tx, 'homily', dates);
      const differing = await listChanged(tx, some);
      const toPut = new Map(
        differing
          .filter(({ date, hasOwnDraft }) => !hasOwnDraft || mayReplaceDraft(date))
          .map((day) => [day.date, day]),
      );
      done.push(...toPut.values());
      skipped.push(...differing.filter(({ date }) => !toPut.has(date)));
      if (!isDryRun && toPut.size > 0) {
        const given = some.filter(({ date }) => toPut.has(date));
        await upsertHomilies(tx, given, { now, origin: 'import', by });
        await deleteRows(tx, 'homily', [...toPut.keys()], ['edit_lock']);
        await recordActivity(
          tx,
          ...given.map(({ date, content: { title } }) => ({
            ...toHomilyRef(date),
            at: now,
            by,
            act: 'imported' as const,
            name: title,
            after: { isNew: toPut.get(date)?.isNew ?? false },
          })),
        );
      }
      onProgress?.(from + some.length);
    }
    if (!isDryRun && done.length > 0) await updateHomilySearch(tx);
    const added = done.filter(({ isNew }) => isNew).length;
    return {
      added,
      changed: done.length - added,
      unchanged: homilies.length - done.length - skipped.length,
      replaced: done.filter(({ isNew }) => !isNew),
      draftConflicts: [...done.filter(({ hasOwnDraft }) => hasOwnDraft), ...skipped],
      skipped: skipped.length,
    };
  });
}
