import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { homiliesChanged } from '../search-source.ts';
import { type ChangedDay, listChanged, lockDrafts, putHomilies } from './import-queries.ts';
import type { GivenHomily } from './imported-homily.ts';

const atOnce = 250;

export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** The days that are not as the file has them. */
interface ImportedDays extends Imported {
  /** What readers see there was replaced, or would be. */
  readonly replaced: readonly ChangedDay[];
  /** Somebody wrote there what nobody has published. */
  readonly withOwnDraft: readonly ChangedDay[];
  /** How many of those were passed over. */
  readonly kept: number;
}

interface Options {
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
  homilies: readonly GivenHomily[],
  { isDryRun, by, mayReplaceDraft = () => true, onProgress }: Options,
): Promise<ImportedDays> {
  const now = clock.now();
  return db.transaction(async (within) => {
    const done: ChangedDay[] = [];
    const kept: ChangedDay[] = [];
    for (let from = 0; from < homilies.length; from += atOnce) {
      const some = homilies.slice(from, from + atOnce);
      if (!isDryRun) await lockDrafts(within, some);
      const differing = await listChanged(within, some);
      const toPut = new Map(
        differing
          .filter(({ date, hasOwnDraft }) => !hasOwnDraft || mayReplaceDraft(date))
          .map((day) => [day.date, day]),
      );
      done.push(...toPut.values());
      kept.push(...differing.filter(({ date }) => !toPut.has(date)));
      if (!isDryRun && toPut.size > 0) {
        const given = some.filter(({ date }) => toPut.has(date));
        await putHomilies(within, given, { now, origin: 'import' });
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
    if (!isDryRun && done.length > 0) await homiliesChanged(within);
    const added = done.filter(({ isNew }) => isNew).length;
    return {
      added,
      changed: done.length - added,
      unchanged: homilies.length - done.length - kept.length,
      replaced: done.filter(({ isNew }) => !isNew),
      withOwnDraft: [...done.filter(({ hasOwnDraft }) => hasOwnDraft), ...kept],
      kept: kept.length,
    };
  });
}
