import { type Db, findRow, listRows } from '#adapters/db/database.ts';
import type { DeadJob, Job, QueueStats, UnfinishedJob } from './queue.ts';

/** A running job. Its result is recorded only while the claim is still current. */
export interface ClaimedJob extends Job {
  readonly claim: string;
}

/** Uses the clock of the database, because the clocks of the servers may differ. */
export const claimJobs = (
  db: Db,
  name: string,
  { limit, claimMs }: { limit: number; claimMs: number },
): Promise<ClaimedJob[]> =>
  listRows<ClaimedJob>(
    db,
    `update job
        set claim = gen_random_uuid(), attempt_count = attempt_count + 1, due_at = now() + $3 * interval '1 millisecond'
      where job_id in (
              select job_id from job
               where name = $1 and state = 'waiting' and due_at <= now()
               order by due_at
               limit $2
                 for update skip locked)
      returning job_id as "jobId", data, secret, claim, attempt_count as attempt, created_at as "createdAt"`,
    [name, limit, claimMs],
  );

export async function renewClaims(db: Db, claims: readonly string[], claimMs: number): Promise<void> {
  await db.query(
    `update job set due_at = now() + $2 * interval '1 millisecond' where claim = any($1) and state = 'waiting'`,
    [claims, claimMs],
  );
}

/** Deletes the job, or keeps only its key, so that a duplicate is still ignored. */
export async function completeJob(db: Db, { jobId, claim }: ClaimedJob): Promise<void> {
  await db.query(
    `with finished as (delete from job where job_id = $1 and claim = $2 and key is null returning 1)
     update job
        set state = 'done', data = '{}', secret = null, claim = null, last_error = null, finished_at = now()
      where job_id = $1 and claim = $2 and key is not null`,
    [jobId, claim],
  );
}

/** Adds up to 10 % of jitter, so that jobs that failed together are not retried together. */
export async function postponeJob(
  db: Db,
  { jobId, claim }: ClaimedJob,
  delayMs: number,
  reason: string,
): Promise<void> {
  await db.query(
    `update job
        set claim = null, last_error = $4,
            due_at = now() + $3 * (0.9 + 0.2 * random()) * interval '1 millisecond'
      where job_id = $1 and claim = $2`,
    [jobId, claim, delayMs, reason],
  );
}

export async function markJobDead(db: Db, { jobId, claim }: ClaimedJob, reason: string): Promise<void> {
  await db.query(
    `update job set state = 'dead', secret = null, claim = null, last_error = $3, finished_at = now()
      where job_id = $1 and claim = $2`,
    [jobId, claim, reason],
  );
}

/** Makes the jobs due now. The interrupted attempt does not count. */
export async function releaseJobs(db: Db, claims: readonly string[]): Promise<void> {
  await db.query(
    'update job set claim = null, due_at = now(), attempt_count = attempt_count - 1 where claim = any($1)',
    [claims],
  );
}

export async function deleteOldJobs(db: Db): Promise<void> {
  await db.query(
    `delete from job
      where state <> 'waiting'
        and finished_at < now() - case state when 'done' then interval '7 days' else interval '30 days' end`,
  );
}

export const getQueueStats = async (db: Db): Promise<QueueStats> =>
  (await findRow<QueueStats>(
    db,
    `select count(*) filter (where state = 'waiting') as due, count(*) filter (where state = 'dead') as dead,
            coalesce(extract(epoch from now() - min(due_at) filter (where state = 'waiting')), 0)::float8 as "oldestDueSeconds",
            (array_agg(last_error order by finished_at desc) filter (where state = 'dead'))[1] as "lastDeadError"
       from job where state = 'dead' or state = 'waiting' and due_at <= now()`,
  )) ?? { due: 0, oldestDueSeconds: 0, dead: 0, lastDeadError: null };

export const listDeadJobs = (db: Db): Promise<DeadJob[]> =>
  listRows<DeadJob>(
    db,
    `select job_id as "jobId", name, data, attempt_count as attempts, last_error as "lastError", finished_at as "diedAt"
       from job where state = 'dead' order by finished_at desc limit 1000`,
  );

export const listUnfinishedJobs = (db: Db, name: string): Promise<UnfinishedJob[]> =>
  listRows<UnfinishedJob>(
    db,
    `select job_id as "jobId", data, state, attempt_count as attempts, last_error as "lastError", created_at as "createdAt",
            due_at as "dueAt"
       from job where name = $1 and state in ('waiting', 'dead') order by created_at desc limit 1000`,
    [name],
  );

/** False if the job is running. The secret of a dead job is erased. */
export async function retryJob(db: Db, name: string, jobId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update job set state = 'waiting', attempt_count = 0, due_at = now(), finished_at = null
      where job_id::text = $2 and name = $1 and (state = 'dead' or (state = 'waiting' and claim is null))`,
    [name, jobId],
  );
  return rowCount === 1;
}

export async function hasPendingRetries(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.query<{ are: boolean }>(
    `select exists (select from job where name = $1 and ${isPendingRetry}) as are`,
    [name],
  );
  return rows[0]?.are === true;
}

/** Resets the attempts. */
export async function retryAllJobs(db: Db, name: string): Promise<number> {
  const { rowCount } = await db.query(
    `update job set attempt_count = 0, due_at = now() where name = $1 and ${isPendingRetry}`,
    [name],
  );
  return rowCount;
}

/** Failed, not claimed, and scheduled for a retry. */
const isPendingRetry = "state = 'waiting' and claim is null and attempt_count > 0 and due_at > now()";
