import { type Database, type Db, sqlStateOf } from '#adapters/db/database.ts';

export type BackupTask = 'backup' | 'verification';

export interface Outcome {
  readonly succeededAt: Date | null;
  /** Of the last that succeeded. */
  readonly file: string | null;
  readonly place: string | null;
  readonly bytes: number | null;
  readonly tookMs: number | null;
  readonly failedAt: Date | null;
  /** Why the last failure was one; null where it went well since. */
  readonly failure: string | null;
}

/** How the last backup and the last verification went: for whoever asks how the site is. */
export async function getBackupHealth(db: Db): Promise<Readonly<Record<BackupTask, Outcome>>> {
  const { rows } = await db.query<Outcome & { task: BackupTask }>(
    `select task, succeeded_at as "succeededAt", file, target as place, bytes, duration_ms as "tookMs", failed_at as "failedAt",
            case when failed_at > succeeded_at or succeeded_at is null then failure end as failure
       from backup_outcome`,
  );
  const of = (wanted: BackupTask): Outcome => {
    const { task: _, ...outcome } = rows.find(({ task }) => task === wanted) ?? { task: wanted, ...nothing };
    return outcome;
  };
  return { backup: of('backup'), verification: of('verification') };
}

const nothing: Outcome = {
  succeededAt: null,
  file: null,
  place: null,
  bytes: null,
  tookMs: null,
  failedAt: null,
  failure: null,
};

export async function recordSuccess(
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

/** Does it and notes how it went; a database from before there was a place for the note is none the worse. */
export async function recordOutcome<T extends { file: string; place: string; bytes: number; tookMs: number }>(
  db: Pick<Database, 'query'>,
  task: BackupTask,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const done = await work();
    await recordSuccess(db, task, done).catch(unlessOlder);
    return done;
  } catch (error) {
    await recordFailure(db, task, error instanceof Error ? error.message : String(error)).catch(() => {});
    throw error;
  }
}

function unlessOlder(error: unknown): void {
  const undefinedTable = '42P01';
  if (!(error instanceof Error) || sqlStateOf(error) !== undefinedTable) throw error;
}

/** A restored copy may stand beside the site that it was taken from: it keeps quiet until it is told to speak. */
export const isRestored = async (db: Db): Promise<boolean> =>
  (await db.query('select from quiet_mode')).rowCount > 0;

export async function startQuietMode(db: Db): Promise<void> {
  await db.query('insert into quiet_mode (started_at) values (now()) on conflict do nothing');
}

/** Whether it was quiet for that. */
export const endQuietMode = async (db: Db): Promise<boolean> =>
  (await db.query('delete from quiet_mode')).rowCount > 0;
