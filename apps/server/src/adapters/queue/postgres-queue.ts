import type { Database, Watch } from '#adapters/db/database.ts';
import {
  deleteOldJobs,
  getQueueStats,
  hasPendingRetries,
  insertJob,
  jobsChannel,
  listDeadJobs,
  listUnfinishedJobs,
  retryAllJobs,
  retryJob,
} from './job-queries.ts';
import type { Queue } from './queue.ts';
import { type Log, startWorker, type Worker } from './worker.ts';

const cleanupIntervalMs = 3_600_000;

/** A queue in a table, so that a job is enqueued in the transaction of the change that it belongs to. */
export function postgresQueue(db: Database, log: Log, { stopMs = 5_000 } = {}): Queue {
  const workers = new Set<Worker>();
  let cleanup: NodeJS.Timeout | undefined;
  let watch: Watch | undefined;
  let wake = new AbortController();

  const deleteOld = () =>
    deleteOldJobs(db).catch((error: unknown) => log.warn({ err: error }, 'Cannot delete old jobs'));

  return {
    enqueue: insertJob,
    stats: getQueueStats,
    listDead: listDeadJobs,
    listUnfinished: listUnfinishedJobs,
    retry: retryJob,
    hasPendingRetries: hasPendingRetries,
    retryAll: retryAllJobs,
    async process(name, handler, options) {
      cleanup ??= setInterval(() => void deleteOld(), cleanupIntervalMs).unref();
      // LISTEN starts with the first worker, because commands of the operator only queue jobs.
      watch ??= db.watch(jobsChannel, () => {
        wake.abort();
        wake = new AbortController();
      });
      const watched = watch;
      const news = { isListening: () => watched.version() !== null, nextJob: () => wake.signal };
      workers.add(startWorker(db, { ...options, name, handler, news }, log));
    },
    async stop() {
      clearInterval(cleanup);
      const stopped = [...workers].map((worker) => worker.stop(stopMs));
      wake.abort();
      await Promise.all(stopped);
      workers.clear();
    },
  };
}
