import { addTime, minutes } from '@wayfare/contracts/rules/durations';
import type { Log } from '#log.ts';
import type { Clock } from './clock.ts';

export interface ScheduledTask {
  readonly name: string;
  /** Runs so often that success is not logged. */
  readonly skipsSuccessLog?: boolean;
  /** The next time after now. */
  nextRun(now: Date): Date;
  run(): Promise<unknown>;
}

/** A task that runs this long after the start of the server, and after each run. */
export const every = (ms: number, name: string, run: ScheduledTask['run']): ScheduledTask => ({
  name,
  nextRun: (now) => addTime(now, ms),
  run,
});

/** A task that runs at the beginning of each minute. */
export const everyMinute = (name: string, run: ScheduledTask['run']): ScheduledTask => ({
  name,
  skipsSuccessLog: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(1)) + 1) * minutes(1)),
  run,
});

export interface Scheduler {
  /** Starts no more tasks. Resolves when running tasks have ended. */
  stop(): Promise<void>;
}

type NextTime = (now: Date) => Date;

/** Timers are limited to this, because the machine may sleep or its clock may be set. */
const maxTimerMs = 30_000;

export function startScheduler(
  tasks: readonly ScheduledTask[],
  clock: Clock,
  log: Log<'info' | 'error'>,
  { retryDelayMs = 60_000 } = {},
): Scheduler {
  const running = new Set<Promise<void>>();
  const timers = new Map<ScheduledTask, NodeJS.Timeout>();
  let isStopped = false;

  for (const task of tasks) schedule(task, regularTime(task));
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };

  /** If the clock is set back, the earliest of both due times counts, so that the wait does not grow. */
  function schedule(task: ScheduledTask, next: NextTime, dueBefore: Date | null = null): void {
    if (isStopped) return;
    const now = clock.now();
    const due = earliest(next(now), dueBefore);
    const timer = setTimeout(
      () => (due.getTime() <= clock.now().getTime() ? perform(task) : schedule(task, next, due)),
      Math.min(Math.max(due.getTime() - now.getTime(), 0), maxTimerMs),
    );
    // A timer must not keep the process alive.
    timers.set(task, timer.unref());
  }

  function perform(task: ScheduledTask): void {
    const run = attempt(task).then((next) => {
      running.delete(run);
      return schedule(task, next);
    });
    running.add(run);
  }

  async function attempt(task: ScheduledTask): Promise<NextTime> {
    try {
      await task.run();
      if (task.skipsSuccessLog !== true) log.info({ task: task.name }, 'Task completed');
      return regularTime(task);
    } catch (error) {
      log.error({ task: task.name, err: error }, 'Task failed, retrying soon');
      return (now) => new Date(now.getTime() + retryDelayMs);
    }
  }
}

const earliest = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);

const regularTime =
  (task: ScheduledTask): NextTime =>
  (now) =>
    task.nextRun(now);
