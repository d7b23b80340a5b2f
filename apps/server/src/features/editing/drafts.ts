import { isDeepStrictEqual } from 'node:util';
import { type ProblemCode, problem } from '#http/responses/problems.ts';

/** A text as it was saved last. */
export interface SavedDraft<Content> {
  readonly content: Content;
  readonly version: number;
  readonly savedAt: Date;
}

interface DraftSave<Content> {
  readonly content: Content;
  /** The one that the editor began from; null where there was none. */
  readonly version: number | null;
  readonly savedAt: Date;
  /** What whoever comes later is told. */
  readonly conflictProblem: ProblemCode;
  /** Locked until the transaction ends; null where there is none. */
  readonly lock: () => Promise<SavedDraft<Content> | null>;
  /** The new version; null where another was quicker. */
  readonly insert: () => Promise<number | null>;
  readonly update: () => Promise<number>;
}

export interface SaveResult {
  readonly version: number;
  readonly savedAt: Date;
  /** What became of what was there. */
  readonly what: 'begun' | 'changed' | 'same';
}

/**
 * Of two editors who began from the same version the first one saves, and the second one is told. What is saved again
 * changes nothing: its answer was lost on the way. Within a transaction.
 */
export async function saveDraftVersion<Content>(save: DraftSave<Content>): Promise<SaveResult> {
  const { content, version, savedAt, conflictProblem: changed } = save;
  const kept = await save.lock();
  if (kept === null && version === null) {
    const begun = await save.insert();
    if (begun !== null) return { version: begun, savedAt, what: 'begun' };
    // Nobody waits for a row that is not there yet; now it is.
    return saveDraftVersion(save);
  }
  if (kept !== null && isDeepStrictEqual(kept.content, content)) return { ...kept, what: 'same' };
  if (kept?.version !== version) throw problem(changed);
  return { version: await save.update(), savedAt, what: 'changed' };
}
