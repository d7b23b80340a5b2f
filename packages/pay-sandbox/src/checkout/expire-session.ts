import { update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import type { Session } from '#objects/objects.ts';
import { findObject } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import { deleteTask } from '#store/task-queries.ts';

/** Locks the session until the transaction ends. Read it after this, not before. */
export async function lockSession(tx: Tx, id: string): Promise<Session | null> {
  await lock(tx.sql, `session ${id}`);
  return findObject(tx.sql, 'checkout.session', id);
}

/** The caller holds the session's lock. */
export async function expireSession(tx: Tx, session: Session): Promise<Session> {
  await deleteTask(tx.sql, 'session.expire', session.id);
  return update(tx, session, { ...session, status: 'expired', url: null }, ['checkout.session.expired']);
}
