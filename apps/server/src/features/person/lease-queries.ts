import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@wayfare/contracts/rules/durations';
import { DatabaseUnavailable, type Db, hasRow, retryWhileUnavailable } from '#adapters/db/database.ts';
import { type HttpProblem, problem } from '#http/responses/problems.ts';

interface LeaseOptions {
  /** Time until the lease of a crashed server expires. */
  readonly leaseMs: number;
  /**
   * Longer than a lease, so that a waiting call outlives the lease of a crashed server, and shorter than a browser's
   * timeout.
   */
  readonly waitMs: number;
}

const retryIntervalMs = 50;
const releaseIntervalMs = 250;

/**
 * Serializes work on one name across servers. The lease is a row and not a lock, because the holder calls the identity
 * and payment providers, and a lock would occupy a database connection meanwhile.
 */
export async function withLease<T>(
  db: Db,
  name: string,
  callback: () => Promise<T>,
  { leaseMs, waitMs }: LeaseOptions = { leaseMs: seconds(5), waitMs: seconds(8) },
): Promise<T> {
  const lease = { name, holder: randomUUID(), forMs: leaseMs };
  try {
    await waitUntil(() => takeLease(db, lease), waitMs);
  } catch (error) {
    // The statement may have been committed before the connection was lost.
    releaseWhenReconnected(db, lease);
    throw error;
  }
  // The next renewal makes up for a failed one.
  const renewal = setInterval(() => void takeLease(db, lease).catch(() => {}), leaseMs / 3).unref();
  let isDatabaseLost = false;
  try {
    return await callback();
  } catch (error) {
    isDatabaseLost = error instanceof DatabaseUnavailable;
    throw error;
  } finally {
    clearInterval(renewal);
    // Do not wait for an unreachable database a second time.
    if (isDatabaseLost) releaseWhenReconnected(db, lease);
    else await releaseLease(db, lease).catch(() => releaseWhenReconnected(db, lease));
  }
}

async function waitUntil(tryTake: () => Promise<boolean>, waitMs: number): Promise<void> {
  const startedAt = performance.now();
  while (!(await tryTake())) {
    if (performance.now() - startedAt > waitMs) throw inProgressProblem();
    await pause(retryIntervalMs);
  }
}

export const inProgressProblem = (): HttpProblem =>
  problem('too_many_requests', {
    message: 'This is being done just now from somewhere else. Please try again in a moment.',
    retryAfterSeconds: 5,
  });

interface Lease {
  /** An email address, or a word, a space and an id. */
  readonly name: string;
  readonly holder: string;
  readonly forMs: number;
}

/** False if another holder has it. The database clock decides, because the clocks of the servers may differ. */
const takeLease = (db: Db, { name, holder, forMs }: Lease): Promise<boolean> =>
  hasRow(
    db,
    `insert into lease as existing (key, holder, expires_at)
     values ($1, $2, now() + $3 * interval '1 millisecond')
     on conflict (key) do update set holder = excluded.holder, expires_at = excluded.expires_at
     where existing.expires_at <= now() or existing.holder = excluded.holder`,
    [name, holder, forMs],
  );

async function releaseLease(db: Db, { name, holder }: Lease): Promise<void> {
  await db.query('delete from lease where key = $1 and holder = $2', [name, holder]);
}

/** Otherwise a retry after the outage would wait for an abandoned lease. */
function releaseWhenReconnected(db: Db, lease: Lease): void {
  const options = {
    attempts: Math.ceil(lease.forMs / releaseIntervalMs),
    intervalMs: releaseIntervalMs,
    ref: false,
  };
  void retryWhileUnavailable(() => releaseLease(db, lease), options).catch(() => {});
}

/** Deletes the leases of crashed servers. */
export async function deleteExpiredLeases(db: Db): Promise<void> {
  await db.query('delete from lease where expires_at <= now()');
}
