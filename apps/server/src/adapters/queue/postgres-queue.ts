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

const forgetEveryMs = 3_600_000;

/** The queue is a table beside the tables that its jobs speak of, so that both change in one transaction. */
export function postgresQueue(db: Db, log: Log, { stopMs = 5_000 } = {}): Queue {
  const workers = new Set<Worker>();
  let forgetting: NodeJS.Timeout | undefined;

  const forget = () =>
    deleteOldJobs(db).catch((error: unknown) =>
      log.warn({ err: error }, 'Old jobs could not be cleared away'),
    );

  return {
    enqueue: insertJob,
    stats: getQueueStats,
    listDead: listDeadJobs,
    listUnfinished: listUnfinishedJobs,
    retry: retryJob,
    hasPendingRetries: hasPendingRetries,
    retryAll: retryAllJobs,
    async process(name, handler, options) {
      forgetting ??= setInterval(() => void forget(), forgetEveryMs).unref();
      workers.add(startWorker(db, { ...options, name, handler }, log));
    },
    async stop() {
      clearInterval(forgetting);
      await Promise.all([...workers].map((worker) => worker.stop(stopMs)));
      workers.clear();
    },
  };
}
