import type { BodyOf, ResponseInput } from '@wayfare/contracts/calls/contract';
import type { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import type { Db } from '#adapters/db/database.ts';
import type { Actor, MemberActor } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { deleteRows, findDraftVersion, lockDraft } from './draft-queries.ts';
import { loadEditorNames } from './editor-names.ts';
import { type EditingDeps, type TextKind, type TextRef, toStored } from './kind.ts';
import { claimLock, type EditLock, expireLock, findEditLock, renewLock, setViewer } from './lock-queries.ts';
import { findNewestRevision, insertRevisions, listUnsent } from './revision-queries.ts';

type LockDeps = Pick<EditingDeps, 'db'> & Parameters<typeof loadEditorNames>[0];
type LockRequest = BodyOf<typeof homilyCalls.updateLock>;
type LockStatus = ResponseInput<typeof homilyCalls.updateLock>;

/** A heartbeat, a request for the lock, a take-over, or a release. */
export async function updateLock<Content>(
  deps: LockDeps,
  kind: TextKind<Content>,
  ref: string,
  request: LockRequest,
  getActor: () => Promise<MemberActor>,
): Promise<LockStatus> {
  const { db } = deps;
  const { token, want } = request;
  const text = { kind: kind.kind, ref };
  if (want === 'release') await expireLock(db, text, token);
  else if (want === 'view') await setViewer(db, text, (await getActor()).personId);
  // Most calls are heartbeats of the holder, which need one statement.
  else if (!(await renewLock(db, text, token))) {
    const by = await getActor();
    await db.transaction((tx) => acquireLock(tx, kind, ref, request, by));
  }
  const lock = await findEditLock(db, text);
  const draft = await findDraftVersion(db, text);
  return {
    ...(await presentLock(deps, lock, token)),
    version: draft?.version ?? null,
    savedAt: draft?.savedAt ?? null,
    unsent: lock === null ? [] : await listUnsent(db, text, lock.revision),
  };
}

async function acquireLock<Content>(
  tx: Db,
  kind: TextKind<Content>,
  ref: string,
  { token, want, version }: LockRequest,
  by: MemberActor,
): Promise<void> {
  const text = { kind: kind.kind, ref };
  const isTakeOver = want === 'take_over';
  const draft = await lockDraft<Content>(tx, text);
  const isOutdated = version !== undefined && (draft?.version ?? null) !== version;
  if (isOutdated && !isTakeOver) return setViewer(tx, text, by.personId);
  if (isTakeOver && draft !== null && (await findNewestRevision(tx, text))?.hash !== draft.hash) {
    const revision = { by, now: draft.savedAt, origin: 'take_over' } as const;
    await insertRevisions(tx, [toStored(kind, ref, draft.content)], revision);
  }
  // Until its next heartbeat, the holder would not know of somebody who reads.
  if ((await claimLock(tx, text, { token, personId: by.personId, isTakeOver })) === null)
    await setViewer(tx, text, by.personId);
}

/** Without a token, as somebody sees it who only reads. */
export async function presentLock(
  deps: Pick<LockDeps, 'identity'>,
  lock: EditLock | null,
  token?: string,
): Promise<Pick<LockStatus, 'isMine' | 'holder' | 'viewer'>> {
  if (lock === null || !lock.isLive) return { isMine: false, holder: null, viewer: null };
  const { sub, viewerSub, since } = lock;
  const getName = await loadEditorNames(deps, [{ sub }, { sub: viewerSub }]);
  return {
    isMine: lock.token === token,
    holder: { name: getName(sub) ?? '', since },
    viewer: viewerSub === null ? null : { name: getName(viewerSub) ?? '' },
  };
}

/**
 * For a change of a text that somebody may be editing; its draft must be locked. With a token: throws `text_locked` if
 * another one holds the lock, and acquires it otherwise. Without a token, the change comes from another program and
 * releases the lock, so that the editor who had it notices.
 */
export async function requireLock(
  tx: Db,
  text: TextRef,
  token: string | undefined,
  by: Actor,
): Promise<void> {
  if (token === undefined || by.personId === null)
    return deleteRows(tx, text.kind, [text.ref], ['edit_lock']);
  if ((await claimLock(tx, text, { token, personId: by.personId })) === null) throw problem('text_locked');
}
