import type { Db } from '#adapters/db/database.ts';

export interface NewJob {
  readonly name: string;
  readonly data: object;
  /** Like `data`, but erased as soon as the job is done or dead. For tokens and personal data. */
  readonly secret?: object;
  /** Duplicates by (name, key) are ignored while the job is stored: for 7 days after success, 30 after failure. */
  readonly key?: string;
}

/** NOTIFY channel for new jobs; the payload is the name. */
export const jobsChannel = 'job_queued';

/** Pass the transaction of the change that the job belongs to: then both are committed, or neither. */
export async function enqueue(tx: Db, { name, key, data, secret }: NewJob): Promise<void> {
  await tx.query(
    `with queued as (
       insert into job (name, key, data, secret) values ($1, $2, $3, $4) on conflict (name, key) do nothing
       returning 1)
     select pg_notify($5, $1) from queued`,
    [name, key ?? null, data, secret ?? null, jobsChannel],
  );
}

export interface Job {
  readonly jobId: string;
  /** Parsed JSON. The handler validates it. */
  readonly data: unknown;
  readonly secret: unknown;
  /** Starts at 1. */
  readonly attempt: number;
  readonly createdAt: Date;
}

export interface ProcessOptions {
  /** Delay before each retry. The job is dead when the attempt after the last delay fails. */
  readonly retryDelaysMs: readonly number[];
  /** Jobs processed at the same time, per server. Default 1. */
  readonly concurrency?: number;
  /** Another worker takes the job over when its claim has not been renewed for this long. Default 30 s. */
  readonly claimMs?: number;
  /** Interval at which an idle worker polls. Default 1 s, and 5 s while new jobs are notified. */
  readonly pollMs?: number;
}

/** Deleted after 30 days. */
export interface DeadJob {
  readonly jobId: string;
  readonly name: string;
  readonly data: unknown;
  readonly attempts: number;
  readonly lastError: string;
  readonly diedAt: Date;
}

/** A job that is not done. */
export interface UnfinishedJob {
  readonly jobId: string;
  readonly data: unknown;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

export interface QueueStats {
  /** Jobs scheduled for later are not counted. */
  readonly due: number;
  readonly oldestDueSeconds: number;
  readonly dead: number;
  /** Error of the last dead job. Null if none is dead. */
  readonly lastDeadError: string | null;
}

/** Jobs run at least once, each by one worker at a time. */
export interface Queue {
  /** Starts a worker for jobs of this name. A handler that throws is retried. */
  process(name: string, handler: (job: Job) => Promise<void>, options: ProcessOptions): Promise<void>;
  stats(db: Db): Promise<QueueStats>;
  listDead(db: Db): Promise<DeadJob[]>;
  /** Newest first. */
  listUnfinished(db: Db, name: string): Promise<UnfinishedJob[]>;
  /** Makes a waiting or dead job due now. False if it does not exist or is running. */
  retry(db: Db, name: string, jobId: string): Promise<boolean>;
  hasPendingRetries(db: Db, name: string): Promise<boolean>;
  /** Makes all failed jobs of this name due now and resets their attempts. Returns their number. */
  retryAll(db: Db, name: string): Promise<number>;
  /** Stops claiming jobs, waits for running ones, and releases those that exceed the time limit. */
  stop(): Promise<void>;
}

/** Thrown by a handler to skip the remaining retries. */
export class UnrecoverableError extends Error {
  override readonly name = 'UnrecoverableError';
}
