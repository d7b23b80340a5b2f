import type { Attempts, AttemptsAtDoor } from './pool-store.ts';
import type { Sql } from './sql.ts';

export async function listAttempts(sql: Sql, sub: string): Promise<readonly AttemptsAtDoor[]> {
  const { rows } = await sql.query<AttemptsAtDoor>(
    `select door, failures, last_failed_at as "lastFailedAt"
     from user_pool.attempts where sub = $1 order by last_failed_at desc, door`,
    [sub],
  );
  return rows;
}

const lock = "pg_advisory_xact_lock(hashtextextended('user_pool.attempts ' || $1, 0))";

/** The lock is no row's, so that a sign-in that succeeds at once writes nothing here. */
export async function lockAttempts(sql: Sql, sub: string): Promise<void> {
  await sql.query(`select ${lock}`, [sub]);
}

export async function saveAttempts(
  sql: Sql,
  sub: string,
  door: string,
  { failures, lastFailedAt }: Attempts,
): Promise<void> {
  await sql.query(
    `insert into user_pool.attempts (sub, door, failures, last_failed_at) values ($1, $2, $3, $4)
     on conflict (sub, door) do update set
       failures = excluded.failures, last_failed_at = excluded.last_failed_at`,
    [sub, door, failures, lastFailedAt],
  );
}

export async function clearAttempts(sql: Sql, sub: string, doors: readonly string[] | null): Promise<void> {
  await sql.query(
    'delete from user_pool.attempts where sub = $1 and ($2::text[] is null or door = any($2::text[]))',
    [sub, doors],
  );
}

export async function claimOnce(sql: Sql, nonce: string, until: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    'insert into user_pool.claimed_nonce (nonce, expires_at) values ($1, $2) on conflict do nothing',
    [nonce, until],
  );
  return rowCount === 1;
}

export async function lockAndClaim(sql: Sql, sub: string, nonce: string, until: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    `with locked as materialized (select ${lock})
     insert into user_pool.claimed_nonce (nonce, expires_at)
     select $2, $3 from locked
     on conflict do nothing`,
    [sub, nonce, until],
  );
  return rowCount === 1;
}

/** One guarded increment, so that a burst cannot pass the limit. */
export async function countUse(sql: Sql, key: string, now: Date, windowMs: number): Promise<number> {
  const { rows } = await sql.query<{ uses: number }>(
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
