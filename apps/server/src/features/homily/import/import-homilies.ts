import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { updateHomilySearch } from '../search-source.ts';
import { type ChangedDay, listChanged, lockDrafts, upsertHomilies } from './import-queries.ts';
import type { ImportedHomily } from './imported-homily.ts';

const batchSize = 250;

export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** The days that are not as the file has them. */
interface ImportResult extends Imported {
  /** What readers see there was replaced, or would be. */
  readonly replaced: readonly ChangedDay[];
  /** Somebody wrote there what nobody has published. */
  readonly draftConflicts: readonly ChangedDay[];
  /** How many of those were passed over. */
  readonly skipped: number;
}

interface ImportOptions {
  /** Says what would be done, and does nothing. */
  readonly isDryRun: boolean;
  readonly by: Actor;
  /** Whether what somebody wrote for that day and nobody published makes way; it does, if nothing is said. */
  readonly mayReplaceDraft?: (date: string) => boolean;
  /** How many are done. */
  readonly onProgress?: (done: number) => void;
}

/** All of them or none. What stands there already as it is given stays untouched, so that a second time does nothing. */
export async function importHomilies(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  homilies: readonly ImportedHomily[],
  { isDryRun, by, mayReplaceDraft = () => true, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const now = clock.now();
  return db.transaction(async (within) => {
    const done: ChangedDay[] = [];
    const skipped: ChangedDay[] = [];
    for (let from = 0; from < homilies.length; from += batchSize) {
      const some = homilies.slice(from, from + batchSize);
      if (!isDryRun) await lockDrafts(within, some);
      const differing = await listChanged(within, some);
      const toPut = new Map(
        differing
          .filter(({ date, hasOwnDraft }) => !hasOwnDraft || mayReplaceDraft(date))
          .map((day) => [day.date, day]),
      );
      done.push(...toPut.values());
      skipped.push(...differing.filter(({ date }) => !toPut.has(date)));
      if (!isDryRun && toPut.size > 0) {
        const given = some.filter(({ date }) => toPut.has(date));
        await upsertHomilies(within, given, { now, origin: 'import' });
        await recordActivity(
          within,
          given.map(({ date, content: { title } }) => ({
            at: now,
            by,
            act: 'imported',
            kind: 'homily',
            ref: date,
            name: title,
            after: { isNew: toPut.get(date)?.isNew ?? false },
          })),
        );
      }
      onProgress?.(from + some.length);
    }
    if (!isDryRun && done.length > 0) await updateHomilySearch(within);
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
