import type { Db } from '#adapters/db/database.ts';

export interface NewJob {
  readonly name: string;
  readonly data: object;
  /** Needed for the work and for nothing after it: erased when the job is done or given up. */
  readonly secret?: object;
  /** A second job of the same name and key is none: not while the first waits, nor for a week after. */
  readonly key?: string;
}

/** A job in somebody's hands. What it holds was once JSON, so whoever works on it reads it anew. */
export interface Job {
  readonly jobId: string;
  readonly data: unknown;
  readonly secret: unknown;
  /** 1 at the first try. */
  readonly attempt: number;
  readonly createdAt: Date;
}

export interface ProcessOptions {
  /** How long to wait after each failure; the failure after the last of them is the end. */
  readonly retryDelaysMs: readonly number[];
  /** How many jobs are in hand at once, in this process. */
  readonly concurrency?: number;
  /** How soon a job comes back whose worker was killed. */
  readonly claimMs?: number;
  /** How often an idle worker looks for work. */
  readonly pollMs?: number;
}

/** A job that was given up; it is kept for a month, so that somebody can see it. */
export interface DeadJob {
  readonly jobId: string;
  readonly name: string;
  readonly data: unknown;
  readonly attempts: number;
  readonly lastError: string;
  readonly diedAt: Date;
}

/** A job that is still to be done, or was given up. */
export interface UnfinishedJob {
  readonly jobId: string;
  readonly data: unknown;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** How much there is to do. */
export interface QueueStats {
  /** Those that are due; what is planned for later does not wait. */
  readonly due: number;
  /** For how long the first of them has been due. */
  readonly oldestDueSeconds: number;
  readonly dead: number;
  /** Why the last of those that were given up failed; null if there is none. */
  readonly lastDeadError: string | null;
}

/** Work that is done at least once, soon after the transaction that asked for it, by one worker at a time. */
export interface Queue {
  /** In the caller's transaction: the change and the job come about together, or neither. */
  enqueue(db: Db, job: NewJob): Promise<void>;
  /** Begins to work on jobs of this name, until `stop`. A throw means: try again later. */
  process(name: string, handler: (job: Job) => Promise<void>, options: ProcessOptions): Promise<void>;
  stats(db: Db): Promise<QueueStats>;
  listDead(db: Db): Promise<DeadJob[]>;
  /** Newest first. */
  listUnfinished(db: Db, name: string): Promise<UnfinishedJob[]>;
  /** Tries a job now that was given up, or waits. False where there is none. */
  retry(db: Db, name: string, jobId: string): Promise<boolean>;
  /** Whether jobs of this name failed and wait to be tried again. */
  hasPendingRetries(db: Db, name: string): Promise<boolean>;
  /** What made them fail is over: all of those are tried now, as if for the first time. Answers how many. */
  retryAll(db: Db, name: string): Promise<number>;
  /** Takes no more jobs, lets those in hand end, and hands back what has not ended in time. */
  stop(): Promise<void>;
}

/** Thrown by a handler for a job that no further try can help. */
export class UnrecoverableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnrecoverableError';
  }
}
