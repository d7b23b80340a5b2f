import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { type SaveResult, saveDraftVersion } from '#features/editing/drafts.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { normalizeContent } from './content.ts';
import { insertDraft, lockDraft, updateDraft } from './draft-queries.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { saveRevision } from './revisions.ts';

interface Asked {
  readonly date: string;
  readonly content: HomilyContent;
  /** The one that the editor began from; null where there was none. */
  readonly version: number | null;
  readonly sub: string;
}

/** Changes nothing that readers see. */
export async function saveDraft(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  { date, content, version, sub }: Asked,
): Promise<SaveResult> {
  return db.transaction(async (tx) => {
    const savedAt = clock.now();
    const savedBy = await getOrCreatePerson(tx, sub, savedAt);
    const save = { date, content: normalizeContent(content), savedAt, savedBy };
    const saved = await saveDraftVersion({
      ...save,
      version,
      conflictProblem: 'homily_changed',
      lock: () => lockDraft(tx, date),
      insert: () => insertDraft(tx, save),
      update: () => updateDraft(tx, save),
    });
    if (saved.what !== 'same') await saveRevision(tx, { ...save, isNew: saved.what === 'begun' });
    return saved;
  });
}
