import type { Session } from '#objects/objects.ts';
import { findObject } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import { dropTask } from '#store/task-queries.ts';
import { change } from '#work/changes.ts';
import type { Work } from '#work/work.ts';

/** Nobody else completes or expires the session until the work is done; read it after this, not before. */
export async function lockSession(work: Work, id: string): Promise<Session | null> {
  await lock(work.sql, `session ${id}`);
  return findObject(work.sql, 'checkout.session', id);
}

/** To be called by who holds the session's lock. */
export async function expire(work: Work, session: Session): Promise<Session> {
  await dropTask(work.sql, 'session.expire', session.id);
  return change(work, session, { ...session, status: 'expired', url: null }, ['checkout.session.expired']);
}
