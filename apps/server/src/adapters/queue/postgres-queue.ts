import type { Db } from '#adapters/db/database.ts';
import {
  areJobsHeldUp,
  bringJobsForward,
  countJobs,
  forgetSettledJobs,
  insertJob,
  listDeadJobs,
  listUnsettledJobs,
  reviveJob,
} from './job-queries.ts';
import type { Queue } from './queue.ts';
import { type Log, startWorker, type Worker } from './worker.ts';

const forgetEveryMs = 3_600_000;

/** The queue is a table beside the tables that its jobs speak of, so that both change in one transaction. */
export function postgresQueue(db: Db, log: Log, { stopMs = 5_000 } = {}): Queue {
  const workers = new Set<Worker>();
  let forgetting: NodeJS.Timeout | undefined;

  const forget = () =>
    forgetSettledJobs(db).catch((error: unknown) =>
      log.warn({ err: error }, 'Old jobs could not be cleared away'),
    );

  return {
    enqueue: insertJob,
    count: countJobs,
    listDead: listDeadJobs,
    listUnsettled: listUnsettledJobs,
    revive: reviveJob,
    areHeldUp: areJobsHeldUp,
    bringForward: bringJobsForward,
    async work(name, handler, options) {
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
