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

type NextTime = (now: Date) => Date;

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

  for (const job of jobs) waitFor(job, inItsTime(job));
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };

  /** A clock that is set back must not add to the wait: what is due sooner by the new time is due then. */
  function waitFor(job: Job, next: NextTime, dueBefore: Date | null = null): void {
    if (isStopped) return;
    const now = clock.now();
    const due = earlier(next(now), dueBefore);
    const timer = setTimeout(
      () => (due.getTime() <= clock.now().getTime() ? perform(job) : waitFor(job, next, due)),
      Math.min(Math.max(due.getTime() - now.getTime(), 0), longestWaitMs),
    );
    // A job that waits must not keep the process alive.
    timers.set(job, timer.unref());
  }

  function perform(job: Job): void {
    const run = attempt(job).then((next) => {
      running.delete(run);
      return waitFor(job, next);
    });
    running.add(run);
  }

  /** Does the job, and tells when it is due again. */
  async function attempt(job: Job): Promise<NextTime> {
    try {
      await job.run();
      if (job.isQuiet !== true) log.info({ job: job.name }, 'A job is done');
      return inItsTime(job);
    } catch (error) {
      log.error({ job: job.name, err: error }, 'A job failed; it is tried again soon');
      return (now) => new Date(now.getTime() + pauseAfterFailureMs);
    }
  }
}

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);

const inItsTime =
  (job: Job): NextTime =>
  (now) =>
    job.nextRun(now);
