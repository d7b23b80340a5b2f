import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import type { Db } from '#adapters/db/database.ts';
import type { MemberActor } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { type Draft, lockDraft, setCopyHash, writeDrafts } from './draft-queries.ts';
import { type EditingDeps, type Saver, type StoredText, toStored } from './kind.ts';
import { claimLock, type EditLock, expireLock, lockEditLock } from './lock-queries.ts';
import {
  findNewestRevision,
  findRevisionByHash,
  insertRevisions,
  markPublished,
} from './revision-queries.ts';
import { recordSave } from './revisions.ts';
import type { TextEditor } from './text-editor.ts';

type DraftInput<Content> = Omit<BodyOf<typeof homilyCalls.saveDraft>, 'content'> & {
  readonly content: Content;
};

type SaveResult =
  | ({ readonly saved: 'draft' } & Pick<Draft<unknown>, 'version' | 'savedAt' | 'hasChanges'>)
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
  const text = toStored(kind, ref, await kind.clean(content));
  return db.transaction(async (tx) => {
    const now = clock.now();
    const result = await saveLocked(tx, text, { ...input, by, now });
    await onSave(tx, ref, text.pictures, now);
    if (input.release === true) await expireLock(tx, text, input.token);
    return result;
  });
}

interface Save extends Omit<DraftInput<unknown>, 'content'>, Saver {
  readonly by: MemberActor;
}

async function saveLocked(tx: Db, text: StoredText, save: Save): Promise<SaveResult> {
  const { version, token, seq, by, now } = save;
  const draft = await lockDraft(tx, text);
  const lock = await lockEditLock(tx, text);
  if (draft === null && version !== null) throw problem('text_gone');
  if (!mayWrite(text, save, draft, lock)) {
    // Once for each content: the response may have been lost.
    const existing = await findRevisionByHash(tx, text);
    const [number = 0] =
      existing === null ? await insertRevisions(tx, [text], { by, now, origin: 'unsent' }) : [existing];
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
  if (draft !== null && (isLate || draft.hash === text.hash)) return { saved: 'draft', ...draft };
  const [written] = await writeDrafts(tx, [text], { by, now, isNew: draft === null });
  // Another program was faster.
  if (written === undefined) return saveLocked(tx, text, save);
  await recordSave(tx, text, first, { by, now });
  return { saved: 'draft', ...written };
}

/** The token holds the lock, or it is free and the save began from this draft. */
function mayWrite(
  { hash }: StoredText,
  { version, token }: Save,
  draft: Draft<unknown> | null,
  lock: EditLock | null,
): boolean {
  if (lock?.token === token) return true;
  if (lock?.isLive === true) return false;
  return (draft?.version ?? null) === version || draft?.hash === hash;
}

interface CopySave extends Saver {
  /** Readers get it now. */
  readonly isPublished: boolean;
  /** Identifies the edit lock. Undefined for programs other than the editor. */
  readonly token?: string | undefined;
  /** The server changes the copy, for instance at the time of its publishing. A draft with changes stays as it is. */
  readonly keepsChanges?: boolean;
}

/** In the transaction that writes the copy of a text: the draft becomes equal to it, and the history contains it. */
export async function saveCopy(
  tx: Db,
  text: StoredText,
  { by, now, isPublished, token, keepsChanges = false }: CopySave,
): Promise<void> {
  if (keepsChanges && (await lockDraft(tx, text))?.hasChanges === true)
    await setCopyHash(tx, text, text.hash);
  else await writeDrafts(tx, [text], { by, now, isCopy: true });
  const isInHistory = token !== undefined && (await findNewestRevision(tx, text))?.hash === text.hash;
  if (isInHistory && isPublished) await markPublished(tx, text, now);
  const origin = token === undefined ? 'other_program' : 'editor';
  if (!isInHistory) await insertRevisions(tx, [text], { by, now, origin, isPublished });
}
