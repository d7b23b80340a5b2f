import { type MemberActor, recordActivity } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { deleteRows, draftTables, lockDraft, writeDrafts } from './draft-queries.ts';
import { requireLock } from './edit-lock.ts';
import { type EditingDeps, toStored } from './kind.ts';
import type { TextEditor } from './text-editor.ts';

/**
 * Makes the draft equal to its copy, or deletes a draft without a copy. The version of the draft; null if it is deleted.
 * Throws `text_gone`, `text_locked`.
 */
export async function deleteChanges<Content>(
  { db, clock }: Pick<EditingDeps, 'db' | 'clock'>,
  { kind, findCopy, onDelete }: TextEditor<Content>,
  ref: string,
  token: string,
  by: MemberActor,
): Promise<number | null> {
  const text = { kind: kind.kind, ref };
  return db.transaction(async (tx) => {
    const draft = await lockDraft<Content>(tx, text);
    if (draft === null) throw problem('text_gone');
    await requireLock(tx, text, token, by);
    const copy = draft.copyHash === null ? null : await findCopy(tx, ref);
    const now = clock.now();
    if (copy === null) {
      await deleteRows(tx, kind.kind, [ref], draftTables);
      await onDelete(tx, ref);
      await recordActivity(tx, { ...text, name: kind.title(draft.content), at: now, by, act: 'deleted' });
      return null;
    }
    const stored = toStored(kind, ref, copy);
    // Repeating it does not change who saved the draft, and when.
    if (stored.hash === draft.hash) return draft.version;
    const [written] = await writeDrafts(tx, [stored], { by, now, isCopy: true });
    return written?.version ?? null;
  });
}
