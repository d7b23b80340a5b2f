import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import type { Db } from '#adapters/db/database.ts';
import type { MemberActor } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { type Draft, lockDraft, setCopyHash, upsertPublishedDrafts, writeDraft } from './draft-queries.ts';
import {
  type EditingDeps,
  type Saver,
  type StoredContent,
  type TextKind,
  type TextRef,
  toStored,
} from './kind.ts';
import { claimLock, type EditLock, expireLock, lockEditLock } from './lock-queries.ts';
import { findNewestRevision, findRevisionByHash, insertRevision, markPublished } from './revision-queries.ts';
import { recordSave } from './revisions.ts';
import type { TextEditor } from './text-editor.ts';

type DraftInput<Content> = Omit<BodyOf<typeof homilyCalls.saveDraft>, 'content'> & {
  readonly content: Content;
};

type SaveResult =
  | ({ readonly saved: 'draft' } & Draft<unknown>)
  | {
      readonly saved: 'revision';
      readonly number: number;
      /** Of another token. */
      readonly lock: EditLock | null;
      /** The draft's, not this revision's. */
      readonly version: number | null;
      readonly savedAt: Date | null;
    };

/** Saves the draft or, if somebody else holds the lock, a revision. Changes nothing that readers see. */
export async function saveDraft<Content>(
  { db, clock }: Pick<EditingDeps, 'db' | 'clock'>,
  { kind, onSave }: Pick<TextEditor<Content>, 'kind' | 'onSave'>,
  ref: string,
  { content, ...input }: DraftInput<Content>,
  by: MemberActor,
): Promise<SaveResult> {
  const stored = toStored(kind, await kind.clean(content));
  const text = { kind: kind.kind, ref };
  return db.transaction(async (tx) => {
    const now = clock.now();
    const result = await saveLocked(tx, text, { ...input, stored, by, now });
    await onSave(tx, ref, stored.pictures, now);
    if (input.release === true) await expireLock(tx, text, input.token);
    return result;
  });
}

interface Save extends Omit<DraftInput<unknown>, 'content'>, Saver {
  readonly stored: StoredContent<unknown>;
  readonly by: MemberActor;
}

async function saveLocked(tx: Db, text: TextRef, save: Save): Promise<SaveResult> {
  const { stored, version, token, seq, by, now } = save;
  const draft = await lockDraft<unknown>(tx, text);
  const lock = await lockEditLock(tx, text);
  if (draft === null && version !== null) throw problem('text_gone');
  if (!mayWrite(save, draft, lock)) {
    // Once for each content: the response may have been lost.
    const number =
      (await findRevisionByHash(tx, text, stored.hash)) ??
      (await insertRevision(tx, text, stored, { by, now, origin: 'unsent' }));
    return {
      saved: 'revision',
      number,
      lock,
      version: draft?.version ?? null,
      savedAt: draft?.savedAt ?? null,
    };
  }
  const isLate = lock?.token === token && seq < lock.seq;
  const first = await claimLock(tx, text, { token, personId: by.personId, seq: isLate ? null : seq });
  // Another device was faster.
  if (first === null) return saveLocked(tx, text, save);
  if (draft !== null && (isLate || draft.hash === stored.hash)) return { saved: 'draft', ...draft };
  const written = await writeDraft(tx, text, stored, { by, now, isNew: draft === null });
  // Another program was faster.
  if (written === null) return saveLocked(tx, text, save);
  await recordSave(tx, text, stored, first, { by, now });
  return { saved: 'draft', ...written };
}

/** The token holds the lock, or it is free and the save began from this draft. */
function mayWrite(
  { stored, version, token }: Save,
  draft: Draft<unknown> | null,
  lock: EditLock | null,
): boolean {
  if (lock?.token === token) return true;
  if (lock?.isLive === true) return false;
  return (draft?.version ?? null) === version || draft?.hash === stored.hash;
}

/** The version that readers get, now or later. */
interface Copy<Content> extends Saver {
  readonly ref: string;
  readonly content: Content;
  readonly isPublished: boolean;
}

/** Makes the draft equal to the copy of the text. */
export const alignDraft = <Content>(
  tx: Db,
  kind: TextKind<Content>,
  { ref, content, by, now }: Copy<Content>,
): Promise<void> => upsertPublishedDrafts(tx, kind.kind, [{ ...toStored(kind, content), ref }], { by, now });

/**
 * In the transaction that writes the copy of a text: the draft becomes equal to it, and the history contains it. `token`
 * is that of the edit lock; undefined for other programs.
 */
export async function saveCopy<Content>(
  tx: Db,
  kind: TextKind<Content>,
  token: string | undefined,
  save: Copy<Content>,
): Promise<void> {
  const text = { kind: kind.kind, ref: save.ref };
  const stored = toStored(kind, save.content);
  await alignDraft(tx, kind, save);
  const isInHistory = token !== undefined && (await findNewestRevision(tx, text))?.hash === stored.hash;
  if (!isInHistory) {
    const origin = token === undefined ? 'other_program' : 'editor';
    await insertRevision(tx, text, stored, { ...save, origin });
  } else if (save.isPublished) await markPublished(tx, text, save.now);
}

/**
 * In the transaction in which the server changes the copy of a text, for instance at the time of its publishing. A draft
 * with changes stays as it is.
 */
export async function updateCopy<Content>(
  tx: Db,
  kind: TextKind<Content>,
  save: Copy<Content>,
): Promise<void> {
  const text = { kind: kind.kind, ref: save.ref };
  const draft = await lockDraft(tx, text);
  if (draft === null || !draft.hasChanges) return saveCopy(tx, kind, undefined, save);
  const stored = toStored(kind, save.content);
  await setCopyHash(tx, text, stored.hash);
  await insertRevision(tx, text, stored, { ...save, origin: 'other_program' });
}
