import { setTimeout as delay } from 'node:timers/promises';
import { type Database, type Db, retryWhileUnavailable } from '#adapters/db/database.ts';
import type { Log } from '#log.ts';
import {
  type ClaimedJob,
  claimJobs,
  completeJob,
  deleteOldJobs,
  getQueueStats,
  hasPendingRetries,
  listDeadJobs,
  listUnfinishedJobs,
  markJobDead,
  postponeJob,
  releaseJobs,
  renewClaims,
  retryAllJobs,
  retryJob,
} from './job-queries.ts';
import { type Job, jobsChannel, type ProcessOptions, type Queue, UnrecoverableError } from './queue.ts';

interface Worker {
  stop(timeoutMs: number): Promise<void>;
}

interface JobNews {
  isListening(): boolean;
  /** Aborted when the next job of this name is queued, and when the queue stops. */
  nextJob(): AbortSignal;
}

interface WorkerOptions extends ProcessOptions {
  readonly name: string;
  readonly news: JobNews;
  readonly handler: (job: Job) => Promise<void>;
}

const maxErrorLength = 500;
/** New jobs are notified, so this is the delay of retries and of jobs of servers that ended. */
const listeningPollMs = 5_000;
/** Recording the result is retried through a short database outage: otherwise a finished job would run again. */
const maxSettleAttempts = 20;

function startWorker(db: Db, options: WorkerOptions, log: Log<'warn' | 'error'>): Worker {
  const { name, handler, news, retryDelaysMs, concurrency = 1, claimMs = 30_000 } = options;
  const getPollMs = () => options.pollMs ?? (news.isListening() ? listeningPollMs : 1_000);
  const running = new Map<ClaimedJob, Promise<void>>();
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let isDatabaseDown = false;

  const renewal = setInterval(() => void renewAll(), claimMs / 3).unref();
  const polling = poll();
  return {
    async stop(timeoutMs) {
      const deadline = performance.now() + timeoutMs;
      stopping.abort();
      await polling;
      const remainingMs = Math.max(0, deadline - performance.now());
      await Promise.race([Promise.all(running.values()), delay(remainingMs, undefined, { ref: false })]);
      clearInterval(renewal);
      const claims = [...running.keys()].map(({ claim }) => claim);
      if (claims.length === 0) return;
      log.warn({ job: name, count: claims.length }, 'Shutdown timed out: running jobs were released');
      await releaseJobs(db, claims);
    },
  };

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = concurrency - running.size;
      // Before the query, which may miss a job that is queued meanwhile.
      const nextJob = news.nextJob();
      const jobs = await claim(free);
      for (const job of jobs) {
        running.set(
          job,
          run(job).finally(() => running.delete(job)),
        );
      }
      if (jobs.length < free)
        await delay(getPollMs(), undefined, { signal: nextJob, ref: false }).catch(() => {});
      else if (running.size >= concurrency) await Promise.race([...running.values(), stopped]);
    }
  }

  async function claim(limit: number): Promise<ClaimedJob[]> {
    try {
      const jobs = await claimJobs(db, name, { limit, claimMs });
      isDatabaseDown = false;
      return jobs;
    } catch (error) {
      if (!isDatabaseDown) log.warn({ job: name, err: error }, 'Cannot claim jobs');
      isDatabaseDown = true;
      return [];
    }
  }

  async function run(job: ClaimedJob): Promise<void> {
    const settle = await execute(job);
    const retry = { attempts: maxSettleAttempts, intervalMs: Math.min(getPollMs(), 1_000), ref: false };
    await retryWhileUnavailable(settle, retry).catch((error: unknown) =>
      log.error(
        { job: name, jobId: job.jobId, err: error },
        'Cannot record the result of a job: it will run again',
      ),
    );
  }

  /** Returns the function that records the result. */
  async function execute(job: ClaimedJob): Promise<() => Promise<void>> {
    try {
      await handler(job);
      return () => completeJob(db, job);
    } catch (error) {
      return onFailure(job, error);
    }
  }

  function onFailure(job: ClaimedJob, error: unknown): () => Promise<void> {
    const { jobId, attempt } = job;
    const message = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
    const delayMs = error instanceof UnrecoverableError ? undefined : retryDelaysMs[attempt - 1];
    if (delayMs === undefined) {
      log.error({ job: name, jobId, attempt, err: error }, 'Job failed, no retries left');
      return () => markJobDead(db, job, message);
    }
    log.warn({ job: name, jobId, attempt, delayMs, err: error }, 'Job failed, will be retried');
    return () => postponeJob(db, job, delayMs, message);
  }

  async function renewAll(): Promise<void> {
    const claims = [...running.keys()].map(({ claim }) => claim);
    if (claims.length === 0) return;
    await renewClaims(db, claims, claimMs).catch((error: unknown) =>
      log.warn({ job: name, err: error }, 'Cannot renew the claims of running jobs'),
    );
  }
}

const cleanupIntervalMs = 3_600_000;

/** A queue in a table, so that a job is enqueued in the transaction of the change that it belongs to. */
export function postgresQueue(db: Database, log: Log<'warn' | 'error'>, { stopMs = 5_000 } = {}): Queue {
  const workers = new Set<Worker>();
  let cleanup: NodeJS.Timeout | undefined;

  const deleteOld = () =>
    deleteOldJobs(db).catch((error: unknown) => log.warn({ err: error }, 'Cannot delete old jobs'));

  return {
    stats: getQueueStats,
    listDead: listDeadJobs,
    listUnfinished: listUnfinishedJobs,
    retry: retryJob,
    hasPendingRetries: hasPendingRetries,
    retryAll: retryAllJobs,
    async process(name, handler, options) {
      cleanup ??= setInterval(() => void deleteOld(), cleanupIntervalMs).unref();
      let wake = new AbortController();
      const wakeUp = () => {
        wake.abort();
        wake = new AbortController();
      };
      // LISTEN starts with the first worker, because commands of the operator only queue jobs.
      const watch = db.watch(jobsChannel, (queued) => {
        if (queued === name || queued === '') wakeUp();
      });
      const news = { isListening: () => watch.version() !== null, nextJob: () => wake.signal };
      const worker = startWorker(db, { ...options, name, handler, news }, log);
      workers.add({
        stop(timeoutMs) {
          const stopped = worker.stop(timeoutMs);
          wakeUp();
          return stopped;
        },
      });
    },
    async stop() {
      clearInterval(cleanup);
      await Promise.all([...workers].map((worker) => worker.stop(stopMs)));
      workers.clear();
    },
  };
}
