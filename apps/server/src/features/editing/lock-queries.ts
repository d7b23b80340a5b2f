import { lockExpiryMs } from '@wayfare/contracts/calls/editing';
import { hours } from '@wayfare/contracts/rules/durations';
import { type Db, findRow, findValue, hasRow } from '#adapters/db/database.ts';
import { every, type ScheduledTask } from '#scheduler.ts';
import type { TextRef } from './kind.ts';

export interface EditLock {
  readonly token: string;
  /** The id of the holder at the identity provider. */
  readonly sub: string | null;
  readonly since: Date;
  /** Not expired. */
  readonly isLive: boolean;
  readonly seq: number;
  /** The newest revision when it was acquired. */
  readonly revision: number;
  /** Of another person who reads the text now. */
  readonly viewerSub: string | null;
}

const expiry = `interval '${lockExpiryMs} milliseconds'`;
const isLive = `edit_lock.seen_at > clock_timestamp() - ${expiry}`;

const select = `
  select token, holder.sub, since, ${isLive} as "isLive", seq, revision,
         case when viewer_at > clock_timestamp() - ${expiry} and viewer_id <> edit_lock.person_id then viewer.sub end as "viewerSub"
  from edit_lock join person as holder on holder.person_id = edit_lock.person_id
  left join person as viewer on viewer.person_id = viewer_id
  where kind = $1 and ref = $2`;

export const findEditLock = (db: Db, { kind, ref }: TextRef): Promise<EditLock | null> =>
  findRow<EditLock>(db, select, [kind, ref]);

/** Locks the row until the transaction ends. */
export const lockEditLock = (db: Db, { kind, ref }: TextRef): Promise<EditLock | null> =>
  findRow<EditLock>(db, `${select} for update of edit_lock`, [kind, ref]);

interface Claim {
  readonly token: string;
  readonly personId: string;
  /** The number of the save. Left out: unchanged. */
  readonly seq?: number | null;
  readonly isTakeOver?: boolean;
}

/** Acquires or renews the lock. The newest revision when it was acquired; null if another token holds the lock. */
export const claimLock = (
  db: Db,
  { kind, ref }: TextRef,
  { token, personId, seq = null, isTakeOver = false }: Claim,
): Promise<number | null> =>
  findValue<number>(
    db,
    `insert into edit_lock (kind, ref, token, person_id, since, seen_at, seq, revision)
     select $1, $2, $3, $4, clock_timestamp(), clock_timestamp(), coalesce($5, 0), coalesce(max(number), 0)
     from revision where kind = $1 and ref = $2
     on conflict (kind, ref) do update
       set token = excluded.token, person_id = excluded.person_id, seen_at = excluded.seen_at,
           since = case when edit_lock.token = excluded.token and ${isLive} then edit_lock.since else excluded.since end,
           seq = case when edit_lock.token = excluded.token then coalesce($5, edit_lock.seq) else excluded.seq end,
           revision = case when edit_lock.token = excluded.token then edit_lock.revision else excluded.revision end
       where edit_lock.token = excluded.token or $6 or not (${isLive})
     returning revision`,
    [kind, ref, token, personId, seq, isTakeOver],
  );

/** False if the lock does not belong to the token. */
export const renewLock = (db: Db, { kind, ref }: TextRef, token: string): Promise<boolean> =>
  hasRow(
    db,
    `update edit_lock set seen_at = clock_timestamp(),
            since = case when ${isLive} then since else clock_timestamp() end
     where kind = $1 and ref = $2 and token = $3`,
    [kind, ref, token],
  );

/** The lock is free, and belongs to its token until another one acquires it. */
export async function expireLock(db: Db, { kind, ref }: TextRef, token: string): Promise<void> {
  const release = "update edit_lock set seen_at = '-infinity' where kind = $1 and ref = $2 and token = $3";
  await db.query(release, [kind, ref, token]);
}

/** Shows the holder that somebody else reads the text. */
export async function setViewer(db: Db, { kind, ref }: TextRef, personId: string): Promise<void> {
  await db.query(
    `update edit_lock set viewer_id = $3, viewer_at = clock_timestamp()
     where kind = $1 and ref = $2 and person_id <> $3`,
    [kind, ref, personId],
  );
}

/** Deletes locks after a month without use. Until then a device may come back with unsent text. */
export const deleteOldLocks = ({ db }: { readonly db: Db }): ScheduledTask =>
  every(hours(6), 'delete-old-edit-locks', () =>
    db.query("delete from edit_lock where greatest(since, seen_at) < clock_timestamp() - interval '30 days'"),
  );
