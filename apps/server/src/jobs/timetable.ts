import type { Clock } from '#adapters/clock/clock.ts';

/** What is done by the clock rather than because somebody asked. */
export interface Job {
  readonly name: string;
  /** Done so often that nobody wants a line in the log for each time. */
  readonly isQuiet?: boolean;
  /** The next time after now. */
  nextRun(now: Date): Date;
  run(): Promise<void>;
}

export interface Timetable {
  /** No job begins any more; resolves when those that run are done. */
  stop(): Promise<void>;
}

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A machine may sleep, and its clock may be set: so the wait is cut short, and the clock is asked again. */
const longestWaitMs = 30_000;

export function startTimetable(
  jobs: readonly Job[],
  clock: Clock,
  log: Log,
  { pauseAfterFailureMs = 60_000 } = {},
): Timetable {
  const running = new Set<Promise<void>>();
  const timers = new Map<Job, NodeJS.Timeout>();
  let isStopped = false;

  for (const job of jobs) waitFor(job, job.nextRun(clock.now()));
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };

  function waitFor(job: Job, due: Date): void {
    if (isStopped) return;
    const left = due.getTime() - clock.now().getTime();
    const timer = setTimeout(
      () => (due.getTime() <= clock.now().getTime() ? perform(job) : waitFor(job, due)),
      Math.min(Math.max(left, 0), longestWaitMs),
    );
    // A job that waits must not keep the process alive.
    timers.set(job, timer.unref());
  }

  function perform(job: Job): void {
    const run = attempt(job).then((due) => {
      running.delete(run);
      return waitFor(job, due);
    });
    running.add(run);
  }

  /** Does the job, and tells when it is due again. */
  async function attempt(job: Job): Promise<Date> {
    try {
      await job.run();
      if (job.isQuiet !== true) log.info({ job: job.name }, 'A job is done');
      return job.nextRun(clock.now());
    } catch (error) {
      log.error({ job: job.name, err: error }, 'A job failed; it is tried again soon');
      return new Date(clock.now().getTime() + pauseAfterFailureMs);
    }
  }
}
