import pg from 'pg';
import type { Connection } from './connection.ts';
import { DatabaseFault } from './database-fault.ts';
import { databaseLimits } from './database-limits.ts';
import type { Migration } from './migration-files.ts';
import { asUnavailable } from './unavailable.ts';

/** Any number will do, as long as every server of ours asks for the same one. */
const migrationLock = 7_929_873;

const createLedger = `
  create table if not exists schema_migration (
    version    integer primary key,
    name       text not null,
    checksum   text not null,
    applied_at timestamptz not null default now()
  )`;

interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

/**
 * Brings the schema up to this version of the server and returns what was new. Of several servers that
 * start at once one does the work, and the others wait and find it done.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: databaseLimits.connectMs,
    application_name: 'wayfare migrations',
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(createLedger);
    const { rows } = await client.query<Applied>(
      'select version, name, checksum from schema_migration order by version',
    );
    checkHistory(rows, migrations);
    const missing = migrations.slice(rows.length);
    for (const migration of missing) await apply(client, migration);
    return missing;
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, row] of applied.entries()) {
    const migration = migrations[index];
    if (migration === undefined) {
      const latest = applied.at(-1)?.version ?? 0;
      throw new DatabaseFault(
        `The database is at schema ${latest}, newer than this server, which knows ${migrations.length}: start the newer server, or restore a backup from before it.`,
      );
    }
    if (migration.version !== row.version || migration.checksum !== row.checksum) {
      throw new DatabaseFault(
        `The migration ${fileOf(row)} was changed after it had been applied: put it back as it was, and write the change as a new migration.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${databaseLimits.migrationLockMs}`);
    await client.query(migration.sql);
    await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseFault(
      `The migration ${fileOf(migration)} could not be applied, and nothing of it was: ${reason}.`,
    );
  }
}

const fileOf = ({ version, name }: Pick<Applied, 'version' | 'name'>): string =>
  `${String(version).padStart(3, '0')}_${name}.sql`;
