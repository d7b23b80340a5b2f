import { addTime, hours, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { type Database, type Db, hasRow, sqlStateOf } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';

export type BackupTask = 'backup' | 'verification';

export interface Outcome {
  readonly succeededAt: Date | null;
  /** File, place and size of the last success. */
  readonly file: string | null;
  readonly place: string | null;
  readonly bytes: number | null;
  readonly tookMs: number | null;
  readonly failedAt: Date | null;
  /** The last error. Null after a later success. */
  readonly failure: string | null;
}

/** The outcome of the last backup and of the last verification. */
export async function getBackupHealth(db: Db): Promise<Readonly<Record<BackupTask, Outcome>>> {
  const { rows } = await db.query<Outcome & { task: BackupTask }>(
    `select task, succeeded_at as "succeededAt", file, target as place, bytes, duration_ms as "tookMs", failed_at as "failedAt",
            case when failed_at > succeeded_at or succeeded_at is null then failure end as failure
       from backup_outcome`,
  );
  const outcomeFor = (wanted: BackupTask): Outcome => {
    const { task: _, ...outcome } = rows.find(({ task }) => task === wanted) ?? {
      task: wanted,
      ...emptyOutcome,
    };
    return outcome;
  };
  return { backup: outcomeFor('backup'), verification: outcomeFor('verification') };
}

const emptyOutcome: Outcome = {
  succeededAt: null,
  file: null,
  place: null,
  bytes: null,
  tookMs: null,
  failedAt: null,
  failure: null,
};

async function recordSuccess(
  db: Db,
  task: BackupTask,
  { file, place, bytes, tookMs }: { file: string; place: string; bytes: number; tookMs: number },
): Promise<void> {
  await db.query(
    `update backup_outcome
        set attempted_at = now(), succeeded_at = now(), file = $2, target = $3, bytes = $4, duration_ms = $5
      where task = $1`,
    [task, file, place, bytes, tookMs],
  );
}

export async function recordFailure(db: Db, task: BackupTask, failure: string): Promise<void> {
  await db.query(
    'update backup_outcome set attempted_at = now(), failed_at = now(), failure = $2 where task = $1',
    [task, failure.slice(0, 500)],
  );
}

/** Runs the task and records its outcome. An older schema may lack the table; then nothing is recorded. */
export async function recordOutcome<T extends { file: string; place: string; bytes: number; tookMs: number }>(
  db: Pick<Database, 'query'>,
  task: BackupTask,
  run: () => Promise<T>,
): Promise<T> {
  try {
    const done = await run();
    await recordSuccess(db, task, done).catch(ignoreMissingTable);
    return done;
  } catch (error) {
    await recordFailure(db, task, error instanceof Error ? error.message : String(error)).catch(() => {});
    throw error;
  }
}

function ignoreMissingTable(error: unknown): void {
  const undefinedTable = '42P01';
  if (!(error instanceof Error) || sqlStateOf(error) !== undefinedTable) throw error;
}

/** A restored copy may run beside the original site, so it is in quiet mode until `wayfare quiet off`. */
export const isRestored = async (db: Db): Promise<boolean> =>
  (await db.query('select from quiet_mode')).rowCount > 0;

export async function startQuietMode(db: Db): Promise<void> {
  await db.query('insert into quiet_mode (started_at) values (now()) on conflict do nothing');
}

/** False if quiet mode was off already. */
export const endQuietMode = async (db: Db): Promise<boolean> =>
  (await db.query('delete from quiet_mode')).rowCount > 0;

const claimMs = minutes(5);

/** Claims the task if it has not succeeded since then. Failures are retried after an hour. */
export async function claimTask(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  task: BackupTask,
  since: Date,
): Promise<boolean> {
  const now = clock.now();
  return hasRow(
    db,
    `update backup_outcome set claimed_until = $3, attempted_at = $4
      where task = $1
        and (claimed_until is null or claimed_until < $4)
        and (succeeded_at is null or succeeded_at < $2)
        and (attempted_at is null or attempted_at < $5)`,
    [task, since, addTime(now, claimMs), now, subtractTime(now, hours(1))],
  );
}

export async function extendClaim(db: Db, task: BackupTask, now: Date): Promise<void> {
  await db.query('update backup_outcome set claimed_until = $2 where task = $1', [
    task,
    addTime(now, claimMs),
  ]);
}

/** Without `attemptedAt`, the task is due again at once. */
export async function releaseTask(db: Db, task: BackupTask, attemptedAt: Date | null): Promise<void> {
  await db.query('update backup_outcome set claimed_until = null, attempted_at = $2 where task = $1', [
    task,
    attemptedAt,
  ]);
}
