import type { Db } from '#adapters/db/database.ts';
import {
  deleteOldJobs,
  getQueueStats,
  hasPendingRetries,
  insertJob,
  listDeadJobs,
  listUnfinishedJobs,
  retryAllJobs,
  retryJob,
} from './job-queries.ts';
import type { Queue } from './queue.ts';
import { type Log, startWorker, type Worker } from './worker.ts';

const cleanupIntervalMs = 3_600_000;

/** A queue in a table, so that a job is enqueued in the transaction of the change that it belongs to. */
export function postgresQueue(db: Db, log: Log, { stopMs = 5_000 } = {}): Queue {
  const workers = new Set<Worker>();
  let cleanup: NodeJS.Timeout | undefined;

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
      workers.add(startWorker(db, { ...options, name, handler }, log));
    },
    async stop() {
      clearInterval(cleanup);
      await Promise.all([...workers].map((worker) => worker.stop(stopMs)));
      workers.clear();
    },
  };
}
