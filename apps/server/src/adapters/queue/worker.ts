import { setTimeout as pause } from 'node:timers/promises';
import { type Db, retryWhileUnavailable } from '#adapters/db/database.ts';
import {
  type ClaimedJob,
  claimJobs,
  completeJob,
  markJobDead,
  postponeJob,
  releaseJobs,
  renewClaims,
} from './job-queries.ts';
import { type Job, type ProcessOptions, UnrecoverableError } from './queue.ts';

export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Worker {
  stop(withinMs: number): Promise<void>;
}

interface Work extends ProcessOptions {
  readonly name: string;
  readonly handler: (job: Job) => Promise<void>;
}

const longestReason = 500;
/** A database that was away for a moment must not make a done job run again. */
const settleTries = 20;

export function startWorker(db: Db, work: Work, log: Log): Worker {
  const { name, handler, retryDelaysMs, concurrency = 1, claimMs = 30_000, pollMs = 1_000 } = work;
  const inHand = new Map<ClaimedJob, Promise<void>>();
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let isDatabaseAway = false;

  const renewal = setInterval(() => void renew(), claimMs / 3).unref();
  const polling = poll();
  return {
    async stop(withinMs) {
      stopping.abort();
      const began = performance.now();
      await polling;
      const leftMs = Math.max(0, withinMs - (performance.now() - began));
      await Promise.race([Promise.all(inHand.values()), pause(leftMs, undefined, { ref: false })]);
      clearInterval(renewal);
      const unfinished = [...inHand.keys()];
      if (unfinished.length === 0) return;
      log.warn({ job: name, count: unfinished.length }, 'Jobs did not end in time and are handed back');
      await releaseJobs(
        db,
        unfinished.map(({ claim }) => claim),
      );
    },
  };

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wanted = concurrency - inHand.size;
      const found = await take(wanted);
      for (const job of found) {
        inHand.set(
          job,
          perform(job).finally(() => inHand.delete(job)),
        );
      }
      if (found.length < wanted) await rest();
      else if (inHand.size >= concurrency) await Promise.race([...inHand.values(), stopped]);
    }
  }

  async function rest(): Promise<void> {
    await pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
  }

  async function take(limit: number): Promise<ClaimedJob[]> {
    try {
      const found = await claimJobs(db, name, { limit, claimMs });
      isDatabaseAway = false;
      return found;
    } catch (error) {
      if (!isDatabaseAway) log.warn({ job: name, err: error }, 'The queue cannot be read for now');
      isDatabaseAway = true;
      return [];
    }
  }

  async function perform(job: ClaimedJob): Promise<void> {
    const settle = await attempt(job);
    const patience = { tries: settleTries, everyMs: Math.min(pollMs, 1_000), ref: false };
    await retryWhileUnavailable(settle, patience).catch((error: unknown) =>
      log.error(
        { job: name, jobId: job.jobId, err: error },
        'A job ended and will run again: it could not be settled',
      ),
    );
  }

  /** Does the work, and tells how the job is to be settled. */
  async function attempt(job: ClaimedJob): Promise<() => Promise<void>> {
    try {
      await handler(job);
      return () => completeJob(db, job);
    } catch (error) {
      return afterFailure(job, error);
    }
  }

  function afterFailure(job: ClaimedJob, error: unknown): () => Promise<void> {
    const { jobId, attempt } = job;
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, longestReason);
    const delayMs = error instanceof UnrecoverableError ? undefined : retryDelaysMs[attempt - 1];
    if (delayMs === undefined) {
      log.error({ job: name, jobId, attempt, err: error }, 'A job failed for good');
      return () => markJobDead(db, job, reason);
    }
    log.warn({ job: name, jobId, attempt, err: error }, 'A job failed and is tried again later');
    return () => postponeJob(db, job, delayMs, reason);
  }

  async function renew(): Promise<void> {
    const claims = [...inHand.keys()].map(({ claim }) => claim);
    if (claims.length === 0) return;
    await renewClaims(db, claims, claimMs).catch((error: unknown) =>
      log.warn({ job: name, err: error }, 'The claims of running jobs could not be renewed'),
    );
  }
}
