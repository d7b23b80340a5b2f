import type { Clock } from './clock.ts';

/** What is done by the clock rather than because somebody asked. */
export interface ScheduledTask {
  readonly name: string;
  /** Done so often that nobody wants a line in the log for each time. */
  readonly isQuiet?: boolean;
  /** The next time after now. */
  nextRun(now: Date): Date;
  run(): Promise<void>;
}

export interface Scheduler {
  /** No task begins any more; resolves when those that run are done. */
  stop(): Promise<void>;
}

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

type NextTime = (now: Date) => Date;

/** A machine may sleep, and its clock may be set: so the wait is cut short, and the clock is asked again. */
const longestWaitMs = 30_000;

export function startScheduler(
  tasks: readonly ScheduledTask[],
  clock: Clock,
  log: Log,
  { pauseAfterFailureMs = 60_000 } = {},
): Scheduler {
  const running = new Set<Promise<void>>();
  const timers = new Map<ScheduledTask, NodeJS.Timeout>();
  let isStopped = false;

  for (const task of tasks) waitFor(task, inItsTime(task));
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };

  /** A clock that is set back must not add to the wait: what is due sooner by the new time is due then. */
  function waitFor(task: ScheduledTask, next: NextTime, dueBefore: Date | null = null): void {
    if (isStopped) return;
    const now = clock.now();
    const due = earlier(next(now), dueBefore);
    const timer = setTimeout(
      () => (due.getTime() <= clock.now().getTime() ? perform(task) : waitFor(task, next, due)),
      Math.min(Math.max(due.getTime() - now.getTime(), 0), longestWaitMs),
    );
    // A task that waits must not keep the process alive.
    timers.set(task, timer.unref());
  }

  function perform(task: ScheduledTask): void {
    const run = attempt(task).then((next) => {
      running.delete(run);
      return waitFor(task, next);
    });
    running.add(run);
  }

  /** Does the task, and tells when it is due again. */
  async function attempt(task: ScheduledTask): Promise<NextTime> {
    try {
      await task.run();
      if (task.isQuiet !== true) log.info({ job: task.name }, 'A job is done');
      return inItsTime(task);
    } catch (error) {
      log.error({ job: task.name, err: error }, 'A job failed; it is tried again soon');
      return (now) => new Date(now.getTime() + pauseAfterFailureMs);
    }
  }
}

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);

const inItsTime =
  (task: ScheduledTask): NextTime =>
  (now) =>
    task.nextRun(now);
