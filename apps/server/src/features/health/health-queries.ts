import { type Db, findRow, findValue, hasRow, listValues } from '#adapters/db/database.ts';

/** Takes or renews the lease of a task. False if another server holds it. */
export const acquireTaskLease = (db: Db, task: string, server: string, forMs: number): Promise<boolean> =>
  hasRow(
    db,
    `insert into task_lease as lease (task, holder, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')
     on conflict (task) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where lease.holder = excluded.holder or lease.expires_at < now()`,
    [task, server, forMs],
  );

export async function readDatabase(db: Db): Promise<{ schema: number; bytes: number }> {
  const { rows } = await db.query<{ schema: number; bytes: number }>(
    'select max(version) as schema, pg_database_size(current_database()) as bytes from schema_migration',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The aggregate returned no row.');
  return row;
}

export const databaseBytes = async (db: Db): Promise<number> =>
  (await findValue<number>(db, 'select pg_database_size(current_database()) as bytes')) ?? 0;

export const readDatabaseClock = (db: Db): Promise<Date | null> =>
  findValue<Date>(db, 'select clock_timestamp() as now');

/** The time as the database shows it in a time zone, such as `2026-11-23 14:05`. */
export const formatInDatabase = async (db: Db, time: Date, timeZone: string): Promise<string> =>
  (await findValue<string>(
    db,
    "select to_char(timezone($1, $2::timestamptz), 'YYYY-MM-DD HH24:MI') as there",
    [timeZone, time],
  )) ?? '';

export const readWriteMode = async (db: Db): Promise<{ isReadOnly: boolean; isStandby: boolean }> =>
  (await findRow<{ isReadOnly: boolean; isStandby: boolean }>(
    db,
    `select current_setting('transaction_read_only')::boolean as "isReadOnly", pg_is_in_recovery() as "isStandby"`,
  )) ?? { isReadOnly: false, isStandby: false };

export const countConnections = async (db: Db): Promise<{ max: number; used: number }> =>
  (await findRow<{ max: number; used: number }>(
    db,
    `select current_setting('max_connections')::int as max,
            (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  )) ?? { max: 0, used: 0 };

export const listInvalidIndexes = (db: Db): Promise<string[]> =>
  listValues<string>(
    db,
    'select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1',
  );

/** The settings whose absence loses confirmed changes at a power failure, of those that are off. */
export const listDurabilityGaps = (db: Db): Promise<string[]> =>
  listValues<string>(
    db,
    `select name from unnest(array['fsync', 'synchronous_commit']) as name where current_setting(name) = 'off'`,
  );
