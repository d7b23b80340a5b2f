import { createHash } from 'node:crypto';

/** Never changed once it may have been applied anywhere. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Servers whose newest migration is this one or later may run with the result. */
  readonly oldestServer: number;
}

export const createMigration = (version: number, name: string, sql: string): Migration => ({
  version,
  name,
  sql,
  // A checkout may change line endings.
  checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
  oldestServer: readOldestServer(sql) ?? version,
});

/** From the line `-- oldest server: NNN`. Null without one: then no older server may run. */
const readOldestServer = (sql: string): number | null => {
  const [, number] = /^-- oldest server: (\d{3})\r?$/m.exec(sql) ?? [];
  return number === undefined ? null : Number(number);
};

/** The message says how to fix it. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  /** True if another connection used the same tables, so that a retry may succeed. */
  get isTransient(): boolean {
    const { cause } = this;
    return cause instanceof Error && 'code' in cause && transientCodes.has(String(cause.code));
  }
}

/** Lock timeout; deadlock. */
const transientCodes = new Set(['55P03', '40P01']);

interface Rows<Row> {
  readonly rows: Row[];
}

/** A connection of `pg`. A text without values may contain several statements. */
interface Sql {
  query<Row extends object>(text: string, values?: (string | number)[]): Promise<Rows<Row>>;
}

export interface MigrationPlan {
  /** The table of applied migrations. */
  readonly ledger: string;
  readonly migrations: readonly Migration[];
}

interface AppliedMigration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly oldestServer: number;
}

export async function hasPendingMigrations(sql: Sql, plan: MigrationPlan): Promise<boolean> {
  const { rows } = await sql.query<{ ledger: string | null }>('select to_regclass($1)::text as ledger', [
    plan.ledger,
  ]);
  return !rows[0]?.ledger || (await listPendingMigrations(sql, plan)).length > 0;
}

/** Applies the first pending migration; null if there is none. The caller's transaction holds the migration lock. */
export async function applyNextMigration(sql: Sql, plan: MigrationPlan): Promise<Migration | null> {
  await sql.query(`create table if not exists ${plan.ledger} (
    version       integer primary key,
    name          text not null,
    checksum      text not null,
    oldest_server integer not null,
    applied_at    timestamptz not null default now()
  )`);
  const [migration] = await listPendingMigrations(sql, plan);
  if (migration === undefined) return null;
  const { version, name, checksum, oldestServer } = migration;
  try {
    await sql.query(migration.sql);
    await sql.query(
      `insert into ${plan.ledger} (version, name, checksum, oldest_server) values ($1, $2, $3, $4)`,
      [version, name, checksum, oldestServer],
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      `The migration ${migrationFile(migration)} could not be applied, and nothing of it was: ${reason}.`,
      { cause: error },
    );
  }
  return migration;
}

/** In order. Throws MigrationError if this server must not use the database. */
export async function listPendingMigrations(
  sql: Sql,
  { ledger, migrations }: MigrationPlan,
): Promise<readonly Migration[]> {
  // Read through JSON, because ledgers of the first versions lack the column.
  const { rows } = await sql.query<AppliedMigration>(
    `select version, name, checksum, (to_jsonb(ledger) ->> 'oldest_server')::int as "oldestServer"
       from ${ledger} as ledger order by version`,
  );
  for (const [index, row] of rows.entries()) {
    const migration = migrations[index];
    if (migration === undefined) {
      if (row.oldestServer <= migrations.length) continue;
      const latest = rows.at(-1)?.version ?? 0;
      throw new MigrationError(
        `The database is at schema ${latest}, newer than this server, which knows ${migrations.length}: start the newer server, or restore a backup from before it.`,
      );
    }
    if (migration.name !== row.name) {
      throw new MigrationError(
        `The database was made by a version with other migrations (${migrationFile(row)}): start with an empty one, by another DATA_DIR or a new database in DATABASE_URL, or run the version that made it.`,
      );
    }
    if (migration.version !== row.version || migration.checksum !== row.checksum) {
      throw new MigrationError(
        `The migration ${migrationFile(row)} was changed after it had been applied: put it back as it was, and write the change as a new migration.`,
      );
    }
  }
  return migrations.slice(rows.length);
}

export const migrationFile = ({ version, name }: Pick<AppliedMigration, 'version' | 'name'>): string =>
  `${String(version).padStart(3, '0')}_${name}.sql`;
