import { setTimeout as pause } from 'node:timers/promises';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, days, hours, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { toInstant } from '@wayfare/contracts/rules/local-date-time';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import type { Retention } from '#config/backup-shapes.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { type BackupTask, getBackupHealth, recordFailure } from './backup-queries.ts';

interface RunningCommand {
  /** Why it could not; null after success. */
  readonly ended: Promise<string | null>;
  stop(): void;
}

export interface ScheduleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
  /** As a clock on a wall shows it: '03:30'. */
  readonly at: string;
  readonly retention: Retention;
  /** `wayfare` in a process of its own. */
  readonly start: (words: readonly string[], longestMs: number) => RunningCommand;
  readonly isStopped: () => boolean;
  /** What processes that were killed left on this machine. */
  readonly deleteLeftovers: () => Promise<void>;
}

const lookEveryMs = 10_000;
const longest: Readonly<Record<BackupTask, number>> = { backup: hours(6), verification: hours(3) };

/** A backup each day, and each week a look whether the latest one can be restored. Of several servers one does it. */
export function scheduledBackup(deps: ScheduleDeps): ScheduledTask {
  let isClear = false;
  return {
    name: 'back the site up',
    isQuiet: true,
    nextRun: (now) => addTime(now, lookEveryMs),
    async run() {
      if (!isClear) await deps.deleteLeftovers();
      // Until all went well once more.
      isClear = false;
      await performDue(deps);
      isClear = true;
    },
  };
}

async function performDue(deps: ScheduleDeps): Promise<void> {
  const { days: ofDays, weeks, months } = deps.retention;
  if (await claimTask(deps, 'backup', lastDueTime(deps)))
    await perform(deps, 'backup', ['create', '--keep', `${ofDays}d,${weeks}w,${months}m`]);
  const { backup } = await getBackupHealth(deps.db);
  // An hour less, so that it does not come later each week.
  const since = addTime(deps.clock.now(), hours(1) - days(7));
  if (backup.succeededAt !== null && (await claimTask(deps, 'verification', since)))
    await perform(deps, 'verification', ['verify', 'latest']);
}

/** When a clock on a wall of the site last showed the hour of the backup. */
export function lastDueTime({ clock, timeZone, at }: Pick<ScheduleDeps, 'clock' | 'timeZone' | 'at'>): Date {
  const now = clock.now();
  const today = toCalendarDate(now, timeZone);
  const then = toInstant(`${today}T${at}`, timeZone);
  return then <= now ? then : toInstant(`${addDays(today, -1)}T${at}`, timeZone);
}

const claimMs = minutes(5);

/** It is due where it did not go well since then; what failed is tried again after an hour. */
export async function claimTask(
  { db, clock }: Pick<ScheduleDeps, 'db' | 'clock'>,
  task: BackupTask,
  since: Date,
): Promise<boolean> {
  const now = clock.now();
  const { rowCount } = await db.query(
    `update backup_outcome set claimed_until = $3, attempted_at = $4
      where task = $1
        and (claimed_until is null or claimed_until < $4)
        and (succeeded_at is null or succeeded_at < $2)
        and (attempted_at is null or attempted_at < $5)`,
    [task, since, addTime(now, claimMs), now, subtractTime(now, hours(1))],
  );
  return rowCount > 0;
}

async function perform(deps: ScheduleDeps, task: BackupTask, words: readonly string[]): Promise<void> {
  const { db, clock } = deps;
  const command = deps.start(['backup', ...words], longest[task]);
  const over = new AbortController();
  const holding = hold(deps, task, command, over.signal);
  const failure = await command.ended;
  over.abort();
  await holding;
  // Whoever stops the server did not want a failure told, and the next start begins anew.
  const wasStopped = deps.isStopped();
  await db.query(
    'update backup_outcome set claimed_until = null, attempted_at = case when $2 then null else $3::timestamptz end where task = $1',
    [task, failure !== null && wasStopped, clock.now()],
  );
  if (failure === null || wasStopped) return;
  await recordFailure(db, task, failure);
  throw new Error(`The ${task} failed: ${failure}`);
}

/** Nobody else takes it up while it runs, and within minutes somebody does when this server dies. */
async function hold(
  { db, clock, isStopped }: ScheduleDeps,
  task: BackupTask,
  command: RunningCommand,
  over: AbortSignal,
): Promise<void> {
  const aMoment = () => pause(500, undefined, { signal: over }).catch(() => {});
  for (let renewedAt = clock.now(); !over.aborted; await aMoment()) {
    if (isStopped()) command.stop();
    if (clock.now().getTime() - renewedAt.getTime() < minutes(1)) continue;
    renewedAt = clock.now();
    const until = addTime(renewedAt, claimMs);
    // While the database is away the claim runs on for its minutes.
    await db
      .query('update backup_outcome set claimed_until = $2 where task = $1', [task, until])
      .catch(() => {});
  }
}
