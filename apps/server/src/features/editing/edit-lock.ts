import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type { TextLock, TextLockStatus } from '@wayfare/contracts/calls/editing';
import type { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { addTime, hours } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Actor, MemberActor } from '#features/activity/activity-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { deleteRows, findDraftVersion, lockDraft } from './draft-queries.ts';
import { loadEditorNames } from './editor-names.ts';
import { type EditingDeps, type TextKind, type TextRef, toStored } from './kind.ts';
import {
  claimLock,
  deleteExpiredLocks,
  type EditLock,
  expireLock,
  findEditLock,
  renewLock,
  setViewer,
} from './lock-queries.ts';
import { findNewestRevision, insertRevision, listUnsent } from './revision-queries.ts';

type LockDeps = Pick<EditingDeps, 'db'> & { readonly identity: Pick<Identity, 'findBySub'> };
type LockRequest = BodyOf<typeof homilyCalls.updateLock>;

/** A heartbeat, a request for the lock, a take-over, or a release. */
export async function updateLock<Content>(
  deps: LockDeps,
  kind: TextKind<Content>,
  ref: string,
  { token, want, version }: LockRequest,
  getActor: () => Promise<MemberActor>,
): Promise<TextLockStatus> {
  const { db } = deps;
  const text = { kind: kind.kind, ref };
  if (want === 'release') {
    await expireLock(db, text, token);
    return getLockStatus(deps, text, token);
  }
  // Most calls are heartbeats of the holder, which need one statement.
  if (want === 'view' || !(await renewLock(db, text, token))) {
    const by = await getActor();
    if (want === 'view') await setViewer(db, text, by.personId);
    else
      await db.transaction((tx) =>
        acquire(tx, kind, ref, { token, by, version, isTakeOver: want === 'take_over' }),
      );
  }
  return getLockStatus(deps, text, token);
}

interface Acquisition {
  readonly token: string;
  readonly by: MemberActor;
  readonly version: number | null | undefined;
  readonly isTakeOver: boolean;
}

async function acquire<Content>(
  tx: Db,
  kind: TextKind<Content>,
  ref: string,
  { token, by, version, isTakeOver }: Acquisition,
): Promise<void> {
  const text = { kind: kind.kind, ref };
  const draft = await lockDraft<Content>(tx, text);
  const isOutdated = version !== undefined && (draft?.version ?? null) !== version;
  if (isOutdated && !isTakeOver) return;
  if (isTakeOver && draft !== null && (await findNewestRevision(tx, text))?.hash !== draft.hash) {
    const stored = toStored(kind, draft.content);
    await insertRevision(tx, text, stored, { by, now: draft.savedAt, origin: 'take_over' });
  }
  await claimLock(tx, text, { token, personId: by.personId, isTakeOver });
}

async function getLockStatus(deps: LockDeps, text: TextRef, token: string): Promise<TextLockStatus> {
  const lock = await findEditLock(deps.db, text);
  const draft = await findDraftVersion(deps.db, text);
  return {
    ...(await presentLock(deps, lock, token)),
    version: draft?.version ?? null,
    savedAt: draft?.savedAt.toISOString() ?? null,
    unsent: lock === null ? [] : await listUnsent(deps.db, text, lock.revision),
  };
}

/** Without a token, as somebody sees it who only reads. */
export async function presentLock(
  deps: Pick<LockDeps, 'identity'>,
  lock: EditLock | null,
  token?: string,
): Promise<TextLock> {
  if (lock === null || !lock.isLive) return { isMine: false, holder: null, viewer: null };
  const isMine = lock.token === token;
  const { sub, viewerSub, since } = lock;
  const getName = await loadEditorNames(deps, [{ sub }, { sub: viewerSub }]);
  return {
    isMine,
    holder: { name: getName(sub) ?? '', since: since.toISOString() },
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

export const deleteOldLocks = ({ db }: Pick<EditingDeps, 'db'>): ScheduledTask => ({
  name: 'delete-old-edit-locks',
  nextRun: (now) => addTime(now, hours(6)),
  run: () => deleteExpiredLocks(db),
});
