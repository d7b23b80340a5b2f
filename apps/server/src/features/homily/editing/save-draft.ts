import { isDeepStrictEqual } from 'node:util';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { Db } from '#adapters/db/database.ts';
import { personOf } from '#features/person/person-queries.ts';
import { problem } from '#http/answers/problems.ts';
import { tidied } from '../content.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { insertDraft, lockDraft, updateDraft } from './draft-queries.ts';
import { keepRevision } from './keep-revision.ts';

interface Asked {
  readonly date: string;
  readonly content: HomilyContent;
  /** The one that the editor began from; null where there was none. */
  readonly version: number | null;
  readonly sub: string;
}

interface Saved {
  readonly version: number;
  readonly savedAt: Date;
}

/** Of two editors who began from the same draft the first one saves, and the second one is told. */
export async function saveDraft(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  { date, content, version, sub }: Asked,
): Promise<Saved> {
  return db.transaction(async (within) => {
    const savedAt = clock.now();
    const savedBy = await personOf(within, sub, savedAt);
    const save = { date, content: tidied(content), savedAt, savedBy };
    const kept = await lockDraft(within, date);
    // An answer that was lost on its way is asked for again.
    if (kept !== null && isDeepStrictEqual(kept.content, save.content)) return kept;
    if ((kept?.version ?? null) !== version) throw problem('homily_changed');
    const next = kept === null ? await begin(within, save) : await updateDraft(within, save);
    await keepRevision(within, { ...save, isNew: kept === null });
    return { version: next, savedAt };
  });
}

async function begin(within: Db, save: Parameters<typeof insertDraft>[1]): Promise<number> {
  const version = await insertDraft(within, save);
  if (version === null) throw problem('homily_changed');
  return version;
}
