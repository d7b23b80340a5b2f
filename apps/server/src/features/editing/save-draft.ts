import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type { homilyCalls, RevisionOrigin } from '@wayfare/contracts/calls/editing';
import type { Database, Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import type { Actor, MemberActor } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import {
  type Draft,
  hasChanges,
  insertDraft,
  lockDraft,
  setCopyHash,
  type TextToStore,
  updateDraft,
  upsertPublishedDrafts,
} from './draft-queries.ts';
import { type StoredContent, type TextKind, type TextRef, toStored } from './kind.ts';
import { claimLock, type EditLock, expireLock, lockEditLock } from './lock-queries.ts';
import { findNewestRevision, findRevisionByHash, insertRevision, markPublished } from './revision-queries.ts';
import { recordSave } from './revisions.ts';

interface SaveDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export type DraftInput<Content> = Omit<BodyOf<typeof homilyCalls.saveDraft>, 'content'> & {
  readonly content: Content;
};

export type SaveResult =
  | {
      readonly saved: 'draft';
      readonly version: number;
      readonly savedAt: Date;
      readonly hasChanges: boolean;
    }
  | {
      readonly saved: 'revision';
      readonly number: number;
      /** Of another token. */
      readonly lock: EditLock | null;
      readonly draft: Pick<Draft<unknown>, 'version' | 'savedAt'> | null;
    };

/** Runs in the transaction of a save. Throws `text_gone` if the text cannot be edited. */
export type OnSave = (tx: Db, ref: string, pictures: readonly string[], now: Date) => Promise<void>;

/** Saves the draft or, if somebody else holds the lock, a revision. Changes nothing that readers see. */
export async function saveDraft<Content>(
  { db, clock }: SaveDeps,
  kind: TextKind<Content>,
  ref: string,
  { content, ...input }: DraftInput<Content>,
  by: MemberActor,
  onSave: OnSave,
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

interface Save extends Omit<DraftInput<unknown>, 'content'> {
  readonly stored: StoredContent<unknown>;
  readonly by: MemberActor;
  readonly now: Date;
}

async function saveLocked(tx: Db, text: TextRef, save: Save): Promise<SaveResult> {
  const { stored, version, token, seq, by, now } = save;
  const draft = await lockDraft<unknown>(tx, text);
  const lock = await lockEditLock(tx, text);
  if (draft === null && version !== null) throw problem('text_gone');
  if (!mayWrite(save, draft, lock))
    return { saved: 'revision', number: await saveUnsent(tx, text, save), lock, draft };
  const own = lock?.token === token ? lock : null;
  const newest = (await findNewestRevision(tx, text))?.number ?? 0;
  const isLate = own !== null && seq < own.seq;
  const claim = {
    token,
    personId: by.personId,
    seq: isLate ? null : seq,
    revision: newest,
    isTakeOver: false,
  };
  // Another device was faster.
  if (!(await claimLock(tx, text, claim))) return saveLocked(tx, text, save);
  if (draft !== null && (isLate || draft.hash === stored.hash)) return toResult(draft, draft);
  const row = { ...stored, savedAt: now, savedBy: by.personId };
  const saved = draft === null ? await insertDraft(tx, text, row) : await updateDraft(tx, text, row);
  // Another program was faster.
  if (saved === null) return saveLocked(tx, text, save);
  const first = own?.revision ?? newest;
  await recordSave(tx, text, { ...row, byName: by.name }, ({ number }) => number > first);
  return toResult({ version: saved, savedAt: now }, { hash: stored.hash, copyHash: draft?.copyHash ?? null });
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

const toResult = (
  { version, savedAt }: Pick<Draft<unknown>, 'version' | 'savedAt'>,
  hashes: Pick<Draft<unknown>, 'hash' | 'copyHash'>,
): SaveResult => ({ saved: 'draft', version, savedAt, hasChanges: hasChanges(hashes) });

/** Once for each content: the answer may have been lost. */
async function saveUnsent(tx: Db, text: TextRef, { stored, by, now }: Save): Promise<number> {
  return (
    (await findRevisionByHash(tx, text, stored.hash)) ??
    insertRevision(tx, text, {
      ...stored,
      savedAt: now,
      savedBy: by.personId,
      byName: by.name,
      origin: 'unsent',
      publishedAt: null,
    })
  );
}

interface Copy<Content> {
  readonly ref: string;
  readonly content: Content;
  readonly by: Actor;
  readonly now: Date;
}

/** Makes the draft equal to the copy of the text. */
export const alignDraft = <Content>(
  tx: Db,
  kind: TextKind<Content>,
  { ref, content, by, now }: Copy<Content>,
): Promise<void> => storeAligned(tx, kind.kind, { ...toStored(kind, content), ref }, by, now);

const storeAligned = (
  tx: Db,
  kind: TextRef['kind'],
  text: TextToStore<unknown>,
  by: Actor,
  now: Date,
): Promise<void> => upsertPublishedDrafts(tx, kind, [text], { savedAt: now, savedBy: by.personId });

interface CopySave<Content> extends Copy<Content> {
  /** The token of the edit lock; undefined for other programs. */
  readonly token: string | undefined;
  readonly isPublished: boolean;
}

/** In the transaction that writes the copy of a text: the draft becomes equal to it, and the history contains it. */
export async function saveCopy<Content>(
  tx: Db,
  kind: TextKind<Content>,
  { ref, content, token, isPublished, by, now }: CopySave<Content>,
): Promise<void> {
  const text = { kind: kind.kind, ref };
  const stored = toStored(kind, content);
  await storeAligned(tx, kind.kind, { ...stored, ref }, by, now);
  const newest = token === undefined ? null : await findNewestRevision(tx, text);
  if (newest?.hash !== stored.hash)
    await addCopy(tx, text, stored, {
      isPublished,
      by,
      now,
      origin: token === undefined ? 'other_program' : 'editor',
    });
  else if (isPublished) await markPublished(tx, text, now);
}

interface Addition extends Pick<CopySave<unknown>, 'isPublished' | 'by' | 'now'> {
  readonly origin: RevisionOrigin;
}

const addCopy = (
  tx: Db,
  text: TextRef,
  stored: StoredContent<unknown>,
  { isPublished, by, now, origin }: Addition,
): Promise<number> =>
  insertRevision(tx, text, {
    ...stored,
    savedAt: now,
    savedBy: by.personId,
    byName: by.name,
    origin,
    publishedAt: isPublished ? now : null,
  });

/**
 * In the transaction in which the server changes the copy of a text, for instance at the time of its publishing. A draft
 * with changes stays as it is.
 */
export async function updateCopy<Content>(
  tx: Db,
  kind: TextKind<Content>,
  { ref, content, isPublished, by, now }: Omit<CopySave<Content>, 'token'>,
): Promise<void> {
  const text = { kind: kind.kind, ref };
  const stored = toStored(kind, content);
  const draft = await lockDraft(tx, text);
  if (draft !== null && hasChanges(draft)) await setCopyHash(tx, text, stored.hash);
  else await storeAligned(tx, kind.kind, { ...stored, ref }, by, now);
  await addCopy(tx, text, stored, { isPublished, by, now, origin: 'other_program' });
}
