import { type Actor, recordActivity } from '#features/activity/activity.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import type { GivenHomily } from './given-homily.ts';
import { listChanged, putHomilies } from './queries.ts';

const atOnce = 250;

export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

interface Options {
  /** Says what would be done, and does nothing. */
  readonly isDryRun: boolean;
  readonly by: Actor;
  /** How many are done. */
  readonly onProgress?: (done: number) => void;
}

/** All of them or none. What stands there already as it is given stays untouched, so that a second time does nothing. */
export async function importHomilies(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  homilies: readonly GivenHomily[],
  { isDryRun, by, onProgress }: Options,
): Promise<Imported> {
  const now = clock.now();
  return db.transaction(async (within) => {
    let added = 0;
    let changed = 0;
    for (let from = 0; from < homilies.length; from += atOnce) {
      const some = homilies.slice(from, from + atOnce);
      const differing = new Map((await listChanged(within, some)).map(({ date, isNew }) => [date, isNew]));
      const toPut = some.filter(({ date }) => differing.has(date));
      const addedHere = toPut.filter(({ date }) => differing.get(date)).length;
      added += addedHere;
      changed += toPut.length - addedHere;
      if (!isDryRun && toPut.length > 0) {
        await putHomilies(within, toPut, { now, origin: 'import' });
        await recordActivity(
          within,
          toPut.map(({ date, content: { title } }) => ({
            at: now,
            by,
            act: 'imported',
            kind: 'homily',
            ref: date,
            name: title,
            after: { isNew: differing.get(date) ?? false },
          })),
        );
      }
      onProgress?.(from + some.length);
    }
    return { added, changed, unchanged: homilies.length - added - changed };
  });
}
