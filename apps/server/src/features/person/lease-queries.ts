import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@wayfare/contracts/rules/durations';
import { DatabaseUnavailable, type Db, retryWhileAway } from '#adapters/db/database.ts';
import { type HttpProblem, problem } from '#http/responses/problems.ts';

interface LeaseOptions {
  /** So long a name stays taken after the server that held it died. */
  readonly leaseMs: number;
  /** Longer than a lease, so that whoever comes after such a death waits it out, and shorter than a browser waits. */
  readonly waitMs: number;
}

const retryIntervalMs = 50;
const releaseIntervalMs = 250;

/**
 * One at a time for an address, or for whatever else goes by a name, on however many servers. The lease is a row and no
 * lock, because a lock would hold a connection while the identity provider and the payment provider are asked, and
 * there are few.
 */
export async function withLease<T>(
  db: Db,
  name: string,
  work: () => Promise<T>,
  { leaseMs, waitMs }: LeaseOptions = { leaseMs: seconds(5), waitMs: seconds(8) },
): Promise<T> {
  const lease = { name, holder: randomUUID(), forMs: leaseMs };
  try {
    await waitUntil(() => takeLease(db, lease), waitMs);
  } catch (error) {
    // It may be ours without our knowing: the database took it down and went away before it said so.
    releaseWhenReconnected(db, lease);
    throw error;
  }
  // One renewal that fails may be made up for by the next.
  const renewal = setInterval(() => void takeLease(db, lease).catch(() => {}), leaseMs / 3).unref();
  let isAway = false;
  try {
    return await work();
  } catch (error) {
    isAway = error instanceof DatabaseUnavailable;
    throw error;
  } finally {
    clearInterval(renewal);
    // Whoever has waited for the database in vain does not wait for it once more.
    if (isAway) releaseWhenReconnected(db, lease);
    else await releaseLease(db, lease).catch(() => releaseWhenReconnected(db, lease));
  }
}

async function waitUntil(isOurs: () => Promise<boolean>, waitMs: number): Promise<void> {
  const began = performance.now();
  while (!(await isOurs())) {
    if (performance.now() - began > waitMs) throw inProgressProblem();
    await pause(retryIntervalMs);
  }
}

/** Two cross each other at one address, or with one link. */
export const inProgressProblem = (): HttpProblem =>
  problem('too_many_requests', {
    message: 'This is being done just now from somewhere else. Please try again in a moment.',
    retryAfterSeconds: 5,
  });

interface Lease {
  /** An address; any other name has a word with a blank before it, as no address has. */
  readonly name: string;
  readonly holder: string;
  readonly forMs: number;
}

/** Whether it is ours now. The database's clock decides, so that servers whose clocks differ agree. */
async function takeLease(db: Db, { name, holder, forMs }: Lease): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into lease as held (key, holder, expires_at)
     values ($1, $2, now() + $3 * interval '1 millisecond')
     on conflict (key) do update set holder = excluded.holder, expires_at = excluded.expires_at
     where held.expires_at <= now() or held.holder = excluded.holder`,
    [name, holder, forMs],
  );
  return rowCount === 1;
}

async function releaseLease(db: Db, { name, holder }: Lease): Promise<void> {
  await db.query('delete from lease where key = $1 and holder = $2', [name, holder]);
}

/** Else whoever tries again after the database was away waits for a lease that nobody works under, until it ends by itself. */
function releaseWhenReconnected(db: Db, lease: Lease): void {
  const untilItEndsByItself = {
    tries: Math.ceil(lease.forMs / releaseIntervalMs),
    everyMs: releaseIntervalMs,
    ref: false,
  };
  void retryWhileAway(() => releaseLease(db, lease), untilItEndsByItself).catch(() => {});
}

/** Of those whose server died. */
export async function deleteExpiredLeases(db: Db): Promise<void> {
  await db.query('delete from lease where expires_at <= now()');
}
