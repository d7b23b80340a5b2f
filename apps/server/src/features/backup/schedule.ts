import { setTimeout as pause } from 'node:timers/promises';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, days, hours, minutes } from '@wayfare/contracts/rules/durations';
import { toInstant } from '@wayfare/contracts/rules/local-date-time';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import type { Retention } from '#config/backup-shapes.ts';
import type { ScheduledTask } from '#scheduler.ts';
import {
  type BackupTask,
  claimTask,
  extendClaim,
  getBackupHealth,
  recordFailure,
  releaseTask,
} from './backup-queries.ts';

interface RunningCommand {
  /** The error message. Null on success. */
  readonly ended: Promise<string | null>;
  stop(): void;
}

export interface ScheduleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
  /** The time of day, such as '03:30'. */
  readonly at: string;
  readonly retention: Retention;
  /** Runs a `wayfare` command in another process. */
  readonly start: (args: readonly string[], timeoutMs: number) => RunningCommand;
  readonly isStopped: () => boolean;
  /** Deletes temporary files of killed processes. */
  readonly deleteLeftovers: () => Promise<void>;
}

const pollIntervalMs = 10_000;
const timeouts: Readonly<Record<BackupTask, number>> = { backup: hours(6), verification: hours(3) };

/** A daily backup and a weekly verification of the latest one, each by one of the servers. */
export function scheduledBackup(deps: ScheduleDeps): ScheduledTask {
  let isClear = false;
  return {
    name: 'backup',
    skipsSuccessLog: true,
    nextRun: (now) => addTime(now, pollIntervalMs),
    async run() {
      if (!isClear) await deps.deleteLeftovers();
      // Stays false if a task fails.
      isClear = false;
      await runDueTasks(deps);
      isClear = true;
    },
  };
}

async function runDueTasks(deps: ScheduleDeps): Promise<void> {
  const { days: dayCount, weeks, months } = deps.retention;
  if (await claimTask(deps, 'backup', lastDueTime(deps)))
    await runTask(deps, 'backup', ['create', '--keep', `${dayCount}d,${weeks}w,${months}m`]);
  const { backup } = await getBackupHealth(deps.db);
  // One hour less, so that the verification does not drift to a later hour each week.
  const since = addTime(deps.clock.now(), hours(1) - days(7));
  if (backup.succeededAt !== null && (await claimTask(deps, 'verification', since)))
    await runTask(deps, 'verification', ['verify', 'latest']);
}

/** The last time at which a backup was due, in the time zone of the site. */
export function lastDueTime({ clock, timeZone, at }: Pick<ScheduleDeps, 'clock' | 'timeZone' | 'at'>): Date {
  const now = clock.now();
  const today = toCalendarDate(now, timeZone);
  const then = toInstant(`${today}T${at}`, timeZone);
  return then <= now ? then : toInstant(`${addDays(today, -1)}T${at}`, timeZone);
}

async function runTask(deps: ScheduleDeps, task: BackupTask, args: readonly string[]): Promise<void> {
  const { db, clock } = deps;
  const command = deps.start(['backup', ...args], timeouts[task]);
  const done = new AbortController();
  const renewing = renewClaim(deps, task, command, done.signal);
  const failure = await command.ended;
  done.abort();
  await renewing;
  // Stopping the server is not a failure; the task is due again at the next start.
  const wasStopped = deps.isStopped();
  await releaseTask(db, task, failure !== null && wasStopped ? null : clock.now());
  if (failure === null || wasStopped) return;
  await recordFailure(db, task, failure);
  throw new Error(`The ${task} failed: ${failure}`);
}

/** Renews the claim while the command runs. If this server crashes, the claim expires within minutes. */
async function renewClaim(
  { db, clock, isStopped }: ScheduleDeps,
  task: BackupTask,
  command: RunningCommand,
  done: AbortSignal,
): Promise<void> {
  const wait = () => pause(500, undefined, { signal: done }).catch(() => {});
  for (let renewedAt = clock.now(); !done.aborted; await wait()) {
    if (isStopped()) command.stop();
    if (clock.now().getTime() - renewedAt.getTime() < minutes(1)) continue;
    renewedAt = clock.now();
    // If the database is unavailable, the claim stays until it expires.
    await extendClaim(db, task, renewedAt).catch(() => {});
  }
}
