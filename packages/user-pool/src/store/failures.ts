import { type Db, findValue, listRows } from '@wayfare/postgres/db';

/** Consecutive failed sign-ins. */
export interface FailureCount {
  readonly failures: number;
  readonly lastFailedAt: Date | null;
}

/** Of all buckets, most recent failure first. */
export const listFailures = (
  db: Db,
  sub: string,
): Promise<readonly (FailureCount & { readonly bucket: string })[]> =>
  listRows<FailureCount & { bucket: string }>(
    db,
    `select bucket, failure_count as failures, last_failed_at as "lastFailedAt"
     from user_pool.sign_in_failure where sub = $1 order by last_failed_at desc, bucket`,
    [sub],
  );

const lock = "pg_advisory_xact_lock(hashtextextended('user_pool.account ' || $1, 0))";

/**
 * Serializes sign-ins and session changes of one account until the end of the transaction. An advisory lock, because a
 * successful sign-in has no row here that it could lock.
 */
export async function lockAccount(db: Db, sub: string): Promise<void> {
  await db.query(`select ${lock}`, [sub]);
}

export async function saveFailures(
  db: Db,
  sub: string,
  bucket: string,
  { failures, lastFailedAt }: FailureCount,
): Promise<void> {
  await db.query(
    `insert into user_pool.sign_in_failure (sub, bucket, failure_count, last_failed_at) values ($1, $2, $3, $4)
     on conflict (sub, bucket) do update set
       failure_count = excluded.failure_count, last_failed_at = excluded.last_failed_at`,
    [sub, bucket, failures, lastFailedAt],
  );
}

/** Without `buckets`, clears all of them. */
export async function clearFailures(
  db: Db,
  sub: string,
  buckets: readonly string[] | null = null,
): Promise<void> {
  await db.query(
    'delete from user_pool.sign_in_failure where sub = $1 and ($2::text[] is null or bucket = any($2::text[]))',
    [sub, buckets],
  );
}

/** True for exactly one caller. The nonce is stored until it expires. */
export async function claimNonce(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'insert into user_pool.claimed_nonce (nonce, expires_at) values ($1, $2) on conflict do nothing',
    [nonce, expiresAt],
  );
  return rowCount === 1;
}

/** `lockAccount` and then `claimNonce`, in one round trip. */
export async function lockAndClaimNonce(
  db: Db,
  sub: string,
  nonce: string,
  expiresAt: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with locked as materialized (select ${lock})
     insert into user_pool.claimed_nonce (nonce, expires_at)
     select $2, $3 from locked
     on conflict do nothing`,
    [sub, nonce, expiresAt],
  );
  return rowCount === 1;
}

/** Adds one to the address's count in the current window and returns it, in one statement, so that a burst is counted. */
export const countAddressUse = async (db: Db, key: string, now: Date, windowMs: number): Promise<number> =>
  (await findValue<number>(
    db,
    `insert into user_pool.address_use as existing (key, window_started_at, use_count) values ($1, $2, 1)
     on conflict (key) do update set
       use_count = case when existing.window_started_at <= $3 then 1 else existing.use_count + 1 end,
       window_started_at = case when existing.window_started_at <= $3 then excluded.window_started_at
                                else existing.window_started_at end
     returning use_count as "useCount"`,
    [key, now, new Date(now.getTime() - windowMs)],
  )) ?? 0;
