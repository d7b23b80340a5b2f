import type { Database, Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import { type Actor, type MemberActor, recordActivity } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { deleteDraft, lockDraft, setCopyHash, writeDraft } from './draft-queries.ts';
import { requireLock } from './edit-lock.ts';
import { type TextKind, type TextRef, toStored } from './kind.ts';
import { deleteLock } from './lock-queries.ts';
import { deleteReview } from './review-queries.ts';

interface DeletableText<Content> {
  readonly kind: TextKind<Content>;
  readonly findCopy: (tx: Db, ref: string) => Promise<Content | null>;
  readonly onDelete: (tx: Db, ref: string) => Promise<void>;
}

/**
 * Makes the draft equal to its copy, or deletes a draft without a copy. The version of the draft; null if it is deleted.
 * Throws `text_gone`, `text_locked`.
 */
export async function deleteChanges<Content>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { kind, findCopy, onDelete }: DeletableText<Content>,
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
    if (copy === null) {
      await deleteText(tx, { ...text, title: kind.title(draft.content), by, now: clock.now() });
      await onDelete(tx, ref);
      return null;
    }
    const stored = toStored(kind, copy);
    if (stored.hash === draft.hash) return draft.version;
    await setCopyHash(tx, text, stored.hash);
    return writeDraft(tx, text, stored, { by, now: clock.now(), isNew: false });
  });
}

interface DeletedText extends TextRef {
  readonly title: string;
  readonly by: Actor;
  readonly now: Date;
}

/** Deletes a draft without a copy, with its review and comments. The draft must be locked. */
export async function deleteText(tx: Db, { kind, ref, title, by, now }: DeletedText): Promise<void> {
  await deleteDraft(tx, { kind, ref });
  await deleteReview(tx, { kind, ref });
  await deleteLock(tx, { kind, ref });
  await recordActivity(tx, [{ kind, ref, name: title, at: now, by, act: 'deleted' }]);
}
