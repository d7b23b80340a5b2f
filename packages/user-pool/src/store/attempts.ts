import type { Db } from '@wayfare/postgres/db';

/** Wrong proofs in a row for one name by one door, whether or not somebody goes by it. */
export interface Attempts {
  readonly failures: number;
  readonly lastFailedAt: Date | null;
}

export interface AttemptsAtDoor extends Attempts {
  readonly door: string;
}

/** At every door, the newest first. */
export async function listAttempts(db: Db, sub: string): Promise<readonly AttemptsAtDoor[]> {
  const { rows } = await db.query<AttemptsAtDoor>(
    `select door, failures, last_failed_at as "lastFailedAt"
     from user_pool.attempts where sub = $1 order by last_failed_at desc, door`,
    [sub],
  );
  return rows;
}

const lock = "pg_advisory_xact_lock(hashtextextended('user_pool.attempts ' || $1, 0))";

/**
 * Others who ask for the same wait until this transaction is over: one change of a member's sessions at a time. The lock
 * is no row's, so that a sign-in that succeeds at once writes nothing here.
 */
export async function lockAttempts(db: Db, sub: string): Promise<void> {
  await db.query(`select ${lock}`, [sub]);
}

export async function saveAttempts(
  db: Db,
  sub: string,
  door: string,
  { failures, lastFailedAt }: Attempts,
): Promise<void> {
  await db.query(
    `insert into user_pool.attempts (sub, door, failures, last_failed_at) values ($1, $2, $3, $4)
     on conflict (sub, door) do update set
       failures = excluded.failures, last_failed_at = excluded.last_failed_at`,
    [sub, door, failures, lastFailedAt],
  );
}

/** At these doors; without any named, at all. */
export async function clearAttempts(
  db: Db,
  sub: string,
  doors: readonly string[] | null = null,
): Promise<void> {
  await db.query(
    'delete from user_pool.attempts where sub = $1 and ($2::text[] is null or door = any($2::text[]))',
    [sub, doors],
  );
}

/** True for exactly one caller; remembered until then. */
export async function claimOnce(db: Db, nonce: string, until: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'insert into user_pool.claimed_nonce (nonce, expires_at) values ($1, $2) on conflict do nothing',
    [nonce, until],
  );
  return rowCount === 1;
}

/** `lockAttempts`, and then `claimOnce`, in one step. */
export async function lockAndClaim(db: Db, sub: string, nonce: string, until: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `with locked as materialized (select ${lock})
     insert into user_pool.claimed_nonce (nonce, expires_at)
     select $2, $3 from locked
     on conflict do nothing`,
    [sub, nonce, until],
  );
  return rowCount === 1;
}

/** How often since the window began, this use with them. One guarded increment, so that a burst cannot pass the limit. */
export async function countUse(db: Db, key: string, now: Date, windowMs: number): Promise<number> {
  const { rows } = await db.query<{ uses: number }>(
    `insert into user_pool.address_use as known (key, window_began_at, uses) values ($1, $2, 1)
     on conflict (key) do update set
       uses = case when known.window_began_at <= $3 then 1 else known.uses + 1 end,
       window_began_at = case when known.window_began_at <= $3 then excluded.window_began_at
                              else known.window_began_at end
     returning uses`,
    [key, now, new Date(now.getTime() - windowMs)],
  );
  return rows[0]?.uses ?? 0;
}
