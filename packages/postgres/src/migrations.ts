import { createHash } from 'node:crypto';

/** One step forward of a schema. Once somebody may have taken it, it is never changed. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** A server that knows the schema only up to this number may run on what this step makes. */
  readonly oldestServer: number;
}

/** Where a step does not say so, no server from before it may. */
const oldestServerIn = (sql: string): number | null => {
  const [, number] = /^-- oldest server: (\d{3})\r?$/m.exec(sql) ?? [];
  return number === undefined ? null : Number(number);
};

/** Line endings may change on the way through a checkout; the statements are the same. */
export const migrationOf = (version: number, name: string, sql: string): Migration => ({
  version,
  name,
  sql,
  checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
  oldestServer: oldestServerIn(sql) ?? version,
});

/** The schema cannot be brought forward; the message says what mends it. */
export class MigrationFault extends Error {
  override readonly name = 'MigrationFault';

  /** Others were at work on the same tables: the same step may succeed in a moment. */
  get isPassing(): boolean {
    const { cause } = this;
    return cause instanceof Error && 'code' in cause && passing.has(String(cause.code));
  }
}

/** A lock was not to be had in time; two waited for each other. */
const passing = new Set(['55P03', '40P01']);

interface Rows<Row> {
  readonly rows: Row[];
}

/** One connection, as `pg` has it. A text without values may hold several statements. */
interface Sql {
  query<Row extends object>(text: string, values?: (string | number)[]): Promise<Rows<Row>>;
}

/** What is to be applied, and the table that tells what was. */
export interface Plan {
  readonly ledger: string;
  readonly migrations: readonly Migration[];
}

interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly oldestServer: number;
}

export async function isBehind(sql: Sql, plan: Plan): Promise<boolean> {
  const { rows } = await sql.query<{ ledger: string | null }>('select to_regclass($1)::text as ledger', [
    plan.ledger,
  ]);
  return !rows[0]?.ledger || (await missingFrom(sql, plan)).length > 0;
}

/**
 * Applies the first of those that are missing, if there is one. Within a transaction that holds a lock: of several that
 * start at once one does the work, and what fails leaves nothing.
 */
export async function applyNext(sql: Sql, plan: Plan): Promise<Migration | null> {
  await sql.query(`create table if not exists ${plan.ledger} (
    version    integer primary key,
    name       text not null,
    checksum   text not null,
    oldest_server integer not null,
    applied_at timestamptz not null default now()
  )`);
  const [migration] = await missingFrom(sql, plan);
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
    throw new MigrationFault(
      `The migration ${fileOf(migration)} could not be applied, and nothing of it was: ${reason}.`,
      { cause: error },
    );
  }
  return migration;
}

/** Those that are still to be applied, in order; throws where this server must not touch the database. */
export async function missingFrom(sql: Sql, { ledger, migrations }: Plan): Promise<readonly Migration[]> {
  // Read through JSON, because ledgers of the first versions lack the column.
  const { rows } = await sql.query<Applied>(
    `select version, name, checksum, (to_jsonb(ledger) ->> 'oldest_server')::int as "oldestServer"
       from ${ledger} as ledger order by version`,
  );
  for (const [index, row] of rows.entries()) {
    const migration = migrations[index];
    if (migration === undefined) {
      // Written by a newer server: it says which older ones may run on it.
      if (row.oldestServer <= migrations.length) continue;
      const latest = rows.at(-1)?.version ?? 0;
      throw new MigrationFault(
        `The database is at schema ${latest}, newer than this server, which knows ${migrations.length}: start the newer server, or restore a backup from before it.`,
      );
    }
    if (migration.name !== row.name) {
      throw new MigrationFault(
        `The database was made by a version with other migrations (${fileOf(row)}): start with an empty one, by another DATA_DIR or a new database in DATABASE_URL, or run the version that made it.`,
      );
    }
    if (migration.version !== row.version || migration.checksum !== row.checksum) {
      throw new MigrationFault(
        `The migration ${fileOf(row)} was changed after it had been applied: put it back as it was, and write the change as a new migration.`,
      );
    }
  }
  return migrations.slice(rows.length);
}

/** What its file is called. */
export const fileOf = ({ version, name }: Pick<Applied, 'version' | 'name'>): string =>
  `${String(version).padStart(3, '0')}_${name}.sql`;
